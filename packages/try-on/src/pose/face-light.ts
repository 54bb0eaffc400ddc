/**
 * The light in a picture, from the shading of the face: skin has one colour and its shape is known, so brighter skin
 * faces the light more. (A first-order fit of shading to normals, as in R. Ramamoorthi and P. Hanrahan, “An Efficient
 * Representation for Irradiance Environment Maps”, 2001.)
 */
import { clamp, meanOf, median } from '../geometry/numbers.ts';
import { LEFT_EYE_POINTS, LIP_POINTS, RIGHT_EYE_POINTS } from '../landmarks/face-points.ts';
import type { Detection } from '../tracking/worker-protocol.ts';
import type { CanonicalFace } from '../landmarks/canonical-face.ts';
import { solveLinear } from './linear-system.ts';
import { normalsOf } from './normals.ts';
import { type Rotation, rotated, type Vector } from '../geometry/rotation.ts';

export interface FaceLight {
  /** 1 in an ordinary room; the product is lit as brightly as the face. */
  readonly strength: number;
  /** The direction of the main light, seen from above: radians from the camera, positive to the picture's right. */
  readonly azimuth: number;
}

/** Linear luminances in an ordinary room: of a face between the lightest and the darkest, and of what is white. */
const USUAL = { face: 0.28, bright: 0.42 } as const;
/**
 * Skins differ in brightness as much as rooms do, and so do white things in them: each is taken for half of the
 * difference.
 */
const WEIGHT = 0.35;
const LEAST_STRENGTH = 0.25;
const MOST_STRENGTH = 1.5;

/** How much brighter skin is on the lit side than in front, for a light from the side in a room that scatters it. */
const SIDE_SHADE = 0.42;
const MOST_SINE = 0.95;

const OUTLINE = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149,
  150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
];
/** Lips, eyes and brows have colours of their own, and hair or the room begins at the outline. */
const NOT_SKIN = new Set([...LIP_POINTS, ...LEFT_EYE_POINTS, ...RIGHT_EYE_POINTS, ...OUTLINE]);

/** Rounds in which outliers (a glint, a shadow, a beard) lose their weight. */
const ROUNDS = 3;

export interface ShadedFace {
  /** x, y, z of its points in the head's frame. */
  readonly shape: Float32Array;
  readonly rotation: Rotation;
}

export function lightOn(detection: Detection, head: ShadedFace, face: CanonicalFace): FaceLight {
  if (!detection.face) return { strength: 1, azimuth: 0 };
  const strength = lightStrength(detection.face.luminance, detection.luminance.bright);
  const side = sideShade(detection.face.shades, head, face) / SIDE_SHADE;
  return { strength, azimuth: Math.asin(clamp(side, -MOST_SINE, MOST_SINE)) };
}

/** From the linear luminances of the skin and of the brightest surroundings. */
export function lightStrength(face: number, bright: number): number {
  const strength = (face / USUAL.face) ** WEIGHT * (bright / USUAL.bright) ** WEIGHT;
  return clamp(strength, LEAST_STRENGTH, MOST_STRENGTH);
}

interface Shaded {
  readonly normal: Vector;
  readonly shade: number;
}

/**
 * How much brighter skin that faces the picture's right is than skin that faces the camera, as a share of the latter.
 */
function sideShade(shades: Float32Array, { shape, rotation }: ShadedFace, face: CanonicalFace): number {
  const normals = normalsOf(shape, face.triangles);
  const points = normals.flatMap((normal, landmark): readonly Shaded[] =>
    NOT_SKIN.has(landmark) ? [] : [{ normal: rotated(rotation, normal), shade: shades[landmark] ?? 0 }],
  );
  const mean = meanOf(points, ({ shade }) => shade);
  if (!(mean > 0)) return 0;
  const relative = points.map(({ normal, shade }) => ({ normal, shade: shade / mean }));
  let weights = relative.map(({ normal }) => seen(normal));
  let [ambient, right, up, ahead] = fitted(relative, weights);
  for (let round = 1; round < ROUNDS; round += 1) {
    const misses = relative.map(({ normal, shade }) =>
      Math.abs(shade - (ambient + right * normal[0] + up * normal[1] + ahead * normal[2])),
    );
    const usual = 1.5 * median(misses, 1) + 1e-6;
    weights = relative.map(({ normal }, index) => seen(normal) / (1 + ((misses[index] ?? 0) / usual) ** 2));
    [ambient, right, up, ahead] = fitted(relative, weights);
  }
  const front = ambient + ahead;
  return front > 0 ? right / front : 0;
}

/** Skin seen edge-on has little weight: a pixel beside it is something else. */
const seen = ([, , z]: Vector): number => clamp((z - 0.1) / 0.4, 0, 1);

/** The prior: light from above and from the camera's side. It keeps the fit from wild answers. */
const PRIOR = [0, 0, 0.2, 0.5] as const;
const PRIOR_WEIGHT = [0, 0.02, 0.02, 0.5] as const;

type Fit = readonly [ambient: number, right: number, up: number, ahead: number];

function fitted(points: readonly Shaded[], weights: readonly number[]): Fit {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const matrix = PRIOR.map((_, row) =>
    PRIOR.map((__, column) => (row === column ? (PRIOR_WEIGHT[row] ?? 0) * total : 0)),
  );
  const answers = PRIOR.map((value, row) => value * (PRIOR_WEIGHT[row] ?? 0) * total);
  points.forEach(({ normal, shade }, index) => {
    const weight = weights[index] ?? 0;
    const terms = [1, ...normal];
    terms.forEach((term, row) => {
      const line = matrix[row] ?? [];
      terms.forEach((other, column) => {
        line[column] = (line[column] ?? 0) + weight * term * other;
      });
      answers[row] = (answers[row] ?? 0) + weight * term * shade;
    });
  });
  const [ambient = 1, right = 0, up = 0, ahead = 0] = solveLinear(matrix, answers);
  return [ambient, right, up, ahead];
}
