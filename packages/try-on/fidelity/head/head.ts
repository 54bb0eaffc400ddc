import { subdivided } from '../geometry/loop-subdivision.ts';
import { cageThrough } from '../geometry/through-points.ts';
import type { Mesh } from '../geometry/mesh.ts';
import { joined, normalsOf } from '../geometry/mesh.ts';
import { at, bell } from '../geometry/point.ts';
import type { Vector } from '../../src/geometry/rotation.ts';
import { lerp, minus, plus } from '../../src/geometry/vectors.ts';
import { withClosedMouth } from './closed-mouth.ts';
import { ears } from './ears.ts';
import type { DrawnEars } from './ears.ts';
import { eyeCentresOf, irisCentreOf, withLids } from './eyes.ts';
import type { EyeCentres } from './eyes.ts';
import { EYE_RINGS, LANDMARKS } from './face-landmarks.ts';
import { regionsOf } from './face-regions.ts';
import { browGrowth, hairPatch, lashes, scalpGrowth } from './hair.ts';
import type { HairPatch } from './hair.ts';
import { hairinessAt } from './hairline.ts';
import { reshaped } from './head-shape.ts';
import type { HeadShape } from './head-shape.ts';
import { flushAt } from './skin.ts';
import type { SkinPlace } from './skin.ts';
import { sweptHead } from './skull.ts';

/** One head as surfaces in centimetres, with the true places of its landmarks. */
export type Head = {
  readonly skin: Mesh & { readonly normals: readonly Vector[]; readonly places: readonly SkinPlace[] };
  readonly ears: Mesh;
  readonly hair: HairPatch;
  readonly lashes: Mesh;
  readonly eyeCentres: EyeCentres;
  readonly truth: HeadTruthCm;
};

export type HeadTruthCm = {
  /** The 468 points of the canonical mesh on the drawn skin. */
  readonly landmarks: readonly Vector[];
  /** Iris centres on the drawn eyeballs, right then left. */
  readonly irises: readonly [Vector, Vector];
} & Pick<DrawnEars, 'lobes' | 'rests'>;

const SUBDIVISIONS = 3;

/** Builds a head around the canonical face (closed-mouthed) in the given shape; takes about a second. */
export function buildHead(canonical: Mesh, shape: HeadShape): Head {
  const cage = reshapedCage(canonical, shape);
  const eyeCentres = eyeCentresOf(cage.points);
  const skin = fineSkin(cage, eyeCentres, shape);
  const landmarks = skin.points.slice(0, LANDMARKS.count);
  const bothEars = ears((point) => reshaped(point, shape));
  const canonicalOf = ([x, y, z]: Vector): Vector => [x / shape.width, y / shape.height, z];
  const hair = hairPatch(skin, (index) => {
    const { point, hairiness, regions } = at(skin.places, index);
    return regions.brow > 0
      ? browGrowth(point, landmarks, 0.75 * regions.brow)
      : scalpGrowth(canonicalOf(point), hairiness);
  });
  const { meshes, lobes, rests } = bothEars;
  const irises: [Vector, Vector] = [irisCentreOf(eyeCentres.right), irisCentreOf(eyeCentres.left)];
  return {
    skin,
    ears: joined(meshes),
    hair,
    lashes: lashes(landmarks),
    eyeCentres,
    truth: { landmarks, irises, lobes, rests },
  };
}

function reshapedCage(canonical: Mesh, shape: HeadShape): Mesh {
  const inEye = [EYE_RINGS.right, EYE_RINGS.left].map((ring) => new Set<number>(ring));
  const face: Mesh = {
    points: canonical.points.map(withClosedMouth),
    triangles: canonical.triangles.filter(
      (triangle) => !inEye.some((ring) => triangle.every((index) => ring.has(index))),
    ),
  };
  // All triangles, eyes included: the sweep follows the outline of the face, and a hole would be a second outline.
  const swept = sweptHead({ points: face.points, triangles: canonical.triangles });
  const behind = swept.triangles.slice(canonical.triangles.length);
  return {
    points: swept.points.map((point) => reshaped(point, shape)),
    triangles: [...face.triangles, ...behind],
  };
}

function fineSkin(cage: Mesh, eyeCentres: EyeCentres, shape: HeadShape): Head['skin'] {
  let fine = cageThrough(withLids(cage, eyeCentres), LANDMARKS.count);
  for (let round = 0; round < SUBDIVISIONS; round += 1) fine = subdivided(fine);
  const smooth = fine.points.slice(0, LANDMARKS.count);
  const judge = regionsOf(smooth);
  const nostrils = [LANDMARKS.nostrilRight, LANDMARKS.nostrilLeft].map((index) =>
    lerp(at(smooth, index), at(smooth, LANDMARKS.noseBase), 0.55),
  );
  const marks = {
    cheeks: [at(smooth, LANDMARKS.cheekRight), at(smooth, LANDMARKS.cheekLeft)],
    nose: at(smooth, LANDMARKS.noseTip),
    chin: at(smooth, LANDMARKS.chin),
  };
  const places = fine.points.map((point): SkinPlace => {
    const regions = judge(point);
    const hairiness = hairinessAt([point[0] / shape.width, point[1] / shape.height, point[2]]);
    const lift = nostrils.reduce(
      (sum, nostril) => sum + 0.28 * bell(nostrilDistance(point, nostril), 0.3),
      0,
    );
    return {
      point: plus(point, [0, lift, -0.12 * regions.seam - 0.06 * regions.lidFold]),
      regions,
      hairiness,
      flush: flushAt(point, marks),
    };
  });
  const mesh: Mesh = { points: places.map(({ point }) => point), triangles: fine.triangles };
  return { ...mesh, normals: normalsOf(mesh), places };
}

/** Nostrils are wider than high and deep, so distances from them are stretched accordingly. */
function nostrilDistance(point: Vector, nostril: Vector): number {
  const [x, y, z] = minus(point, nostril);
  return Math.hypot(x, y * 1.3, z * 0.8);
}
