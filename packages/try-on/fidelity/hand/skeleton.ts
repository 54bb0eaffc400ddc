import { at } from '../geometry/point.ts';
import type { Vector } from '../../src/geometry/rotation.ts';
import { cross, direction, lerp, plus, times } from '../../src/geometry/vectors.ts';
import { turnedAbout } from '../geometry/turn.ts';
import type { Articulation } from './articulation.ts';
import type { HandBuild } from './build.ts';

/** One bone with the flesh around it; centimetres, in the hand's own space. */
export type Bone = {
  readonly from: Vector;
  readonly to: Vector;
  readonly fromRadius: number;
  readonly toRadius: number;
  /** Unit directions: along the bone, and away from its back. */
  readonly along: Vector;
  readonly back: Vector;
};

/** Three bones each: thumb, index, middle, ring, little finger. */
export type Digits = readonly (readonly Bone[])[];

/** An adult's right hand, x to the little finger, y to the tips, z off its back; the wrist's middle at the origin. */
const FINGERS = [
  { knuckle: [-2.75, 9, 0.25], lengths: [4.5, 2.55, 1.95], radii: [1.04, 0.92, 0.79, 0.64] },
  { knuckle: [-0.75, 9.4, 0.5], lengths: [5, 3, 2.05], radii: [1.06, 0.94, 0.81, 0.66] },
  { knuckle: [1.2, 8.95, 0.35], lengths: [4.6, 2.8, 2.05], radii: [1.01, 0.88, 0.76, 0.62] },
  { knuckle: [2.95, 7.9, -0.05], lengths: [3.6, 2.05, 1.8], radii: [0.9, 0.77, 0.66, 0.54] },
] as const satisfies readonly { knuckle: Vector; lengths: Vector; radii: readonly number[] }[];

const THUMB = {
  base: [-1.9, 2, -0.5],
  bones: [
    { length: 4.6, radii: [1.35, 1.02] },
    { length: 3.3, radii: [0.98, 0.88] },
    { length: 2.7, radii: [0.9, 0.7] },
  ],
} as const;
/** The angle between the back of the thumb and the back of the hand. */
const THUMB_TURN_DEG = 55;

export function digitsOf(articulation: Articulation, build: HandBuild): Digits {
  return [
    thumb(articulation, build),
    ...FINGERS.map((_, finger) => fingerBones(finger, articulation, build)),
  ];
}

/** A point of the palm in a hand of that build. */
export const inPalm = ([x, y, z]: Vector, { palm }: HandBuild): Vector => [
  x * palm.width,
  y * palm.length,
  z,
];

function fingerBones(
  finger: number,
  { spreadDeg, flexDeg }: Articulation,
  build: HandBuild,
): readonly Bone[] {
  const usual = at(FINGERS, finger);
  const knuckle = inPalm(usual.knuckle, build);
  const lengths = usual.lengths.map((one) => one * at(build.lengths, finger + 1));
  const radii = usual.radii.map((one) => one * at(build.thickness, finger + 1));
  const spread = (at(spreadDeg, finger) * Math.PI) / 180;
  let along: Vector = [Math.sin(spread), Math.cos(spread), 0];
  let back: Vector = [0, 0, 1];
  const hinge: Vector = [along[1], -along[0], 0];
  let from: Vector = knuckle;
  return [0, 1, 2].map((bone) => {
    const bend = -at(at(flexDeg, finger), bone);
    along = turnedAbout(along, hinge, bend);
    back = turnedAbout(back, hinge, bend);
    const to = plus(from, times(along, at(lengths, bone)));
    const made = { from, to, fromRadius: at(radii, bone), toRadius: at(radii, bone + 1), along, back };
    from = to;
    return made;
  });
}

function thumb({ thumbDeg: [away, outOfPlane, bend] }: Articulation, build: HandBuild): readonly Bone[] {
  const aside = turnedAbout([0, 1, 0], [0, 0, 1], away);
  let along = direction(plus(aside, [0, 0, outOfPlane / 45]));
  const side = direction(cross(along, [0, 0, 1]));
  let back = turnedAbout(cross(side, along), along, THUMB_TURN_DEG);
  const hinge = cross(along, back);
  let from: Vector = inPalm(THUMB.base, build);
  return THUMB.bones.map(({ length: usual, radii }, bone) => {
    const length = usual * at(build.lengths, 0);
    const thick = at(build.thickness, 0);
    const turn = bone === 0 ? 0 : -bend * (bone === 1 ? 1 : 1.2);
    along = turnedAbout(along, hinge, turn);
    back = turnedAbout(back, hinge, turn);
    const to = plus(from, times(along, length));
    const made = { from, to, fromRadius: thick * radii[0], toRadius: thick * radii[1], along, back };
    from = to;
    return made;
  });
}

/** How far the landmark of a tip lies inside the tip, in centimetres. */
const TIP_INSIDE = { thumb: 0.25, finger: 0.2 } as const;
/** The wrist of the landmark model. It is nearer to the fingers than the middle of the joint. */
const WRIST: Vector = [0.15, 1.15, 0];
/** The base of the thumb in the landmark model, as a share of its first bone. */
const THUMB_BASE_ALONG = 0.28;

/** The 21 points of a hand in mediapipe's order, in the hand's own space. */
export function jointsOf(digits: Digits): readonly Vector[] {
  return [
    WRIST,
    ...digits.flatMap((bones, digit) => {
      const [first, second, last] = [at(bones, 0), at(bones, 1), at(bones, 2)];
      const inside = digit === 0 ? TIP_INSIDE.thumb : TIP_INSIDE.finger;
      const base = digit === 0 ? lerp(first.from, first.to, THUMB_BASE_ALONG) : first.from;
      return [base, second.from, last.from, plus(last.to, times(last.along, -inside))];
    }),
  ];
}
