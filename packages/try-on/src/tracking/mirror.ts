/**
 * The landmark model answers a face and its mirror image with different errors. Where there is time, it is run on
 * both and the answers are averaged.
 */
import { IRIS_POINTS } from '../landmarks/face-points.ts';
import type { Landmarks } from '../landmarks/landmarks.ts';

/** An iris's centre, then its edge to the right, above, to the left and below: the sides change places. */
const MIRRORED_IRIS = [0, 3, 2, 1, 4];

/** For every landmark the one it is in a mirror. `positions` are those of the canonical face, which is symmetric. */
export function mirrorPartnersIn(positions: readonly number[]): readonly number[] {
  const count = positions.length / 3;
  const place = (index: number) => [0, 1, 2].map((axis) => positions[3 * index + axis] ?? 0);
  const places = Array.from({ length: count }, (_, index) => place(index));
  const partners = places.map(([x = 0, y = 0, z = 0]) => nearestTo([-x, y, z], places));
  return [...partners, ...irisPoints(1), ...irisPoints(0)];
}

function irisPoints(eye: 0 | 1): readonly number[] {
  return MIRRORED_IRIS.map((point) => IRIS_POINTS.first + eye * IRIS_POINTS.perEye + point);
}

function nearestTo(wanted: readonly number[], places: readonly (readonly number[])[]): number {
  const distances = places.map((place) =>
    place.reduce((sum, value, axis) => sum + (value - (wanted[axis] ?? 0)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

/** A square tensor of three channels, its columns from the last to the first. */
export function flippedColumns(tensor: Float32Array, sidePx: number): Float32Array<ArrayBuffer> {
  const flipped = new Float32Array(tensor.length);
  for (let pixel = 0; pixel < sidePx * sidePx; pixel += 1) {
    const column = pixel % sidePx;
    const from = 3 * (pixel - column + sidePx - 1 - column);
    flipped.set(tensor.subarray(from, from + 3), 3 * pixel);
  }
  return flipped;
}

/** Points found in the mirror image of a square, as points of the square itself. */
export function unmirrored(landmarks: Landmarks, partners: readonly number[], sidePx: number): Landmarks {
  const straight = new Float32Array(landmarks.length);
  partners.forEach((partner, index) => {
    straight[3 * index] = sidePx - (landmarks[3 * partner] ?? 0);
    straight[3 * index + 1] = landmarks[3 * partner + 1] ?? 0;
    straight[3 * index + 2] = landmarks[3 * partner + 2] ?? 0;
  });
  return straight;
}

/** Point by point half-way between two answers. */
export function halfway(one: Landmarks, other: Landmarks): Landmarks {
  return one.map((value, index) => (value + (other[index] ?? value)) / 2);
}

/** The mean distance between the points of two answers, in the picture. */
export function meanDistance(one: Landmarks, other: Landmarks): number {
  const points = one.length / 3;
  let sum = 0;
  for (let k = 0; k < one.length; k += 3)
    sum += Math.hypot((one[k] ?? 0) - (other[k] ?? 0), (one[k + 1] ?? 0) - (other[k + 1] ?? 0));
  return sum / Math.max(1, points);
}
