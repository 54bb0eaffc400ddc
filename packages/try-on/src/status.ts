import type { TryOnFailure } from './failure.ts';
import type { TryOnHint } from './hint.ts';

/** What the engine is doing, told to `onStatus` at every change and never twice in a row. */
export type TryOnStatus =
  /** Fetching and starting the engine; `progress` runs from 0 to 1 and never backwards. */
  | { readonly state: 'loading'; readonly progress: number }
  /** Started and warm; no picture yet. */
  | { readonly state: 'ready' }
  /** The picture runs; no face was seen in it so far. */
  | { readonly state: 'seeking-face'; readonly hint?: TryOnHint }
  /** A face is followed and the product, if one is worn, is drawn on it. */
  | { readonly state: 'tracked'; readonly hint?: TryOnHint }
  /** A face was followed and has left; the picture runs on without the product. */
  | { readonly state: 'lost'; readonly hint?: TryOnHint }
  | { readonly state: 'failed'; readonly failure: TryOnFailure }
  | { readonly state: 'closed' };

/** True if two statuses would tell the shopper the same. */
export function isSameStatus(one: TryOnStatus, other: TryOnStatus): boolean {
  if (one.state === 'loading' && other.state === 'loading') return one.progress === other.progress;
  if (one.state === 'failed' && other.state === 'failed') return one.failure.code === other.failure.code;
  return one.state === other.state && hintOf(one) === hintOf(other);
}

const hintOf = (status: TryOnStatus): TryOnHint | undefined => ('hint' in status ? status.hint : undefined);
