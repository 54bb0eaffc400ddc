import { FIRST_POLL, mayStillPoll, nextPoll, type PollingPhase, type PollingStep } from '@vitrine/domain';

/** What polling needs of the world; replaced in tests. */
export interface PollingWorld {
  /** Asks the phase's question; undefined when no answer came, which is asked again at the next turn. */
  readonly ask: (phase: PollingPhase) => Promise<unknown>;
  readonly nowMs: () => number;
  readonly setTimer: (run: () => void, afterMs: number) => number;
  readonly clearTimer: (timer: number) => void;
}

export type PollingEnd = Exclude<PollingStep, { readonly state: PollingPhase }>['state'];

/**
 * [R4.033, R9.024–R9.026] Asks whether the payment is complete, then whether the order is placed, until it is or the
 * time is up. Answers the function that stops it: afterwards nothing is asked and `onEnd` is not called.
 */
export function pollPayment(world: PollingWorld, onEnd: (end: PollingEnd) => void): () => void {
  const startedMs = world.nowMs();
  let timer: number | undefined;
  let isStopped = false;

  const follow = (step: PollingStep) => {
    if (isStopped) return;
    if (step.state !== 'payment' && step.state !== 'order') onEnd(step.state);
    else if (step.afterMs === 0) void ask(step.state);
    else timer = world.setTimer(() => void ask(step.state), step.afterMs);
  };

  const ask = async (phase: PollingPhase) => {
    if (!mayStillPoll(world.nowMs() - startedMs)) {
      follow({ state: 'timeout' });
      return;
    }
    const body = (await world.ask(phase)) ?? UNANSWERED[phase];
    follow(nextPoll(phase, { body, elapsedMs: world.nowMs() - startedMs }));
  };

  follow(FIRST_POLL);
  return () => {
    isStopped = true;
    if (timer !== undefined) world.clearTimer(timer);
  };
}

/** A question without an answer settles nothing: the next one may be answered. */
const UNANSWERED = {
  payment: { completeStatus: false, paymentStatus: 'pending' },
  order: { completeStatus: false },
} as const satisfies Record<PollingPhase, unknown>;
