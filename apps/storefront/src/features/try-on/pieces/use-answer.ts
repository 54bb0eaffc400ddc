import { useCallback, useEffect, useReducer } from 'react';
import type { CallFailure } from '../../../shared/api/call-failure.ts';
import { firstAsked, nextAsked } from './asked.ts';

export interface CallAnswer {
  /** Why there is none. */
  readonly failure: CallFailure | undefined;
  /** The shopper has asked once more, and waits. */
  readonly isAskedAgain: boolean;
  readonly askAgain: () => void;
}

/**
 * Puts a question as soon as it is known, and again when the shopper wants to.
 *
 * @param ask answers why nothing was answered; undefined when all is well.
 * @param question nothing is asked while it is empty.
 */
export function useAnswer(
  ask: (question: string) => Promise<CallFailure | undefined>,
  question: string,
): CallAnswer {
  const [asked, move] = useReducer(nextAsked, question, firstAsked);
  if (asked.question !== question) move({ type: 'asked', question });
  const put = useCallback(async () => {
    const failure = await ask(question);
    move(failure ? { type: 'failed', question, failure } : { type: 'answered', question });
  }, [ask, question]);
  useEffect(() => {
    if (question !== '') void put();
  }, [put, question]);
  return {
    failure: asked.step === 'failed' ? asked.failure : undefined,
    isAskedAgain: asked.step === 'asking-again',
    askAgain: () => {
      move({ type: 'asked-again', question });
      void put();
    },
  };
}
