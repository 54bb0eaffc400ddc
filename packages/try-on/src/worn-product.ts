import type { ModelledType, TryOnType } from '@vitrine/domain/try-on';
import type { LidFinishName, LipFinishName } from './makeup/finishes.ts';
import type { LidPlaceName } from './makeup/lid-places.ts';

/** What `wear` puts on. */
export type WornProduct =
  | WornSunglasses
  | WornEarrings
  | WornRing
  | WornWatch
  | WornSneakers
  | WornLipstick
  | WornEyeshadow;

/** The worn products of one type. */
export type WornOf<Type extends TryOnType> = Extract<WornProduct, { readonly type: Type }>;

/** A model, and which of its colours. */
export interface WornModel {
  /** A GLB (glTF 2.0, meshopt and WebP allowed) on the page's own origin. */
  readonly modelUrl: string;
  /** Name of a KHR_materials_variants entry, which is the colour code of the SKU; leave out for the default look. */
  readonly variant?: string;
  /** Says how to wear a model that carries no `wear` node. It wins over the node. */
  readonly sidecar?: WearSidecar;
}

interface WornSunglasses extends WornModel {
  readonly type: 'sunglasses';
}

interface WornEarrings extends WornModel {
  readonly type: 'earrings';
  /** The wearer's own side; both, the second one mirrored, where nothing is said. */
  readonly side?: 'both' | 'left' | 'right';
}

export type Finger = 'thumb' | 'index' | 'middle' | 'ring' | 'little';

interface WornRing extends WornModel {
  readonly type: 'rings';
  readonly finger: Finger;
  /** Of the size that is worn, which scales the model; as modelled where nothing is said. */
  readonly innerDiameterMm?: number;
}

interface WornWatch extends WornModel {
  readonly type: 'watches';
  /** Circumference of the wrist, if the shopper has measured it. */
  readonly wristMm?: number;
}

/** One model, the right shoe; the left is its mirror image. */
interface WornSneakers extends WornModel {
  readonly type: 'sneakers';
}

interface WornLipstick {
  readonly type: 'lipsticks';
  readonly colour: SrgbColour;
  readonly finish: LipFinishName;
  /** How much covers, 0 to 1; as the finish does where nothing is said. */
  readonly strength?: number;
}

/** `#rrggbb`, as the shade's swatch is shown on screens. */
type SrgbColour = `#${string}`;

interface WornEyeshadow {
  readonly type: 'eyeshadows';
  /** One to four, in the order they lie in the palette: from light to dark. */
  readonly shades: readonly EyeshadowShade[];
}

export interface EyeshadowShade {
  readonly colour: SrgbColour;
  readonly finish: LidFinishName;
  /** Where it goes; where nothing is said, as a palette of that many is usually worn. */
  readonly place?: LidPlaceName;
}

/**
 * How a foreign model is worn, so that any GLB can be tried on without editing it. The wear frame of each type is the one
 * of our own models: for sunglasses it lies where the bridge rests on the nose, +Z forward, +Y up, temples to -Z.
 */
export interface WearSidecar {
  readonly type: ModelledType;
  /** Metres per unit of the model. */
  readonly unitScale: number;
  /** Where the wear frame's origin lies, in units of the model. */
  readonly origin: readonly [x: number, y: number, z: number];
  /** Quaternion that turns the model's axes onto the wear frame's. */
  readonly rotation: readonly [x: number, y: number, z: number, w: number];
  /** Our colour code → the model's own variant name, where they differ. */
  readonly variantMap?: Readonly<Record<string, string>>;
  /** Names of the two temple nodes of sunglasses, if they are not `TempleL` and `TempleR`. */
  readonly temples?: { readonly left: string; readonly right: string };
}
