/** The state machine of a question to the shop that may go unanswered and can be asked again. */
import type { CallFailure } from '../../../shared/api/call-failure.ts';

export type Asked =
  | { readonly question: string; readonly step: 'asking' | 'asking-again' | 'answered' }
  | { readonly question: string; readonly step: 'failed'; readonly failure: CallFailure };

export type AskedEvent = { readonly question: string } & (
  | { readonly type: 'asked' | 'answered' | 'asked-again' }
  | { readonly type: 'failed'; readonly failure: CallFailure }
);

export const firstAsked = (question: string): Asked => ({ question, step: 'asking' });

/**
 * The state after an event. An event that its state does not know, or that belongs to another question, changes
 * nothing.
 */
export function nextAsked(asked: Asked, event: AskedEvent): Asked {
  const { question, step } = asked;
  if (event.question !== question) return event.type === 'asked' ? firstAsked(event.question) : asked;
  if (event.type === 'asked') return asked;
  if (event.type === 'asked-again') return step === 'failed' ? { question, step: 'asking-again' } : asked;
  if (step !== 'asking' && step !== 'asking-again') return asked;
  return event.type === 'failed'
    ? { question, step: 'failed', failure: event.failure }
    : { question, step: 'answered' };
}
