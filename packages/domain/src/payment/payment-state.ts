import { accepted, refused, type Result } from '../shared/result.ts';

/**
 * A payment means on an order. `applied`: the card is known, nothing was asked; `challenged`: the bank wants to see
 * the shopper; `authorising`: the provider is being asked right now; `pending`: it was asked and did not say, or said that
 * it does not know yet; `captured`: money was taken, all or a part; `refunded`: money that was taken was given back.
 */
export const PAYMENT_STATES = [
  'applied',
  'challenged',
  'authorising',
  'pending',
  'authorised',
  'captured',
  'refused',
  'cancelled',
  'refunded',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const PAYMENT_EVENTS = [
  'challenge-asked',
  'authorisation-asked',
  'left-open',
  'authorised',
  'captured',
  'refused',
  'cancelled',
  'refunded',
] as const;
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number];

export interface IllegalPaymentEvent {
  readonly code: 'illegal_payment_event';
  readonly state: PaymentState;
  readonly event: PaymentEvent;
}

type Moves = Partial<Readonly<Record<PaymentEvent, PaymentState>>>;

/** The notice of a capture may overtake that of the authorisation. */
const ENDS: Moves = {
  authorised: 'authorised',
  captured: 'captured',
  refused: 'refused',
  cancelled: 'cancelled',
};

const MOVES: Readonly<Record<PaymentState, Moves>> = {
  applied: { 'challenge-asked': 'challenged', 'authorisation-asked': 'authorising', cancelled: 'cancelled' },
  challenged: { 'authorisation-asked': 'authorising', refused: 'refused', cancelled: 'cancelled' },
  authorising: { 'left-open': 'pending', ...ENDS },
  pending: ENDS,
  authorised: { captured: 'captured', cancelled: 'cancelled' },
  // A further part may be taken with the next parcel.
  captured: { captured: 'captured', cancelled: 'cancelled', refunded: 'refunded' },
  // Money may come, and be taken, after a payment was refused or given up: it goes back.
  refused: { refunded: 'refunded' },
  cancelled: { refunded: 'refunded' },
  refunded: {},
};

/** What a payment becomes; an event that its state does not know is refused and changes nothing. */
export function nextPaymentState(
  state: PaymentState,
  event: PaymentEvent,
): Result<PaymentState, IllegalPaymentEvent> {
  const next = MOVES[state][event];
  return next === undefined ? refused({ code: 'illegal_payment_event', state, event }) : accepted(next);
}

/** The state of a stored row; throws on one this program never wrote. */
export function paymentStateOf(stored: string): PaymentState {
  const state = PAYMENT_STATES.find((candidate) => candidate === stored);
  if (state === undefined) throw new Error(`A payment is in the unknown state ${stored}`);
  return state;
}
