import type { OrderDetailsBody } from '@vitrine/contracts';
import {
  cancellation,
  customOrderState,
  standingOf,
  type Locale,
  mayChangeAddress,
  type OrderAction,
  orderStateOf,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { orderBody } from './order-body.ts';
import type { OrderRow } from './order-view.store.ts';
import { papersShown } from './papers/index.ts';
import { returnsShown } from './returns/index.ts';

/** [R7.127] An order for its owner, with what became of it and what may be done about it now. */
export async function orderDetails(
  deps: Pick<ServiceDeps, 'db' | 'clock' | 'config'>,
  row: OrderRow,
  { locale, linkToken }: { readonly locale: Locale; readonly linkToken?: string | undefined },
): Promise<OrderDetailsBody> {
  const shown = await returnsShown(deps, row, locale);
  return {
    ...orderBody(row, locale),
    ...(row.committedAt === null ? {} : { orderedAt: row.committedAt.toISOString() }),
    actions: actionsFor(row, shown.returnable),
    ...sentBody(row, deps.clock.now()),
    ...shown,
    papers: [...(await papersShown(deps, row, { locale, linkToken }))],
  };
}

/** [R6.010] What the house knows of the risk of an order; no shopper is told. */
export function riskBody({
  riskStatus: status,
  riskScore: score,
  reviewState: review,
}: OrderRow): Pick<OrderDetailsBody, 'risk'> {
  return status === null ? {} : { risk: { status, ...(score === null ? {} : { score }), review } };
}

/** [R2.045] How an order stands that an agent prepared. */
function sentBody(
  { customOrder, state, placedAt }: OrderRow,
  now: Date,
): Pick<OrderDetailsBody, 'customOrder'> {
  if (customOrder === null) return {};
  const { kind, firstName, lastName, ...kept } = customOrder;
  const expiresAt = new Date(kept.expiresAt);
  const order = standingOf(orderStateOf(state), placedAt !== null);
  const standing = customOrderState({ state: kept.state, expiresAt, order }, now);
  return {
    customOrder: {
      kind,
      state: standing,
      expiresAt: expiresAt.toISOString(),
      preparedBy: { firstName, lastName },
    },
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
