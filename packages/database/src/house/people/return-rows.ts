import { refundDue, type ReturnState } from '@vitrine/domain';
import type { Insertable } from 'kysely';
import { newId } from '../../new-id.ts';
import type { Tables } from '../../tables/tables.generated.ts';
import type { HouseOrder, OrderOutcome } from '../format/order-format.ts';

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>;
export interface ReturnRows {
  readonly request: Row<'returnRequest'>;
  readonly lines: readonly Row<'returnLine'>[];
}

/** [R4.042] How far the return of a demo's order has come; orders in other states have none. */
const STATES = {
  return_requested: 'requested',
  partially_returned: 'refunded',
  returned: 'refunded',
} as const satisfies Partial<Record<OrderOutcome, ReturnState>>;

const HOUR_MS = 60 * 60 * 1000;
/** Hours after the order: a day after it arrived, and what followed. */
const HOURS_TO = { requested: 95, received: 143, inspected: 150, refunded: 151 } as const;

/** What came back of an order, minor units. */
interface ReturnedOrder {
  readonly market: string;
  readonly orderId: string;
  readonly placedAt: Date;
  readonly cost: { readonly subtotal: number; readonly shipping: number; readonly total: number };
  readonly lines: readonly { readonly id: string; readonly line: HouseOrder['lines'][number] }[];
}

/** The return that the state of an order speaks of; undefined where it speaks of none. */
export function returnRows(order: HouseOrder, returned: ReturnedOrder): ReturnRows | undefined {
  if (!isReturned(order.state)) return undefined;
  const state = STATES[order.state];
  const { market, orderId, placedAt, cost, lines } = returned;
  const isPart = order.state === 'partially_returned';
  const sent = lines.filter(({ line }) => !isPart || line.returned === true);
  const goods = sent.reduce((sum, { line }) => sum + line.unitAmount * line.quantity, 0);
  const at = (step: keyof typeof HOURS_TO) => new Date(placedAt.getTime() + HOURS_TO[step] * HOUR_MS);
  const moves = (['received', 'inspected', 'refunded'] as const).map((step) => ({
    state: step,
    at: at(step),
  }));
  const id = newId();
  return {
    request: {
      market,
      id,
      orderId,
      number: `R${order.number.slice(2)}`,
      kind: 'return',
      way: 'parcel',
      storeId: null,
      state,
      refundAmount: state === 'refunded' ? refundDue(cost, goods, { refundsDelivery: true }) : 0,
      moves: JSON.stringify(state === 'refunded' ? moves : []),
      movedAt: null,
      createdAt: at('requested'),
    },
    lines: sent.map(({ id: lineId, line: { quantity } }) => ({
      market,
      returnId: id,
      lineId,
      quantity,
      accepted: state === 'refunded' ? quantity : null,
    })),
  };
}

const isReturned = (state: OrderOutcome): state is keyof typeof STATES => Object.hasOwn(STATES, state);
