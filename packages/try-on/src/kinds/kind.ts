import type { Group } from 'three';
import type { AssetName, TrackerName } from '../assets/asset-manifest.ts';
import type { EngineFailure } from '../failure.ts';
import type { TryOnHint } from '../hint.ts';
import type { TryOnType } from '@vitrine/domain/try-on';
import type { Result } from '@vitrine/domain/result';
import type { Frame } from '../scene/frame.ts';
import type { HeadRig } from '../scene/head-rig.ts';
import type { ModelSource } from '../scene/model-source.ts';
import type { PictureScene } from '../scene/picture-scene.ts';
import type { WornOf } from '../worn-product.ts';

/** One kind of product: what it needs to see, and how it is put on. */
export interface Kind<Type extends TryOnType> {
  readonly type: Type;
  /** The trackers whose detections it is placed by. */
  readonly sees: readonly TrackerName[];
  /** Called when the kind is first worn or made ready. Undefined if a file it needs cannot be had. */
  open(surroundings: Surroundings): Promise<KindRenderer<Type> | undefined>;
}

/** Draws all the worn products of one kind. */
export interface KindRenderer<Type extends TryOnType> {
  /**
   * Puts these on instead of those worn, once the graphics can draw them; an empty list takes all off. If it is
   * refused, or if `signal` is aborted by a later request, what was worn stays on.
   */
  wear(products: readonly WornOf<Type>[], signal: AbortSignal): Promise<Result<undefined, EngineFailure>>;
  /**
   * Places what is worn on the picture that is drawn next. It is called for every picture, also while nothing is
   * worn, and again for the same frame after a change or when the graphics came back. False if the body part is not
   * seen; then nothing is drawn.
   */
  place(frame: Frame): boolean;
  /** A hint that would help, after `place`. */
  hint?(): TryOnHint | undefined;
  /** Makes the graphics ready for what does not depend on the product. */
  warmUp?(): Promise<void>;
  /** The next pictures are of another source: what was followed is forgotten. */
  reset?(): void;
  /** The graphics memory came back empty: what is usually drawn only once has to be drawn again. */
  restore?(): void;
  dispose(): void;
}

/** What a kind draws with. */
export interface Surroundings {
  readonly pictureScene: PictureScene;
  /** The parent of everything in 3D: camera space, centimetres. */
  readonly group: Group;
  readonly models: ModelSource;
  /** The head, shared by all that is worn on it. Undefined if its shape cannot be fetched. */
  readonly head: () => Promise<HeadRig | undefined>;
  /** A JSON file among the assets; undefined if it cannot be had. */
  readonly json: (name: AssetName) => Promise<unknown>;
}
