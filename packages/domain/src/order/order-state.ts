import { accepted, refused, type Result } from '../shared/result.ts';

/**
 * [R4.042] calls-data-states.md 3.14. `draft` is what a shopper edits in the checkout; `awaiting_client` what an agent has
 * sent to whoever is to pay it; an order has a number from `pending_payment` on.
 */
export const ORDER_STATES = [
  'draft',
  'awaiting_client',
  'pending_payment',
  'placed',
  'preparing',
  'shipped',
  'ready_for_collection',
  'delivered',
  'collected',
  'return_requested',
  'partially_returned',
  'returned',
  'cancelled',
  'expired',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** [R7.028] What a customer still waits for. */
export const ONGOING_ORDER_STATES = [
  'pending_payment',
  'placed',
  'preparing',
  'shipped',
  'ready_for_collection',
  'return_requested',
] as const satisfies readonly OrderState[];

/** [R7.029] Every other order that was ever committed. */
export const PAST_ORDER_STATES = [
  'delivered',
  'collected',
  'partially_returned',
  'returned',
  'cancelled',
  'expired',
] as const satisfies readonly OrderState[];

export const ORDER_EVENTS = [
  'sent-to-client',
  'loaded',
  'committed',
  'payment-accepted',
  'payment-refused',
  'expired',
  'cancelled',
  'preparation-started',
  'handed-to-carrier',
  'arrived-in-store',
  'delivered',
  'collected',
  'return-requested',
  'partly-returned',
  'fully-returned',
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

export interface IllegalOrderEvent {
  readonly code: 'illegal_order_event';
  readonly state: OrderState;
  readonly event: OrderEvent;
}

type Moves = Partial<Readonly<Record<OrderEvent, OrderState>>>;

const MOVES: Readonly<Record<OrderState, Moves>> = {
  draft: { committed: 'pending_payment', 'sent-to-client': 'awaiting_client' },
  awaiting_client: { loaded: 'draft' },
  pending_payment: {
    'payment-accepted': 'placed',
    // The shopper may try again with another card: the cart is whole and the draft is the same one.
    'payment-refused': 'draft',
    cancelled: 'cancelled',
    expired: 'expired',
  },
  placed: { 'preparation-started': 'preparing', cancelled: 'cancelled' },
  preparing: { 'handed-to-carrier': 'shipped', 'arrived-in-store': 'ready_for_collection' },
  shipped: { delivered: 'delivered' },
  ready_for_collection: { collected: 'collected' },
  delivered: { 'return-requested': 'return_requested' },
  collected: { 'return-requested': 'return_requested' },
  return_requested: { 'partly-returned': 'partially_returned', 'fully-returned': 'returned' },
  partially_returned: { 'return-requested': 'return_requested' },
  returned: {},
  cancelled: {},
  expired: {},
};

/** What an order becomes; an event that its state does not know is refused and changes nothing. */
export function nextOrderState(state: OrderState, event: OrderEvent): Result<OrderState, IllegalOrderEvent> {
  const next = MOVES[state][event];
  return next === undefined ? refused({ code: 'illegal_order_event', state, event }) : accepted(next);
}

const UNBOUGHT: ReadonlySet<OrderState> = new Set([
  'draft',
  'awaiting_client',
  'pending_payment',
  'cancelled',
  'expired',
]);

/** A bought order, whatever became of it afterwards. */
export function isBought(state: OrderState): boolean {
  return !UNBOUGHT.has(state);
}

/** The state of a stored row; throws on one this program never wrote. */
export function orderStateOf(stored: string): OrderState {
  const state = ORDER_STATES.find((candidate) => candidate === stored);
  if (state === undefined) throw new Error(`An order is in the unknown state ${stored}`);
  return state;
}
