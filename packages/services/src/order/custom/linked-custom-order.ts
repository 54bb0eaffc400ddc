import { linkRefusal, type LinkRefusalCode, refused, type Result } from '@vitrine/domain';
import type { ServiceDeps } from '../../deps.ts';
import { tokenHash } from '../../http/session.ts';
import { findOrder, type OrderRow } from '../order-view.store.ts';
import { stateOf } from './answer-custom-order.service.ts';
import { findByToken } from './custom-order.store.ts';

/**
 * [R2.045, R7.126] The order that the link of an agent's order shows. Looking changes nothing, and a link that was used or
 * has expired shows nothing of its order.
 */
export async function linkedCustomOrder(
  deps: Pick<ServiceDeps, 'db' | 'clock'>,
  token: string,
): Promise<Result<OrderRow, { readonly code: LinkRefusalCode }>> {
  const row = await findByToken(deps.db, tokenHash(token));
  const code = row === undefined ? 'not_found' : linkRefusal(stateOf(row, deps.clock.now()));
  if (row === undefined || code !== undefined) return refused({ code: code ?? 'not_found' });
  const order = await findOrder(deps.db, row.market, row.orderId);
  return order === undefined ? refused({ code: 'not_found' }) : { ok: true, value: order };
}
