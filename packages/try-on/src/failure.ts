import type { TryOnHint } from './hint.ts';
import type { TryOnType } from '@vitrine/domain/try-on';
import type { Target } from './target.ts';

/**
 * Everything that can go wrong in the engine and that the shopper may be told about.
 * The code says which words to show; the other fields are what the words may mention.
 */
export type TryOnFailure = CameraFailure | PhotoFailure | EngineFailure;

/** What a browser answers when it is asked for a camera. */
export type CameraFailure =
  /** The shopper, the browser's settings or the page's permissions policy said no. */
  | { readonly code: 'camera-denied' }
  | { readonly code: 'camera-absent' }
  /** Another programme holds it, or it was unplugged or stopped while in use. */
  | { readonly code: 'camera-busy' }
  /** Cameras exist over https and on localhost only; in-app browsers may hide them as well. */
  | { readonly code: 'camera-insecure' };

/** Why an uploaded file is not worn. Decided from its bytes, never from its name. */
export type PhotoFailure =
  | { readonly code: 'not-an-image' }
  | { readonly code: 'svg-unsupported' }
  | { readonly code: 'heic-unsupported' }
  | { readonly code: 'tiff-unsupported' }
  | { readonly code: 'image-broken' }
  | { readonly code: 'image-too-large'; readonly limit: ImageLimit }
  | { readonly code: 'image-too-small'; readonly leastPx: number }
  /**
   * The picture is shown, nothing is drawn on it. With a hint if that may be why. `isGuessed` where what is sought was seen
   * too roughly to wear anything on: what is placed by hand begins there.
   */
  | {
      readonly code: 'not-seen';
      readonly target: Target;
      readonly hint?: TryOnHint;
      readonly isGuessed?: true;
    };

export type ImageLimit =
  | { readonly unit: 'bytes'; readonly most: number }
  | { readonly unit: 'megapixels'; readonly most: number };

export type EngineFailure =
  /** The product's model could not be fetched, is not a GLB, or has no such variant. */
  | { readonly code: 'model-missing' }
  /** The engine has no such kind of product. */
  | { readonly code: 'type-unsupported'; readonly type: TryOnType }
  /** The engine's own files could not be fetched or started, or the browser has no WebGL2 or WebAssembly. */
  | { readonly code: 'engine-failed' }
  /** The browser took the graphics memory away and did not give it back: nothing can be drawn any more. */
  | { readonly code: 'graphics-lost' }
  /** The tracker stopped answering, was started again once, and stopped again. */
  | { readonly code: 'worker-lost' }
  /** Nothing is on screen yet, or what is there is no live picture. */
  | { readonly code: 'no-picture' }
  /** `close` was called, the signal was aborted, or another source was asked for, before the answer came. */
  | { readonly code: 'closed' };

export type TryOnFailureCode = TryOnFailure['code'];
