import { type BufferGeometry, Float32BufferAttribute } from 'three';
import { courseThrough, type Waypoint } from '../../geometry/course.ts';
import { flat, mix, point, smoothStep, unitSteps } from '../../geometry/numbers.ts';
import { skin } from '../../geometry/pattern.ts';
import type { Part } from '../../model.ts';
import { rolledHem } from './silk-sheet.ts';

export const RIBBON_MM = 50;
/** One repeat of the print along the ribbon. */
export const RIBBON_REPEAT_MM = 200;

const HALF = RIBBON_MM / 2;
const ROLL = { x: -52, z: -34, innerMm: 9, pitchMm: 3.5, turns: 6.4, leavesAtTurn: -0.115 } as const;
const WAYPOINTS_PER_TURN = 18;

/** The roll, from its heart outward; the inner turns stand a little prouder, and no turn is quite round. */
function roll(): readonly Waypoint[] {
  const count = Math.round(ROLL.turns * WAYPOINTS_PER_TURN);
  return unitSteps(count).map((t): Waypoint => {
    const turn = ROLL.leavesAtTurn - ROLL.turns * (1 - t);
    const angle = turn * Math.PI * 2;
    const uneven = 0.5 * Math.sin(angle * 2 + 1) + 0.35 * Math.sin(angle * 3.3);
    const radius = ROLL.innerMm + ROLL.pitchMm * ROLL.turns * t + uneven * t;
    const face = point(Math.sin(angle), 0, Math.cos(angle));
    const rise = 3.4 * (1 - t) ** 1.5;
    return {
      at: point(ROLL.x, HALF + 1 + rise, ROLL.z).addScaledVector(face, radius),
      face: face.setY(0.03 * Math.sin(angle)),
    };
  });
}

/** The free end: upright in a wave, then laid down and turned to the light. */
const TAIL: readonly Waypoint[] = (
  [
    [-42, 26, 8, -0.6, 0, 0.8],
    [-16, 26, 27, -0.4, 0.02, 0.92],
    [14, 25.8, 34, 0.06, 0.05, 1],
    [42, 25.2, 27, 0.3, 0.12, 0.94],
    [70, 23.4, 22, -0.02, 0.34, 0.93],
    [94, 18.4, 31, -0.36, 0.66, 0.66],
    [114, 11, 49, -0.3, 0.9, 0.3],
    [130, 4.6, 72, -0.1, 1, 0.06],
    [146, 4.4, 96, 0.06, 1, 0.02],
    [166, 1.9, 116, 0.02, 1, 0.04],
  ] as const
).map(([x, y, z, fx, fy, fz]) => ({ at: point(x, y, z), face: point(fx, fy, fz) }));

const COURSE = courseThrough([...roll(), ...TAIL]);
const STEPS = 420;

/** The end is cut on the bias. */
const placeAt = (t: number, y: number) => flat(t * COURSE.lengthMm + 0.5 * y * smoothStep(0.9, 1, t), y);

function cloth(reverse: boolean): BufferGeometry {
  const rows = unitSteps(STEPS).map((t) => unitSteps(8).map((v) => placeAt(t, mix(-HALF, HALF, v))));
  const geometry = skin(COURSE.form, { rows, ringed: false }, { offMm: reverse ? -0.12 : 0.12, reverse });
  const coordinates = rows.flat().flatMap(({ x, y }) => [x / RIBBON_REPEAT_MM, 0.5 - y / RIBBON_MM]);
  return geometry.setAttribute('uv', new Float32BufferAttribute(coordinates, 2));
}

function hem(): BufferGeometry {
  const lower = unitSteps(STEPS).map((t) => placeAt(t, -HALF));
  const upper = unitSteps(STEPS).map((t) => placeAt(1 - t, HALF));
  return rolledHem(COURSE.form, [...lower, ...upper], 0.75);
}

/** A printed ribbon, rolled up on its edge, its end in a wave on the ground. */
export const rolledRibbon = (): readonly Part[] => [
  { node: 'Silk', slot: 'silk', geometry: cloth(false) },
  { node: 'Silk', slot: 'silk', geometry: cloth(true) },
  { node: 'Silk', slot: 'hem', geometry: hem() },
];

export const RIBBON_LENGTH_MM = COURSE.lengthMm;
