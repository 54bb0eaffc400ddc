import type { TryOnFailure } from './failure.ts';
import type { TryOnHint } from './hint.ts';
import type { Target } from './target.ts';

/** What the engine is doing, told to `onStatus` at every change and never twice in a row. */
export type TryOnStatus =
  /** Fetching and starting the engine; `progress` runs from 0 to 1 and never backwards. */
  | { readonly state: 'loading'; readonly progress: number }
  /** Started and warm; no picture yet. */
  | { readonly state: 'ready' }
  /** The picture runs; what is sought was not seen in it so far. */
  | { readonly state: 'seeking'; readonly target: Target; readonly hint?: TryOnHint }
  /** It is followed and the products, if any are worn, are drawn on it. */
  | { readonly state: 'tracked'; readonly hint?: TryOnHint }
  /** It was followed and has left; the picture runs on without the products. */
  | { readonly state: 'lost'; readonly target: Target; readonly hint?: TryOnHint }
  | { readonly state: 'failed'; readonly failure: TryOnFailure }
  | { readonly state: 'closed' };

/** True if two statuses would tell the shopper the same. */
export function isSameStatus(one: TryOnStatus, other: TryOnStatus): boolean {
  if (one.state === 'loading' && other.state === 'loading') return one.progress === other.progress;
  if (one.state === 'failed' && other.state === 'failed') return one.failure.code === other.failure.code;
  return one.state === other.state && hintOf(one) === hintOf(other) && targetIn(one) === targetIn(other);
}

const hintOf = (status: TryOnStatus): TryOnHint | undefined => ('hint' in status ? status.hint : undefined);
const targetIn = (status: TryOnStatus): Target | undefined =>
  'target' in status ? status.target : undefined;
