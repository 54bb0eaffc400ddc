import type { ServiceDeps } from '../../deps.ts';
import type { MountCall } from '../../http/call.ts';
import { submitExchange } from './submit-exchange.service.ts';
import { submitReturns } from './submit-returns.service.ts';

export { moveReturn } from './move-return.service.ts';
export { noteRefunded, refundablePayments } from './refund.store.ts';
export { orderOfReturn } from './return.store.ts';
export { findShownReturn, returnsShown } from './shown-returns.ts';

/** [R7.043, R7.187] Sending pieces back, for their money or for another size. */
export function mountReturns(mount: MountCall, deps: ServiceDeps): void {
  mount('returnLines', ({ body, ...call }) => submitReturns(deps, call, body));
  mount('exchangeLines', ({ body, ...call }) => submitExchange(deps, call, body));
}
