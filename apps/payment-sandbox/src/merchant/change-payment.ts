import { newId, type Sandbox } from '../sandbox.ts';
import type { Payment } from '../store/records.ts';
import { noticeOf } from '../notices/notice.ts';

/**
 * Sees to it that nothing of a payment is ever taken; a reference never heard of is marked, so that it can no longer be
 * paid. Undefined where money was taken already: that is refunded.
 */
export function voidPayment(sandbox: Sandbox, reference: string): Payment | undefined {
  const { payments } = sandbox.records;
  const known = payments.get(reference) ?? unheardOf(reference);
  if (known.state === 'captured' || known.state === 'refunded') return undefined;
  return known.state === 'voided' ? known : moveTo(sandbox, known, 'voided');
}

/**
 * Takes authorised money until `amount` is taken in all, so that whoever asks twice takes once. Undefined where so much
 * cannot be taken.
 */
export function capturePayment(sandbox: Sandbox, reference: string, amount: number): Payment | undefined {
  const known = sandbox.records.payments.get(reference);
  if (known === undefined || (known.state !== 'authorised' && known.state !== 'captured')) return undefined;
  if (amount > known.amount) return undefined;
  if ((known.captured ?? 0) >= amount) return known;
  return moveTo(sandbox, { ...known, captured: amount }, 'captured');
}

/**
 * Gives back of what was taken until `amount` is given back in all, and all of it where nothing is said, so that whoever
 * asks twice gives back once. Undefined where so much was not taken. A reference never heard of is one that a demo came
 * with: its money is given back at once.
 */
export function refundPayment(sandbox: Sandbox, reference: string, amount?: number): Payment | undefined {
  const known = sandbox.records.payments.get(reference);
  if (known !== undefined) return refundKnown(sandbox, known, amount);
  return amount === undefined ? undefined : refundedTo(sandbox, unheardOf(reference), amount);
}

function refundKnown(sandbox: Sandbox, known: Payment, amount: number | undefined): Payment | undefined {
  if (known.state === 'refunded') return known;
  const { captured = 0, refunded = 0 } = known;
  const wanted = amount ?? captured;
  if (known.state !== 'captured' || wanted > captured) return undefined;
  if (refunded >= wanted) return known;
  return wanted === captured
    ? moveTo(sandbox, { ...known, refunded: wanted }, 'refunded')
    : refundedTo(sandbox, known, wanted);
}

/** A part is given back: the payment itself stays as it is, and nobody is told. */
function refundedTo(sandbox: Sandbox, payment: Payment, refunded: number): Payment {
  const part: Payment = { ...payment, refunded };
  sandbox.records.payments.put(part.reference, part);
  return part;
}

/** Notes what the shopper answered on the wallet's page, once. */
export function answerWallet(sandbox: Sandbox, payment: Payment, answer: 'authorised' | 'refused'): Payment {
  return payment.state === 'pending' ? moveTo(sandbox, payment, answer) : payment;
}

/** Approves the pending payments whose time has come. */
export function settleDue(sandbox: Sandbox): void {
  for (const payment of sandbox.records.payments.all()) {
    const { state, settlesAtMs } = payment;
    if (state === 'pending' && settlesAtMs !== undefined && settlesAtMs <= sandbox.nowMs()) {
      moveTo(sandbox, payment, 'authorised');
    }
  }
}

/** Notes a payment in a new state, and has the shop told. */
export function moveTo(sandbox: Sandbox, payment: Payment, state: Payment['state']): Payment {
  const moved: Payment = { ...payment, state };
  const notice = noticeOf(moved, sandbox.nowMs());
  sandbox.records.together(() => {
    sandbox.records.payments.put(payment.reference, moved);
    if (notice !== undefined) sandbox.records.notices.put(notice.id, notice);
  });
  return moved;
}

function unheardOf(reference: string): Payment {
  return { id: newId('pay'), reference, amount: 0, currency: '', state: 'refused', notifyUrl: '' };
}
