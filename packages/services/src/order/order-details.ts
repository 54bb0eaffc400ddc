import type { OrderDetailsBody } from '@vitrine/contracts';
import { cancellation, type Locale, mayChangeAddress, type OrderAction, orderStateOf } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { orderBody } from './order-body.ts';
import type { OrderRow } from './order-view.store.ts';
import { returnsShown } from './returns/index.ts';

/** [R7.127] An order for its owner, with what became of it and what may be done about it now. */
export async function orderDetails(
  deps: Pick<ServiceDeps, 'db' | 'clock' | 'config'>,
  row: OrderRow,
  locale: Locale,
): Promise<OrderDetailsBody> {
  const shown = await returnsShown(deps, row, locale);
  return {
    ...orderBody(row, locale),
    ...(row.committedAt === null ? {} : { orderedAt: row.committedAt.toISOString() }),
    actions: actionsFor(row, shown.returnable),
    ...shown,
  };
}

function actionsFor(
  { state: stored, fulfilments }: OrderRow,
  returnable: OrderDetailsBody['returnable'],
): OrderAction[] {
  const state = orderStateOf(stored);
  const actions: readonly (readonly [action: OrderAction, isOpen: boolean])[] = [
    ['cancel', cancellation(state).ok],
    ['changeAddress', mayChangeAddress(state, fulfilments ?? [])],
    ['return', returnable.some(({ quantity }) => quantity > 0)],
  ];
  return actions.flatMap(([action, isOpen]) => (isOpen ? [action] : []));
}
