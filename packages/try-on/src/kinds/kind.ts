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
  /** Opened once, when it is first worn or got ready for. Undefined if a file it needs cannot be had. */
  open(surroundings: Surroundings): Promise<KindRenderer<Type> | undefined>;
}

/** Draws all the worn products of one kind. */
export interface KindRenderer<Type extends TryOnType> {
  /**
   * Puts these on in place of those worn, once the graphics can draw them; none takes all off. If it is refused, or
   * `signal` is aborted because something else is wished by now, what was worn stays on.
   */
  wear(products: readonly WornOf<Type>[], signal: AbortSignal): Promise<Result<undefined, EngineFailure>>;
  /**
   * Lays what is worn onto a picture, which is drawn next; called for every picture, also while nothing is worn. The same
   * frame may come again: after something else was put on, or when the graphics came back. False if what it is worn on
   * is not seen; then nothing is drawn.
   */
  place(frame: Frame): boolean;
  /** What would help, after `place`. */
  hint?(): TryOnHint | undefined;
  /** Has the graphics made ready for what does not hang on the product. */
  warmUp?(): Promise<void>;
  /** The pictures to come are of another source: whatever was followed is forgotten. */
  reset?(): void;
  /** The graphics memory was taken away and given back empty: what is drawn once only has to be drawn again. */
  restore?(): void;
  dispose(): void;
}

/** What a kind draws with. */
export interface Surroundings {
  readonly pictureScene: PictureScene;
  /** What is drawn in 3D goes under it: camera space, centimetres. */
  readonly group: Group;
  readonly models: ModelSource;
  /** The head, shared by all that is worn on it. Undefined if its shape cannot be fetched. */
  readonly head: () => Promise<HeadRig | undefined>;
  /** A JSON file among the assets; undefined if it cannot be had. */
  readonly json: (name: AssetName) => Promise<unknown>;
}
