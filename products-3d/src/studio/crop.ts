import type { Vector3 } from 'three';
import { clamp } from '../geometry/numbers.ts';
import type { Plane } from './exr.ts';
import { type Camera, sightOf } from './camera.ts';
import type { Crop } from './film.ts';
import { valueAt } from './planes.ts';

/** Kept around the outline: it is drawn from a scatter of points, and the filter looks beyond an edge. */
const MARGIN_PX = 28;

/** The part of the picture in which the camera sees any of the points. */
export function cropAround(
  points: readonly Vector3[],
  camera: Camera,
  [width, height]: readonly [number, number],
): Crop {
  const seenAt = sightOf(camera, [width, height]);
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (const point of points) {
    const [x, y] = seenAt(point);
    const [column, row] = [x * width, y * height];
    [left, right] = [Math.min(left, column), Math.max(right, column)];
    [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
  }
  const [l, t] = [
    clamp(Math.floor(left) - MARGIN_PX, 0, width),
    clamp(Math.floor(top) - MARGIN_PX, 0, height),
  ];
  const [r, b] = [
    clamp(Math.ceil(right) + MARGIN_PX, l, width),
    clamp(Math.ceil(bottom) + MARGIN_PX, t, height),
  ];
  return { left: l, top: t, width: r - l, height: b - t };
}

const each = (length: number): readonly number[] => Array.from({ length }, (_, i) => i);

/** True when something is cut off at an edge of the crop that is not an edge of the picture. */
export function cutsOff(coverage: Plane, crop: Crop, [width, height]: readonly [number, number]): boolean {
  const { left, top } = crop;
  const isCovered = (x: number, y: number): boolean => valueAt(coverage, y * crop.width + x) > 0;
  const columns = [...(left > 0 ? [0] : []), ...(left + crop.width < width ? [crop.width - 1] : [])];
  const rows = [...(top > 0 ? [0] : []), ...(top + crop.height < height ? [crop.height - 1] : [])];
  return (
    columns.some((x) => each(crop.height).some((y) => isCovered(x, y))) ||
    rows.some((y) => each(crop.width).some((x) => isCovered(x, y)))
  );
}
