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

/** Gives back all that was taken, once; undefined where nothing was. */
export function refundPayment(sandbox: Sandbox, reference: string): Payment | undefined {
  const known = sandbox.records.payments.get(reference);
  if (known?.state === 'refunded') return known;
  return known?.state === 'captured' ? moveTo(sandbox, known, 'refunded') : undefined;
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

function moveTo(sandbox: Sandbox, payment: Payment, state: Payment['state']): Payment {
  const moved: Payment = { ...payment, state };
  sandbox.records.payments.put(payment.reference, moved);
  const notice = noticeOf(moved, sandbox.nowMs());
  if (notice !== undefined) sandbox.records.notices.put(notice.id, notice);
  return moved;
}

function unheardOf(reference: string): Payment {
  return { id: newId('pay'), reference, amount: 0, currency: '', state: 'refused', notifyUrl: '' };
}
