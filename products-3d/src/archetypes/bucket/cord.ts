import { type BufferGeometry, TorusGeometry, type Vector3 } from 'three';
import { at, lastOf, mix, point, unitSteps } from '../../geometry/numbers.ts';
import { faceAt } from '../../geometry/pattern.ts';
import { smoothCurve } from '../../geometry/solids.ts';
import { ellipseSection, type Section, swept } from '../../geometry/sweep.ts';
import type { Part } from '../../model.ts';
import { set } from '../hardware/frame.ts';
import { GRAIN_TILE_MM } from '../leather-parts.ts';
import { aroundAt, body, CORD_MM, LEATHER_MM, PLEATS, pleatPhase } from './bucket-form.ts';

/** Where the cord changes sides: angles of the eyelets, in pairs around the front. */
const EYELETS: readonly number[] = Array.from({ length: PLEATS * 2 }, (_, i) =>
  angleOfPhase((i + 0.5) * Math.PI),
);

/** The angle at which the pleats reach a phase, by halving. */
function angleOfPhase(phase: number): number {
  let [low, high] = [-0.5, Math.PI * 2 + 0.5];
  for (let round = 0; round < 40; round += 1) {
    const middle = (low + high) / 2;
    if (pleatPhase(middle) < phase) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function eyelets(): readonly Part[] {
  return EYELETS.flatMap((angle) => {
    const x = aroundAt(angle);
    const face = faceAt(body, x, CORD_MM);
    const up = point(0, 1, 0);
    const axes = [up.clone().cross(face), up] as const;
    return [LEATHER_MM / 2, -LEATHER_MM / 2].map((offMm): Part => ({
      node: 'Hardware',
      slot: 'metal',
      geometry: set(new TorusGeometry(3.9, 1, 8, 24), body(x, CORD_MM, offMm), axes),
    }));
  });
}

const CORD_RADIUS_MM = 2.5;

/** In and out through the eyelets, once around from the front. */
const passes = (): readonly Vector3[] =>
  EYELETS.flatMap((angle, i) => {
    const next = EYELETS[i + 1];
    const here = body(aroundAt(angle), CORD_MM, 0);
    if (next === undefined) return [here];
    const offMm = i % 2 === 1 ? 4.4 : -4.6;
    return [here, ...[0.25, 0.5, 0.75].map((t) => body(aroundAt(mix(angle, next, t)), CORD_MM, offMm))];
  });

/** Where an end hangs: off the middle of the front, height above the cord's, off the leather. */
type Hang = readonly (readonly [x: number, y: number, offMm: number])[];

const RIGHT_END: Hang = [
  [6, -3, 9],
  [3.2, -12, 11],
  [3.4, -26, 10],
  [9, -52, 6],
  [13, -82, 4.6],
  [12, -104, 4.4],
];
const LEFT_END: Hang = [
  [-6, -3, 9],
  [-3.2, -12, 11],
  [-3.6, -26, 10],
  [-8, -50, 6],
  [-15, -76, 4.8],
  [-21, -92, 4.6],
];

const hung = (end: Hang): readonly Vector3[] => end.map(([x, y, offMm]) => body(x, CORD_MM + y, offMm));

/** The cord: out of one front eyelet, around through all of them, and out of the other. */
function cord(): readonly Part[] {
  const [around, right, left] = [passes(), hung(RIGHT_END), hung(LEFT_END)];
  const out = point(0, 0, 5);
  const course = smoothCurve([
    ...right.toReversed(),
    at(around, 0).clone().add(out),
    ...around,
    lastOf(around).clone().add(out),
    ...left,
  ]);
  const geometry = swept({
    curve: course,
    steps: 520,
    sides: 10,
    section: ellipseSection(CORD_RADIUS_MM, CORD_RADIUS_MM),
    up: () => point(0.02, 1, 0.3),
    tileMm: GRAIN_TILE_MM,
  });
  return [
    { node: 'Cord', slot: 'smooth', geometry },
    ...[right, left].flatMap(tassel),
    slider(body(0, CORD_MM - 19, 11)),
  ];
}

/** A round section whose radius follows the given ones. */
const turnedSection =
  (radii: readonly number[]): Section =>
  (t, angle) => {
    const radius = at(radii, Math.round(t * (radii.length - 1)));
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  };

const BELL_RADII_MM = [2.6, 3.6, 4.2, 4.8, 5.3, 5.7, 6, 6.2, 6.2, 5.6];
const COLLAR_RADII_MM = [3.1, 4.1, 4.3, 4.3, 3.1];

/** The end of the cord: a gilt collar and a bell of leather. */
function tassel(hanging: readonly Vector3[]): readonly Part[] {
  const end = lastOf(hanging);
  const down = end
    .clone()
    .sub(at(hanging, hanging.length - 2))
    .normalize();
  const turned = (radii: readonly number[], [from, to]: readonly [number, number]): BufferGeometry =>
    swept({
      curve: smoothCurve([end.clone().addScaledVector(down, from), end.clone().addScaledVector(down, to)]),
      steps: radii.length - 1,
      sides: 24,
      section: turnedSection(radii),
      up: () => point(0.3, 0.1, 1),
    });
  return [
    { node: 'Cord', slot: 'smooth', geometry: turned(BELL_RADII_MM, [-3, 23]) },
    { node: 'Cord', slot: 'metal', geometry: turned(COLLAR_RADII_MM, [-5, 1]) },
  ];
}

const SLIDER_RADII_MM = unitSteps(12).map((t) => 6.4 * (1 - 0.16 * Math.abs(t * 2 - 1) ** 6));

/** The leather slider that keeps the cord drawn. */
function slider(middle: Vector3): Part {
  const geometry = swept({
    curve: smoothCurve([point(-9, 0, 0), point(9, 0, 0)]),
    steps: SLIDER_RADII_MM.length - 1,
    sides: 32,
    section: turnedSection(SLIDER_RADII_MM),
    up: () => point(0, 1, 0.12),
  });
  return {
    node: 'Cord',
    slot: 'smooth',
    geometry: geometry.scale(1, 1.18, 0.86).translate(middle.x, middle.y, middle.z),
  };
}

/** The cord in its eyelets, with its ends and its slider. */
export const cordParts = (): readonly Part[] => [...eyelets(), ...cord()];
