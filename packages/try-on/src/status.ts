import type { TryOnFailure } from './failure.ts';

/** What the engine is doing, told to `onStatus` at every change and never twice in a row. */
export type TryOnStatus =
  /** Fetching and starting the engine; `progress` runs from 0 to 1 and never backwards. */
  | { readonly state: 'loading'; readonly progress: number }
  /** Started and warm; no picture yet. */
  | { readonly state: 'ready' }
  /** The picture runs; no face was seen in it so far. */
  | { readonly state: 'seeking-face' }
  /** A face is followed and the product, if one is worn, is drawn on it. */
  | { readonly state: 'tracked' }
  /** A face was followed and has left; the picture runs on without the product. */
  | { readonly state: 'lost' }
  | { readonly state: 'failed'; readonly failure: TryOnFailure }
  | { readonly state: 'closed' };

/** True if two statuses would tell the shopper the same. */
export function isSameStatus(one: TryOnStatus, other: TryOnStatus): boolean {
  if (one.state === 'loading' && other.state === 'loading') return one.progress === other.progress;
  if (one.state === 'failed' && other.state === 'failed') return one.failure.code === other.failure.code;
  return one.state === other.state;
}
