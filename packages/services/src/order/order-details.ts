import type { OrderDetailsBody } from '@vitrine/contracts';
import { cancellation, type Locale, mayChangeAddress, type OrderAction, orderStateOf } from '@vitrine/domain';
import { orderBody } from './order-body.ts';
import type { OrderRow } from './order-view.store.ts';

/** [R7.127] An order for its owner, with what may be done about it now. */
export function orderDetails(row: OrderRow, locale: Locale): OrderDetailsBody {
  return {
    ...orderBody(row, locale),
    ...(row.committedAt === null ? {} : { orderedAt: row.committedAt.toISOString() }),
    actions: actionsFor(row),
  };
}

function actionsFor({ state: stored, fulfilments }: OrderRow): OrderAction[] {
  const state = orderStateOf(stored);
  const actions: readonly (readonly [action: OrderAction, isOpen: boolean])[] = [
    ['cancel', cancellation(state).ok],
    ['changeAddress', mayChangeAddress(state, fulfilments ?? [])],
  ];
  return actions.flatMap(([action, isOpen]) => (isOpen ? [action] : []));
}
