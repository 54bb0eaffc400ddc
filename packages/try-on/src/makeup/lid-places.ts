/** Where on the lids a shade is laid. */
export type LidPlaceName =
  /** All over the lid, fading out above its fold. */
  | 'lid'
  /** On the middle of the lid, where light catches it. */
  | 'centre'
  /** In the fold and above it, towards the outer corner. */
  | 'crease'
  /** Along the lashes, the lower ones too, and in the outer corner. */
  | 'lashes';

/** Zero before the first number, one from the second to the third, zero after the fourth. */
export type Window = readonly [from: number, full: number, until: number, to: number];

export interface LidPlace {
  /** From the inner to the outer corner; see `EYE_SAID`. */
  readonly out: Window;
  readonly high: Window;
  /** How much higher it reaches at the outer corner, as a share. */
  readonly rise: number;
}

export const LID_PLACES: Readonly<Record<LidPlaceName, LidPlace>> = {
  lid: { out: [0.02, 0.22, 0.74, 1], high: [0, 0.05, 0.22, 0.78], rise: 0 },
  centre: { out: [0.2, 0.42, 0.56, 0.8], high: [0, 0.05, 0.2, 0.54], rise: 0 },
  crease: { out: [0.16, 0.58, 0.8, 1], high: [0.12, 0.38, 0.44, 0.84], rise: 0.08 },
  lashes: { out: [0.14, 0.74, 0.88, 1], high: [-0.6, -0.06, 0.06, 0.3], rise: 0.9 },
};

/** The places of a palette's one to four shades, in its order: from light to dark. */
export function placesOf(shades: number): readonly LidPlaceName[] {
  return PALETTES.find((places) => places.length === shades) ?? [];
}

const PALETTES: readonly (readonly LidPlaceName[])[] = [
  ['lid'],
  ['lid', 'lashes'],
  ['lid', 'crease', 'lashes'],
  ['lid', 'centre', 'crease', 'lashes'],
];
