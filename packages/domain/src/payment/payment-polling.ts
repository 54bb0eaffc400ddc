import { accepted, refused, type Result } from '../shared/result.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** [R9.024, R9.025, R9.026] How often the browser asks, and for how long. */
export const PAYMENT_POLLING = {
  paymentEveryMs: 60 * SECOND,
  orderEveryMs: 7 * SECOND,
  giveUpAfterMs: 60 * MINUTE,
} as const;
export type PaymentPollingLimits = { readonly [Name in keyof typeof PAYMENT_POLLING]: number };

/** [R8.039] The message a client rejects with when the payment check makes no sense. */
export const INVALID_PAYMENT_STATUS = 'Invalid orderPayment status';

export type PollingPhase = 'payment' | 'order';
export type PollingState = PollingPhase | 'done' | 'failed' | 'timeout';

/** What the client does now: ask at once or after `afterMs`, or stop. */
export type PollingStep =
  | { readonly state: PollingPhase; readonly afterMs: number }
  | { readonly state: 'done' }
  | { readonly state: 'timeout' }
  | { readonly state: 'failed'; readonly message: string };

/** The first check is made at once. */
export const FIRST_POLL: PollingStep = { state: 'payment', afterMs: 0 };

/**
 * [R4.033] What follows an answer to `phase`'s question: first whether the payment is complete, then whether the
 * order is placed. `elapsedMs` is real time since the first check, so that a sleeping tab does not stretch the limit.
 */
export function nextPoll(
  phase: PollingPhase,
  answer: { readonly body: unknown; readonly elapsedMs: number },
  limits: PaymentPollingLimits = PAYMENT_POLLING,
): PollingStep {
  const status = phase === 'payment' ? readPaymentStatus(answer.body) : readOrderStatus(answer.body);
  if (!status.ok) return { state: 'failed', message: INVALID_PAYMENT_STATUS };
  if (status.value.completeStatus)
    return phase === 'payment' ? { state: 'order', afterMs: 0 } : { state: 'done' };
  const afterMs = phase === 'payment' ? limits.paymentEveryMs : limits.orderEveryMs;
  if (answer.elapsedMs >= limits.giveUpAfterMs) return { state: 'timeout' };
  return { state: phase, afterMs: Math.min(afterMs, limits.giveUpAfterMs - answer.elapsedMs) };
}

/**
 * [R9.026] Whether a planned question may still be asked: at the limit the polling ends instead, and no request
 * follows. Covers a tab that slept past the limit before its timer fired.
 */
export function mayStillPoll(elapsedMs: number, limits: PaymentPollingLimits = PAYMENT_POLLING): boolean {
  return elapsedMs < limits.giveUpAfterMs;
}

/** [R3.052] */
export interface CompleteStatus {
  readonly completeStatus: boolean;
}
export interface InvalidPaymentStatus {
  readonly code: 'invalid_payment_status';
}

const KNOWN_PAYMENT_STATUSES: readonly unknown[] = ['pending', 'complete'];

/** [R8.039] A payment check is known when `completeStatus` is a boolean and `paymentStatus` pending or complete. */
export function readPaymentStatus(body: unknown): Result<CompleteStatus, InvalidPaymentStatus> {
  const isKnown =
    hasCompleteStatus(body) && 'paymentStatus' in body && KNOWN_PAYMENT_STATUSES.includes(body.paymentStatus);
  return isKnown
    ? accepted({ completeStatus: body.completeStatus })
    : refused({ code: 'invalid_payment_status' });
}

function readOrderStatus(body: unknown): Result<CompleteStatus, InvalidPaymentStatus> {
  return hasCompleteStatus(body)
    ? accepted({ completeStatus: body.completeStatus })
    : refused({ code: 'invalid_payment_status' });
}

function hasCompleteStatus(body: unknown): body is CompleteStatus {
  return (
    typeof body === 'object' &&
    body !== null &&
    'completeStatus' in body &&
    typeof body.completeStatus === 'boolean'
  );
}
