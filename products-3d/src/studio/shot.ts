/** How one picture is taken. Angles in degrees; azimuth 0 looks at the product's front (+Z), positive from its left (+X). */
export interface Shot {
  readonly pose?: Pose;
  /** The second of a pair: the same piece again, posed and placed on its own. */
  readonly companion?: { readonly pose: Pose; readonly standsAtMm: readonly [number, number] };
  readonly azimuthDeg: number;
  readonly elevationDeg: number;
  readonly framing: Framing;
  /** Light on the film: 1 suits dark goods, white goods take less. */
  readonly exposure: number;
  readonly focalMm?: number;
  readonly fStop?: number;
  readonly sizePx?: readonly [number, number];
  /** What a mirror in the picture shows. */
  readonly card?: Card;
}

/**
 * An ivory card that hangs where a mirror looks and is seen by polished surfaces alone: bright at its upper left as
 * under a window, darker away from it. A mirror that shows nothing but even sky reads as grey board.
 */
export interface Card {
  /** From the middle of the product, in degrees and studio units. */
  readonly azimuthDeg: number;
  readonly elevationDeg: number;
  readonly distance: number;
  readonly edge: number;
}

/** How the product lies: turned about x, then y, then z, and set down on the ground. */
export interface Pose {
  readonly turnDeg: readonly [number, number, number];
}

type Framing =
  /** Everything, filling this share of the narrower direction. */
  | { readonly kind: 'whole'; readonly fill: number; readonly shiftUp?: number }
  /** A field of this height around a point of the unposed model. */
  | { readonly kind: 'close-up'; readonly atMm: readonly [number, number, number]; readonly fieldMm: number };

export type ViewName = 'front' | 'detail' | 'side' | 'back';

export const PORTRAIT_PX = [1200, 1500] as const;

/** How a product is photographed, by the name of the view: every product has a main one. */
export type Shots = Readonly<Partial<Record<ViewName, Shot>>> & { readonly front: Shot };

type Place = readonly [azimuthDeg: number, elevationDeg: number];
type Manner = Omit<Shot, 'azimuthDeg' | 'elevationDeg' | 'framing'>;

/** All of the product from a place, filling this share of the narrower direction. */
export const whole = (from: Place, fill: number, manner: Manner): Shot =>
  shotFrom(from, { kind: 'whole', fill }, manner);

/** A field around a point of the unposed model, from a place. */
export const closeUp = (
  from: Place,
  field: { readonly atMm: readonly [number, number, number]; readonly fieldMm: number },
  manner: Manner,
): Shot => shotFrom(from, { kind: 'close-up', ...field }, manner);

/** The order of the fields is part of what a picture is known by. */
const shotFrom = (
  [azimuthDeg, elevationDeg]: Place,
  framing: Framing,
  { pose, ...manner }: Manner,
): Shot => ({
  ...(pose === undefined ? {} : { pose }),
  azimuthDeg,
  elevationDeg,
  framing,
  ...manner,
});
