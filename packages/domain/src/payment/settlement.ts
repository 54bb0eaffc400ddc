import { isBought, type OrderState } from '../order/order-state.ts';
import { isLive, isPaid, type OrderPayment } from './order-payments.ts';
import type { PaymentState } from './payment-state.ts';

/**
 * What is known of an authorisation. `withdrawn`: the provider gave the money up or back by itself; `unknown`: the
 * provider was down, slow or made no sense.
 */
export const PAYMENT_OUTCOMES = [
  'authorised',
  'captured',
  'refused',
  'withdrawn',
  'pending',
  'unknown',
] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

/**
 * What to do about a payment's outcome:
 * - `place`: with this payment all of the order is paid, it is bought;
 * - `secure`: this part is paid, the order waits for its other payments;
 * - `release`: refused, the held stock is let go, the other payments are given up and the order is a draft again;
 * - `give-back`: money came for a payment that nobody waits for any more;
 * - `withdraw`: the order is bought and this money is gone; a person looks at it, and no parcel leaves unpaid;
 * - `note-capture`: only the payment's own state moves on;
 * - `leave-open`: nothing is known yet, a later notice or the reconciling job settles it;
 * - `nothing`: told before, or too late to matter.
 */
export type Settlement =
  | 'place'
  | 'secure'
  | 'release'
  | 'give-back'
  | 'withdraw'
  | 'note-capture'
  | 'leave-open'
  | 'nothing';

/** An order that is being paid, as its settlement sees it. */
export interface PaidOrder {
  readonly state: OrderState;
  /** Minor units. */
  readonly total: number;
  readonly payments: readonly OrderPayment[];
}
/** What became of one of its payments. */
export interface PaymentNews {
  readonly paymentId: string;
  readonly outcome: PaymentOutcome;
}

/**
 * [R4.033, R7.129] One decision for every way an outcome arrives (the answer, a notice, the reconciling job), however
 * often, late or out of order: only an order that waits for this very payment is moved by it. Throws for a payment
 * that is not the order's.
 */
export function settlement(order: PaidOrder, { paymentId, outcome }: PaymentNews): Settlement {
  const payment = order.payments.find(({ id }) => id === paymentId);
  if (payment === undefined) throw new Error(`The order has no payment ${paymentId}`);
  switch (outcome) {
    case 'refused':
      return afterRefusal(order, payment.state);
    case 'withdrawn':
      return afterWithdrawal(order, payment.state);
    case 'authorised':
    case 'captured':
      return afterMoney(order, payment, outcome);
    case 'pending':
    case 'unknown':
      return payment.state === 'authorising' ? 'leave-open' : 'nothing';
  }
}

type Paid = 'authorised' | 'captured';
const paidAs = (_payment: PaymentState, outcome: PaymentOutcome): Paid =>
  outcome === 'captured' ? 'captured' : 'authorised';

const BECOMES: Readonly<
  Record<Settlement, (payment: PaymentState, outcome: PaymentOutcome) => PaymentState | undefined>
> = {
  place: paidAs,
  secure: paidAs,
  'note-capture': paidAs,
  release: () => 'refused',
  // It ends with the money: no later commit places the order by money that goes back.
  'give-back': (payment) => (isLive(payment) ? 'cancelled' : undefined),
  withdraw: (payment) => (payment === 'captured' ? 'refunded' : 'cancelled'),
  'leave-open': () => 'pending',
  nothing: () => undefined,
};

/** [R7.129] What the payment itself becomes by a settlement; undefined where it stays as it is. */
export function settledState(
  settled: Settlement,
  payment: PaymentState,
  outcome: PaymentOutcome,
): PaymentState | undefined {
  return BECOMES[settled](payment, outcome);
}

/** A failed challenge ends a payment that the provider was never asked for. */
function afterRefusal({ state: order }: PaidOrder, payment: PaymentState): Settlement {
  const canBeRefused = isAsked(payment) || payment === 'challenged';
  return order === 'pending_payment' && canBeRefused ? 'release' : 'nothing';
}

function afterWithdrawal({ state: order }: PaidOrder, payment: PaymentState): Settlement {
  // Told after our own request to give it up or back.
  if (!isLive(payment)) return 'nothing';
  if (isBought(order)) return 'withdraw';
  return order === 'pending_payment' ? 'release' : 'nothing';
}

function isAsked(payment: PaymentState): boolean {
  return payment === 'authorising' || payment === 'pending';
}

function afterMoney(
  { state: order, total, payments }: PaidOrder,
  paid: OrderPayment,
  state: Paid,
): Settlement {
  if (order !== 'pending_payment' || !isAsked(paid.state)) return afterLateMoney(paid.state, state);
  const now = payments.map((payment) => (payment.id === paid.id ? { ...payment, state } : payment));
  return isPaid(total, now) ? 'place' : 'secure';
}

function afterLateMoney(payment: PaymentState, outcome: Paid): Settlement {
  if (payment === 'authorised') return outcome === 'captured' ? 'note-capture' : 'nothing';
  return payment === 'captured' || payment === 'refunded' ? 'nothing' : 'give-back';
}
