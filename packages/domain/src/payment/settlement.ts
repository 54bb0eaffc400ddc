import type { OrderState } from '../order/order-state.ts';
import type { PaymentState } from './payment-state.ts';

/** What is known of an authorisation. `unknown`: the provider was down, slow or made no sense. */
export type PaymentOutcome = 'authorised' | 'captured' | 'refused' | 'pending' | 'unknown';

/**
 * What to do about a payment's outcome:
 * - `place`: the order is bought;
 * - `release`: refused, the held stock is let go and the order is a draft again;
 * - `void`: money came for an order that is no longer waiting for it: give it back;
 * - `note-capture`: only the payment's own state moves on;
 * - `leave-open`: nothing is known yet, a later notice or the reconciling job settles it;
 * - `nothing`: told before, or too late to matter.
 */
export type Settlement = 'place' | 'release' | 'void' | 'note-capture' | 'leave-open' | 'nothing';

/**
 * [R4.033, R7.129] One decision for every way an outcome arrives (the answer, a notice, the reconciling job), however
 * often, late or out of order: only an order that waits for this very payment is moved by it.
 */
export function settlement(order: OrderState, payment: PaymentState, outcome: PaymentOutcome): Settlement {
  switch (outcome) {
    case 'pending':
    case 'unknown':
      return payment === 'authorising' ? 'leave-open' : 'nothing';
    case 'refused':
      return order === 'pending_payment' && canBeRefused(payment) ? 'release' : 'nothing';
    case 'authorised':
    case 'captured':
      return withMoney(order, payment, outcome);
  }
}

/** A failed challenge ends a payment that the provider was never asked for. */
function canBeRefused(payment: PaymentState): boolean {
  return isAsked(payment) || payment === 'challenged';
}

function isAsked(payment: PaymentState): boolean {
  return payment === 'authorising' || payment === 'pending';
}

function withMoney(order: OrderState, payment: PaymentState, outcome: 'authorised' | 'captured'): Settlement {
  if (order === 'pending_payment' && isAsked(payment)) return 'place';
  if (payment === 'authorised') return outcome === 'captured' ? 'note-capture' : 'nothing';
  return payment === 'captured' ? 'nothing' : 'void';
}
