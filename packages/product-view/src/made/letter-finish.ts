import type { ReliefFinish } from './written-letters.ts';

/** How letters of a finish take the light. */
export interface FinishLook {
  /** Undefined where the piece itself shows, pressed or cut. */
  readonly ownColour: { readonly metalness: number } | undefined;
  readonly roughness: number;
  /** The brightness of what they mirror: foil is laid even, and mirrors more of the room than a curved piece. */
  readonly mirrors: number;
  /** How much light the ground of the letters gives back, and their edge. */
  readonly shade: { readonly middle: number; readonly edge: number };
  /** How far the letters stand out, or, negative, lie deeper: three's `bumpScale`, which is measured in pixels drawn. */
  readonly relief: number;
  /** How broad their slope is, as a share of the place's height. */
  readonly slope: number;
}

export const FINISH_LOOKS: Readonly<Record<ReliefFinish, FinishLook>> = {
  foil: {
    ownColour: { metalness: 0.7 },
    roughness: 0.33,
    mirrors: 1.5,
    shade: { middle: 1, edge: 0.86 },
    relief: 0.9,
    slope: 0.03,
  },
  blind: {
    ownColour: undefined,
    roughness: 0.27,
    mirrors: 1,
    shade: { middle: 0.66, edge: 0.38 },
    relief: -2,
    slope: 0.045,
  },
  engraved: {
    ownColour: undefined,
    roughness: 0.42,
    mirrors: 1,
    shade: { middle: 0.16, edge: 0.46 },
    relief: -3,
    slope: 0.08,
  },
  painted: {
    ownColour: { metalness: 0 },
    roughness: 0.7,
    mirrors: 1,
    shade: { middle: 1, edge: 0.92 },
    relief: 0.4,
    slope: 0.03,
  },
};
