import { coarselySkipped } from '../geometry/coarse-field.ts';
import { ellipsoid, melted, rod } from '../geometry/distance-field.ts';
import type { DistanceField } from '../geometry/distance-field.ts';
import type { Mesh } from '../geometry/mesh.ts';
import { normalsOf } from '../geometry/mesh.ts';
import { noiseAt } from '../geometry/noise.ts';
import type { Vector } from '../../src/geometry/rotation.ts';
import { lerp, times } from '../../src/geometry/vectors.ts';
import { surfaceOf } from '../geometry/surface-nets.ts';
import type { Colour, Complexion } from '../head/complexion.ts';

/**
 * A right foot with the lower part of its leg, standing on the ground: y up, z to the toes, x to the person's left; the
 * ground under the heel is the origin. Centimetres.
 */
export type Foot = {
  readonly skin: Mesh & { readonly normals: readonly Vector[] };
  /** The hindmost point of the drawn heel and the foremost of the drawn toes. */
  readonly heel: Vector;
  readonly toe: Vector;
};

const STEP_CM = 0.4;
const SKIPPED_CM = 1.2;

/** Where each toe begins and ends, and how thick it is, from the big toe on the inside to the little toe. */
const TOES = [
  { from: [1.9, 1.4, 18.5], to: [2.3, 1.2, 23.6], radius: 1.25 },
  { from: [0.2, 1.3, 19.5], to: [0.5, 1, 23.3], radius: 0.85 },
  { from: [-1, 1.25, 19], to: [-1.1, 0.95, 22.3], radius: 0.8 },
  { from: [-2.2, 1.2, 18], to: [-2.6, 0.9, 21], radius: 0.75 },
  { from: [-3.2, 1.1, 16.8], to: [-3.8, 0.85, 19.4], radius: 0.7 },
] as const satisfies readonly { from: Vector; to: Vector; radius: number }[];

const SOLE: readonly DistanceField[] = [
  ellipsoid([0, 2.6, 1.6], [2.9, 3, 3]),
  rod({ from: [-0.3, 2, 3], to: [-0.6, 1.7, 17], fromRadius: 2.3, toRadius: 1.9 }),
  ellipsoid([-0.5, 1.6, 16], [4.6, 1.9, 4.4]),
  rod({ from: [0.3, 5, 5], to: [0.4, 2, 18], fromRadius: 2.5, toRadius: 1.3 }),
];
const LEG: readonly DistanceField[] = [
  rod({ from: [0, 6, 4], to: [0, 15, 3.6], fromRadius: 3, toRadius: 3.8 }),
  ellipsoid([2.6, 7.4, 4.4], [1, 1.3, 1.3]),
  ellipsoid([-2.6, 6.4, 3.8], [1, 1.3, 1.3]),
];

/** The leg ends below the knee. */
const WHOLE_LEG = rod({ from: [0, 15, 3.6], to: [0, 40, 2.4], fromRadius: 3.8, toRadius: 5.4 });
/** The most that a leg may reach up, and behind the heel. */
const REACH_CM = { ankle: { up: 21, behind: 3 }, leg: { up: 46, behind: 5 } } as const;

function footBody(upTo: keyof typeof REACH_CM): DistanceField {
  const toes = TOES.map(({ from, to, radius }) => rod({ from, to, fromRadius: radius, toRadius: radius }));
  const foot = SOLE.reduce((sum, field) => melted(1.6, sum, field));
  const leg = (upTo === 'leg' ? [...LEG, WHOLE_LEG] : LEG).reduce((sum, field) => melted(1, sum, field));
  return toes.reduce((sum, field) => melted(0.5, sum, field), melted(2.2, foot, leg));
}

/** Builds a foot with as much of its leg as the caller asks for. */
export function buildFoot(upTo: keyof typeof REACH_CM = 'ankle'): Foot {
  const box: { readonly from: Vector; readonly to: Vector } = {
    from: [-6, -1, -REACH_CM[upTo].behind],
    to: [6, REACH_CM[upTo].up, 27],
  };
  const body = footBody(upTo);
  const skin = surfaceOf(coarselySkipped(body, { ...box, cellCm: SKIPPED_CM }), { ...box, stepCm: STEP_CM });
  const low = skin.points.filter(([, y]) => y < 5);
  const foremost = (sign: 1 | -1) =>
    low.reduce((best, point) => (sign * point[2] > sign * best[2] ? point : best));
  return { skin: { ...skin, normals: normalsOf(skin) }, heel: foremost(-1), toe: foremost(1) };
}

/** The colour of the skin at each point. The skin is freckled, and redder at the toes and the heel. */
export function footColours({ skin }: Foot, { skin: tone, flush }: Complexion): readonly Colour[] {
  return skin.points.map((point) => {
    const shade = times(tone, 1 + 0.3 * noiseAt(point, 0.4, 1) + 0.25 * noiseAt(point, 1.4, 2));
    const red = point[2] > 19 || point[1] < 1 ? 0.3 : 0.05;
    return lerp(shade, flush, red);
  });
}
