import { newId, type Sandbox } from '../sandbox.ts';
import type { Payment } from '../store/records.ts';
import { noticeOf } from '../notices/notice.ts';

/** Gives the money back, once; a reference never heard of is marked, so that it can no longer be paid. */
export function voidPayment(sandbox: Sandbox, reference: string): Payment {
  const { payments } = sandbox.records;
  const known = payments.get(reference) ?? unheardOf(reference);
  if (known.state === 'voided') return known;
  return moveTo(sandbox, known, 'voided');
}

/** Takes authorised money, once; undefined where nothing can be taken. */
export function capturePayment(sandbox: Sandbox, reference: string): Payment | undefined {
  const known = sandbox.records.payments.get(reference);
  if (known?.state === 'captured') return known;
  return known?.state === 'authorised' ? moveTo(sandbox, known, 'captured') : undefined;
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
