import { newId } from '../sandbox.ts';
import type { Notice, Payment } from '../store/records.ts';

/** The notice of a payment's change, due at once; undefined where the shop gave no address. */
export function noticeOf(payment: Payment, nowMs: number): Notice | undefined {
  if (payment.notifyUrl === '') return undefined;
  return {
    id: newId('evt'),
    reference: payment.reference,
    state: payment.state,
    url: payment.notifyUrl,
    attempts: 0,
    nextAtMs: nowMs,
    delivered: false,
  };
}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 10 * 60_000;
/** Doubling pauses from a second to ten minutes: about four days of trying. */
const MAX_ATTEMPTS = 600;

/** The notice after a try, delivered or due again later. */
export function afterAttempt(
  notice: Notice,
  outcome: { readonly ok: boolean; readonly nowMs: number },
): Notice {
  const attempts = notice.attempts + 1;
  if (outcome.ok || attempts >= MAX_ATTEMPTS) return { ...notice, attempts, delivered: true };
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
  return { ...notice, attempts, nextAtMs: outcome.nowMs + pauseMs };
}
