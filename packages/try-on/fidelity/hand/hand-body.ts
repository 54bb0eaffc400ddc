/** A hand and its forearm as one body, in the forearm's space: y to the fingers, z off the back, the wrist at 0. */
import { smoothstep } from '../../src/geometry/numbers.ts';
import { carved, ellipsoid, melted, rod } from '../geometry/distance-field.ts';
import type { DistanceField } from '../geometry/distance-field.ts';
import { at, bell } from '../geometry/point.ts';
import type { Vector } from '../../src/geometry/rotation.ts';
import { cross, dot, lengthOf, minus, plus, times } from '../../src/geometry/vectors.ts';
import { turnedAbout } from '../geometry/turn.ts';
import type { Articulation } from './articulation.ts';
import type { HandBuild } from './build.ts';
import { inPalm } from './skeleton.ts';
import type { Bone, Digits } from './skeleton.ts';

/** The maps from the hand's own space to the forearm's and back, for a bent wrist. */
export function wristBend({ wristDeg: [bend, aside] }: Articulation) {
  const turn = (point: Vector) => turnedAbout(turnedAbout(point, [0, 0, 1], -aside), [1, 0, 0], -bend);
  const back = (point: Vector) => turnedAbout(turnedAbout(point, [1, 0, 0], bend), [0, 0, 1], aside);
  return { toForearm: turn, toHand: back };
}

export type HandBody = {
  readonly distance: DistanceField;
  /** The distance of a point from the nearest nail, positive outside. */
  readonly nails: DistanceField;
};

export function handBody(digits: Digits, articulation: Articulation, build: HandBuild): HandBody {
  const { toHand } = wristBend(articulation);
  const hand = handField(digits, build);
  const nails = nailFields(digits);
  const whole = melted(1.5, forearmField(build), (point) => hand(toHand(point)));
  return { distance: whole, nails: (point) => nails(toHand(point)) };
}

/** Half the forearm's width and depth at a height below the wrist, centimetres. */
function halfAxes(y: number): readonly [width: number, depth: number] {
  const down = Math.max(0, -y / 22);
  return [2.75 + 1.75 * smoothstep(0.05, 0.9, down), 1.95 + 1.7 * smoothstep(0, 0.9, down)];
}

function forearmField({ wrist }: HandBuild): DistanceField {
  const tube: DistanceField = ([x, y, z]) => {
    const [usualWidth, usualDepth] = halfAxes(y);
    const [width, depth] = [usualWidth * wrist.width, usualDepth * wrist.depth];
    return (Math.sqrt((x / width) ** 2 + ((z + 0.15) / depth) ** 2) - 1) * depth * 0.95;
  };
  // Its end is rounded, so that no edge shows where the forearm meets the hand.
  const arm = carved(2.2, tube, ([, y]) => 2.2 - y);
  const ulna = ellipsoid([2.3 * wrist.width, -0.9, 0.75 * wrist.depth], [0.75, 0.8, 0.75]);
  return melted(0.8, arm, ulna);
}

/** The bone from the wrist to each knuckle: where it begins, and how thick it is at both ends. */
const METACARPALS = [
  { from: [-1.3, 1, 0.1], fromRadius: 1.25, toRadius: 1 },
  { from: [-0.4, 1, 0.25], fromRadius: 1.3, toRadius: 1 },
  { from: [0.5, 0.9, 0.2], fromRadius: 1.3, toRadius: 1 },
  { from: [1.5, 0.8, -0.05], fromRadius: 1.2, toRadius: 0.86 },
] as const satisfies readonly { from: Vector; fromRadius: number; toRadius: number }[];

/** The balls of little finger and thumb. */
const PADS = [
  { centre: [2.1, 3.2, -0.75], radii: [1.35, 3, 1.15] },
  { centre: [-1.9, 3.2, -0.9], radii: [1.7, 2.9, 1.2] },
] as const satisfies readonly { centre: Vector; radii: Vector }[];

function handField(digits: Digits, build: HandBuild): DistanceField {
  const knuckles = digits.slice(1).map((bones) => at(bones, 0).from);
  const metacarpals = METACARPALS.map((bone, finger) =>
    rod({ ...bone, from: inPalm(bone.from, build), to: at(knuckles, finger) }),
  );
  const pads = PADS.map(({ centre, radii }) => ellipsoid(inPalm(centre, build), inPalm(radii, build)));
  let body = [...metacarpals, ...pads].reduce((sum, field) => melted(0.9, sum, field));
  digits.forEach((bones, digit) => {
    body = melted(digit === 0 ? 0.95 : 0.55, body, digitField(bones));
  });
  for (const knuckle of knuckles) {
    const bump = ellipsoid(plus(knuckle, [0, -0.1, 0.35]), [0.72, 0.72, 0.72]);
    const tendon = rod({
      from: plus(knuckle, [0, -0.6, 0.72]),
      to: [knuckle[0] * 0.25, 1.2, 1.1],
      fromRadius: 0.22,
      toRadius: 0.16,
    });
    body = melted(0.5, melted(0.5, body, bump), tendon);
  }
  return body;
}

export function digitField(bones: readonly Bone[]): DistanceField {
  return bones
    .map((bone, index) => withCreases(boneField(bone, index === 2), bone, index > 0))
    .reduce((sum, field) => melted(0.14, sum, field));
}

function boneField(bone: Bone, isTip: boolean): DistanceField {
  const to = isTip ? minus(bone.to, times(bone.along, bone.toRadius * 0.95)) : bone.to;
  return rod({ from: bone.from, to, fromRadius: bone.fromRadius, toRadius: bone.toRadius });
}

function withCreases(field: DistanceField, { from, along, back }: Bone, hasJoint: boolean): DistanceField {
  if (!hasJoint) return field;
  return (point) => {
    const offset = minus(point, from);
    const step = dot(offset, along) / 0.42;
    const depth = smoothstep(0.1, 0.5, Math.abs(dot(offset, back)));
    return field(point) + 0.03 * Math.cos(step * 7.5) * bell(step, 1) * depth - 0.025 * bell(step, 1.2);
  };
}

function nailFields(digits: Digits): DistanceField {
  const nails = digits.map((bones, digit) => nail(at(bones, 2), digit === 0));
  return (point) => Math.min(...nails.map((field) => field(point)));
}

function nail({ to, along, back, toRadius }: Bone, isThumb: boolean): DistanceField {
  const centre = plus(minus(to, times(along, isThumb ? 0.72 : 0.62)), times(back, toRadius * 0.62));
  const side = cross(along, back);
  const shape = ellipsoid([0, 0, 0], [toRadius * (isThumb ? 0.88 : 0.8), isThumb ? 0.8 : 0.68, 0.36]);
  return (point) => {
    const offset = minus(point, centre);
    if (lengthOf(offset) > 2) return 1;
    return shape([dot(offset, side), dot(offset, along), dot(offset, back)]);
  };
}
