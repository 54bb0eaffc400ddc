import type { CallKind } from '@vitrine/contracts';

/**
 * How one call authenticates (calls-data-states 3.8). Pure: `nextRequest` says what state follows and what the client
 * must do; client.ts does it.
 */
export type RequestState =
  | { readonly name: 'idle' }
  | { readonly name: 'sent'; readonly isRetry: boolean }
  | { readonly name: 'refreshing' }
  | { readonly name: 'done' }
  | { readonly name: 'rejected' }
  /** The session cannot be had back: signed out where needed, and the page loads again. */
  | { readonly name: 'dead' };

export type RequestEvent =
  /** `isConflict`: in assisted mode another tab serves another client [R4.032]. */
  | { readonly type: 'requested'; readonly isConflict: boolean }
  | { readonly type: 'answered'; readonly status: number; readonly call: CallKind }
  /** No answer came: the network failed, or the time was up. */
  | { readonly type: 'unanswered' }
  | { readonly type: 'refreshed' }
  | { readonly type: 'refresh-refused' }
  | { readonly type: 'refresh-failed' };

type RequestEffect = 'none' | 'send' | 'refresh' | 'end-session';

export interface RequestStep {
  readonly state: RequestState;
  readonly effect: RequestEffect;
}

const UNAUTHORIZED = 401;

/** [R4.029–R4.032] An event that means nothing in a state leaves it as it is. */
export function nextRequest(state: RequestState, event: RequestEvent): RequestStep {
  switch (state.name) {
    case 'idle':
      return fromIdle(state, event);
    case 'sent':
      return fromSent(state, event);
    case 'refreshing':
      return fromRefreshing(state, event);
    case 'done':
    case 'rejected':
    case 'dead':
      return stay(state);
    default:
      return state satisfies never;
  }
}

function fromIdle(state: RequestState, event: RequestEvent): RequestStep {
  if (event.type !== 'requested') return stay(state);
  if (event.isConflict) return { state: { name: 'rejected' }, effect: 'none' };
  return { state: { name: 'sent', isRetry: false }, effect: 'send' };
}

function fromSent(state: RequestState & { readonly name: 'sent' }, event: RequestEvent): RequestStep {
  if (event.type === 'unanswered') return { state: { name: 'rejected' }, effect: 'none' };
  if (event.type !== 'answered') return stay(state);
  if (event.status >= 200 && event.status < 300) return { state: { name: 'done' }, effect: 'none' };
  if (event.status !== UNAUTHORIZED) return { state: { name: 'rejected' }, effect: 'none' };
  // [R4.030] A refresh or an agent's sign-in: who serves others goes on with nothing that was shown before.
  if (event.call === 'refresh' || event.call === 'agent-sign-in')
    return { state: { name: 'dead' }, effect: 'end-session' };
  if (state.isRetry || event.call === 'sign-in') return { state: { name: 'rejected' }, effect: 'none' };
  return { state: { name: 'refreshing' }, effect: 'refresh' };
}

function fromRefreshing(state: RequestState, event: RequestEvent): RequestStep {
  if (event.type === 'refreshed') return { state: { name: 'sent', isRetry: true }, effect: 'send' };
  if (event.type === 'refresh-refused') return { state: { name: 'dead' }, effect: 'end-session' };
  if (event.type === 'refresh-failed') return { state: { name: 'rejected' }, effect: 'none' };
  return stay(state);
}

function stay(state: RequestState): RequestStep {
  return { state, effect: 'none' };
}
