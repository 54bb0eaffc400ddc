import { accepted, refused, type Result } from '../shared/result.ts';

/** [R4.042] The pages of the checkout, in order (calls-data-states.md 3.13). */
export const CHECKOUT_STEPS = ['login', 'shipping', 'payment'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** What the order already has. */
export interface CheckoutProgress {
  readonly hasEmail: boolean;
  readonly hasShipping: boolean;
}

/** The first step with something left to do: later ones are not open yet, earlier ones may be edited. */
export function firstOpenStep({ hasEmail, hasShipping }: CheckoutProgress): CheckoutStep {
  if (!hasEmail) return 'login';
  return hasShipping ? 'payment' : 'shipping';
}

/** Whether a step's page may be shown; otherwise the shopper is led to `firstOpenStep`. */
export function isStepOpen(step: CheckoutStep, progress: CheckoutProgress): boolean {
  return CHECKOUT_STEPS.indexOf(step) <= CHECKOUT_STEPS.indexOf(firstOpenStep(progress));
}

export const CHECKOUT_STATES = [
  'cart',
  'login',
  'shipping',
  'payment',
  'ready',
  'authorising',
  'challenge',
  'redirected',
  'polling',
  'placed',
  'cancelled',
] as const;
export type CheckoutState = (typeof CHECKOUT_STATES)[number];

export const CHECKOUT_EVENTS = [
  'order-prepared',
  'shopper-known',
  'shipping-chosen',
  'payment-applied',
  'committed',
  'challenged',
  'sent-to-provider',
  'payment-accepted',
  'payment-refused',
  'payment-unsure',
  'login-edited',
  'shipping-edited',
  'payment-edited',
  'order-cancelled',
] as const;
export type CheckoutEvent = (typeof CHECKOUT_EVENTS)[number];

export interface IllegalCheckoutEvent {
  readonly code: 'illegal_checkout_event';
  readonly state: CheckoutState;
  readonly event: CheckoutEvent;
}

type Moves = Partial<Readonly<Record<CheckoutEvent, CheckoutState>>>;

const PAYMENT_ENDS: Moves = { 'payment-accepted': 'placed', 'payment-refused': 'payment' };
const EDITS: Moves = { 'login-edited': 'login', 'shipping-edited': 'shipping', 'payment-edited': 'payment' };

/** Editing goes back to that step only while nothing is committed, and never forward. */
const MOVES: Readonly<Record<CheckoutState, Moves>> = {
  cart: { 'order-prepared': 'login' },
  login: { 'shopper-known': 'shipping' },
  shipping: { 'shipping-chosen': 'payment', 'login-edited': 'login' },
  payment: { 'payment-applied': 'ready', 'login-edited': 'login', 'shipping-edited': 'shipping' },
  ready: { committed: 'authorising', ...EDITS },
  authorising: {
    ...PAYMENT_ENDS,
    challenged: 'challenge',
    'sent-to-provider': 'redirected',
    'payment-unsure': 'polling',
  },
  challenge: { ...PAYMENT_ENDS, 'payment-unsure': 'polling' },
  redirected: { ...PAYMENT_ENDS, 'payment-unsure': 'polling' },
  polling: { ...PAYMENT_ENDS, 'order-cancelled': 'cancelled' },
  placed: { 'order-cancelled': 'cancelled' },
  cancelled: {},
};

/** Where the checkout goes; an event its state does not know is refused and changes nothing. */
export function nextCheckoutState(
  state: CheckoutState,
  event: CheckoutEvent,
): Result<CheckoutState, IllegalCheckoutEvent> {
  const next = MOVES[state][event];
  return next === undefined ? refused({ code: 'illegal_checkout_event', state, event }) : accepted(next);
}
