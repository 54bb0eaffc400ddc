import { ellipsoid, exitOf, melted, rod } from '../geometry/distance-field.ts';
import { edgesOf, facingAwayFrom, outlineFrom, stripBetween } from '../geometry/mesh.ts';
import type { Mesh, Triangle } from '../geometry/mesh.ts';
import { at, bell } from '../geometry/point.ts';
import type { Vector } from '../../src/geometry/rotation.ts';
import { lerp, minus, plus, times } from '../../src/geometry/vectors.ts';
import { LANDMARKS } from './face-landmarks.ts';

/** Skull, jaw and neck of an average adult around the canonical face, as one body. */
const skull = melted(
  2.5,
  melted(2, ellipsoid([0, 3.2, -3.6], [7.75, 9.3, 10]), ellipsoid([0, -4, -0.6], [6.2, 5.2, 5.2])),
  rod({ from: [0, -3, -5], to: [0, -22, -6], fromRadius: 5, toRadius: 5.3 }),
);

const SLICE_COUNT = 26;
/** The slices fan out from here, below the chin: upright at the face, level at the neck. */
const HINGE: Vector = [0, -10.5, 1.2];
const FAN_COUNT = 16;
const FAN_FROM_DEG = 80;
const MIDDLE_OF_FACE: Vector = [0, -0.5, 2];
/** The number of slices over which the outline of the face becomes the round outline of the skull. */
const BLENDED_SLICES = 4.5;

type Slice = { readonly centre: Vector; readonly up: Vector };

/**
 * The face, with the rest of the head and the neck swept behind its outline. The points of the face keep their indices.
 */
export function sweptHead(face: Mesh): Mesh {
  const outline = outlineFrom(face, LANDMARKS.foreheadTop);
  const rim = outline.map((index) => at(face.points, index));
  const rings = ringsBehind(rim);
  const numbered = rings.map((ring, row) =>
    ring.map((_, index) => face.points.length + row * ring.length + index),
  );
  const strips = [outline, ...numbered]
    .slice(0, -1)
    .map((ring, row) => stripBetween(ring, at(numbered, row)));
  const points = [...face.points, ...rings.flat()];
  const swept = facingAwayFrom({ points, triangles: strips.flat() }, [0, 2, -3]);
  const triangles = [...face.triangles, ...swept.triangles];
  const lastFree = points.length - 2 * outline.length;
  const isFree = (index: number): boolean => index >= face.points.length && index < lastFree;
  return { points: smoothed(points, triangles, isFree), triangles };
}

function ringsBehind(rim: readonly Vector[]): readonly (readonly Vector[])[] {
  const anglesOfRim = unwound(rim.map(([x, y]) => Math.atan2(x, y - MIDDLE_OF_FACE[1])));
  const [first, ...others] = Array.from({ length: SLICE_COUNT }, (_, row) => ringOf(row, anglesOfRim));
  if (first === undefined) return [];
  const offsets = rim.map((point, index) => minus(point, at(first, index)));
  return others.map((ring, row) =>
    ring.map((point, index) => plus(point, times(at(offsets, index), bell(row + 1, BLENDED_SLICES)))),
  );
}

function ringOf(row: number, anglesOfRim: readonly number[]): readonly Vector[] {
  const { centre, up } = sliceAt(row);
  const evenness = row / (SLICE_COUNT - 1);
  return anglesOfRim.map((angleOfRim, index) => {
    const angle = angleOfRim * (1 - evenness) + ((2 * Math.PI * index) / anglesOfRim.length) * evenness;
    const towards = plus(times(up, Math.cos(angle)), [Math.sin(angle), 0, 0]);
    return exitOf(skull, { from: centre, towards, reachCm: 25 });
  });
}

function sliceAt(row: number): Slice {
  if (row >= FAN_COUNT) return { centre: [0, HINGE[1] - 1.1 * (row - FAN_COUNT + 1), -5.7], up: [0, 0, -1] };
  const angle = ((FAN_FROM_DEG + ((180 - FAN_FROM_DEG) * row) / (FAN_COUNT - 1)) * Math.PI) / 180;
  const up: Vector = [0, Math.sin(angle), Math.cos(angle)];
  const reach = 10 - (3 * Math.max(0, row - 12)) / 4;
  return { centre: plus(HINGE, times(up, reach)), up };
}

/** The same angles, each changed by whole turns until it is within half a turn of the one before. */
function unwound(angles: readonly number[]): readonly number[] {
  let previous = 0;
  return angles.map((angle) => {
    previous = angle - 2 * Math.PI * Math.round((angle - previous) / (2 * Math.PI));
    return previous;
  });
}

/** Moves every free point towards the mean of its neighbours, alternating in and out so that the volume stays. */
function smoothed(
  points: readonly Vector[],
  triangles: readonly Triangle[],
  isFree: (index: number) => boolean,
): readonly Vector[] {
  const neighbours: Set<number>[] = points.map(() => new Set());
  for (const [a, b] of triangles.flatMap(edgesOf)) {
    at(neighbours, a).add(b);
    at(neighbours, b).add(a);
  }
  const inAndOut = Array.from({ length: 30 }, (_, turn) => (turn % 2 === 0 ? 0.5 : -0.51));
  const steps = [...inAndOut, ...Array<number>(6).fill(0.35)];
  return steps.reduce<readonly Vector[]>(
    (current, share) => relaxed(current, { neighbours, isFree, share }),
    points,
  );
}

function relaxed(
  points: readonly Vector[],
  by: {
    readonly neighbours: readonly ReadonlySet<number>[];
    readonly isFree: (index: number) => boolean;
    readonly share: number;
  },
): readonly Vector[] {
  return points.map((point, index) => {
    if (!by.isFree(index)) return point;
    const around = at(by.neighbours, index);
    let sum: Vector = [0, 0, 0];
    for (const neighbour of around) sum = plus(sum, at(points, neighbour));
    return lerp(point, times(sum, 1 / around.size), by.share);
  });
}
