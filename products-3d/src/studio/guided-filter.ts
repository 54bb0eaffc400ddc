import { boxMean, type Triple, valueAt } from './planes.ts';
import type { Plane } from './exr.ts';
import { type LineSums, lineThrough } from './line-sums.ts';

/** What the filter may look at beside the light itself, each scaled so that 1 is a clear difference. */
export interface Surface {
  readonly normal: Triple;
  readonly others: Triple;
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** 1 for the pixels that are filtered and may lend to their neighbours, 0 elsewhere. */
  readonly inside: Plane;
  readonly surface?: Surface | undefined;
}

/** How far a filter looks and what it takes for alike. */
export interface Pass {
  readonly taps: number;
  readonly reachPx: number;
  /** Differences of this many times the grain are still taken for grain. */
  readonly tolerance: number;
  /** Follows light along the bend of the surface instead of averaging it flat. */
  readonly followsNormal: boolean;
}

/** Sixteen numbers to a pixel, side by side so that a neighbour is one look at memory. */
const CELL = 16;
const OTHERS = 3;
const INSIDE = 7;
const SEEN = 8;
const GRAIN = 11;
const VALUE = 12;

const MARGIN_PX = 12;
const NEGLIGIBLE = 9;
const LEAST_GRAIN = 1e-7;

interface Cells {
  readonly numbers: Float32Array;
  readonly width: number;
  readonly height: number;
  /** Pixels in a row of cells, with an empty margin so that no tap leaves the sheet. */
  readonly pitch: number;
}

const placeOf = ({ pitch }: Cells, x: number, y: number): number =>
  ((y + MARGIN_PX) * pitch + x + MARGIN_PX) * CELL;

/**
 * Averages every pixel with those like it, twice: a first, short look gives a calm picture to judge likeness by, the
 * second one takes from further away. Alike are pixels of the same surface (features of the scene, which are free of
 * noise) whose light differs by no more than its grain, which two exposures `a` and `b` betray (cross-bilateral
 * filtering after Rousselle, Manzi and Zwicker 2013). The second look fits a line through light and normals
 * (Moon, Carr and Yoon 2014), so that relief stays.
 */
export function quietened(
  { a, b }: { readonly a: Triple; readonly b: Triple },
  sheet: Sheet,
  looks: readonly [Pass, Pass],
): Triple {
  const cells = cellsFor(sheet);
  writeLight(cells, sheet, { a, b });
  writeTriple(cells, SEEN, filtered(cells, sheet.inside, looks[0]));
  return filtered(cells, sheet.inside, looks[1]);
}

function cellsFor({ width, height, inside, surface }: Sheet): Cells {
  const pitch = width + 2 * MARGIN_PX;
  const cells = {
    numbers: new Float32Array(pitch * (height + 2 * MARGIN_PX) * CELL),
    width,
    height,
    pitch,
  };
  writePlane(cells, INSIDE, inside);
  if (surface) {
    writeTriple(cells, 0, surface.normal);
    writeTriple(cells, OTHERS, surface.others);
  }
  return cells;
}

function writePlane(cells: Cells, slot: number, plane: Plane): void {
  for (let y = 0; y < cells.height; y += 1) {
    const start = placeOf(cells, 0, y) + slot;
    for (let x = 0; x < cells.width; x += 1) {
      cells.numbers[start + x * CELL] = valueAt(plane, y * cells.width + x);
    }
  }
}

const writeTriple = (cells: Cells, slot: number, triple: Triple): void =>
  triple.forEach((plane, channel) => writePlane(cells, slot + channel, plane));

function writeLight(cells: Cells, sheet: Sheet, { a, b }: { readonly a: Triple; readonly b: Triple }): void {
  const spread = new Float32Array(sheet.width * sheet.height);
  a.forEach((plane, channel) => {
    const other = b[channel] ?? plane;
    const mean = plane.map((value, i) => (value + valueAt(other, i)) / 2);
    for (let i = 0; i < spread.length; i += 1) {
      spread[i] = valueAt(spread, i) + (valueAt(plane, i) - valueAt(other, i)) ** 2 / 4;
    }
    writePlane(cells, VALUE + channel, mean);
    writePlane(cells, SEEN + channel, boxMean(mean, sheet, 1));
  });
  writePlane(cells, GRAIN, boxMean(spread, sheet, 2));
}

interface Taps {
  readonly count: number;
  /** Distance in the array of cells. */
  readonly steps: Float64Array;
  readonly remoteness: Float64Array;
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Pixels around one, spread evenly as a sunflower's seeds are; the pixel itself comes first. */
function tapsOf({ taps, reachPx }: Pass, pitch: number): Taps {
  const places = new Map<string, readonly [number, number]>([['0,0', [0, 0]]]);
  for (let i = 1; places.size < taps && i < taps * 4; i += 1) {
    const radius = Math.min(MARGIN_PX, reachPx * Math.sqrt((i + 0.5) / taps));
    const x = Math.round(radius * Math.cos(i * GOLDEN_ANGLE));
    const y = Math.round(radius * Math.sin(i * GOLDEN_ANGLE));
    if (radius <= reachPx * 1.2) places.set(`${x},${y}`, [x, y]);
  }
  const all = [...places.values()];
  return {
    count: all.length,
    steps: Float64Array.from(all, ([x, y]) => (y * pitch + x) * CELL),
    remoteness: Float64Array.from(all, ([x, y]) => (x * x + y * y) / (reachPx * reachPx)),
  };
}

function filtered(cells: Cells, inside: Plane, pass: Pass): Triple {
  const size = cells.width * cells.height;
  const result: Triple = [new Float32Array(size), new Float32Array(size), new Float32Array(size)];
  const taps = tapsOf(pass, cells.pitch);
  const sums = lineThrough(cells.numbers, VALUE);
  for (let y = 0; y < cells.height; y += 1) {
    for (let x = 0; x < cells.width; x += 1) {
      const pixel = y * cells.width + x;
      if (valueAt(inside, pixel) === 0) continue;
      gather(cells.numbers, placeOf(cells, x, y), { taps, pass, sums });
      const value = pass.followsNormal ? sums.intercept() : sums.mean();
      result[0][pixel] = value[0];
      result[1][pixel] = value[1];
      result[2][pixel] = value[2];
    }
  }
  return result;
}

interface Gathering {
  readonly taps: Taps;
  readonly pass: Pass;
  readonly sums: LineSums;
}

/** Adds up the neighbours of one pixel, each by its likeness. */
function gather(cells: Float32Array, here: number, { taps, pass, sums }: Gathering): void {
  sums.begin(here);
  const tolerance = 1 / (pass.tolerance * pass.tolerance);
  for (let tap = 0; tap < taps.count; tap += 1) {
    const there = here + stepAt(taps.steps, tap);
    if (valueAt(cells, there + INSIDE) === 0) continue;
    const unlike = surfaceGap(cells, here, there);
    if (unlike > NEGLIGIBLE) continue;
    const total = unlike + stepAt(taps.remoteness, tap) + tolerance * lightGap(cells, here, there);
    if (total > NEGLIGIBLE) continue;
    if (pass.followsNormal) sums.addSloped(there, Math.exp(-total));
    else sums.addFlat(there, Math.exp(-total));
  }
}

const stepAt = (numbers: Float64Array, index: number): number => numbers[index] ?? 0;

function squaredGap(cells: Float32Array, here: number, there: number): number {
  const gap = valueAt(cells, there) - valueAt(cells, here);
  return gap * gap;
}

/** Written out, like the one below: this is where the time goes. */
function surfaceGap(cells: Float32Array, here: number, there: number): number {
  return (
    squaredGap(cells, here, there) +
    squaredGap(cells, here + 1, there + 1) +
    squaredGap(cells, here + 2, there + 2) +
    squaredGap(cells, here + OTHERS, there + OTHERS) +
    squaredGap(cells, here + OTHERS + 1, there + OTHERS + 1) +
    squaredGap(cells, here + OTHERS + 2, there + OTHERS + 2)
  );
}

/** Squared difference of light over the grain of both; the pixel's own grain counts for at least as much. */
function lightGap(cells: Float32Array, here: number, there: number): number {
  const gap =
    squaredGap(cells, here + SEEN, there + SEEN) +
    squaredGap(cells, here + SEEN + 1, there + SEEN + 1) +
    squaredGap(cells, here + SEEN + 2, there + SEEN + 2);
  const grain = valueAt(cells, here + GRAIN);
  return gap / (grain + Math.min(grain, valueAt(cells, there + GRAIN)) + LEAST_GRAIN);
}
