import type { Point } from '../../geometry/point.ts';
import { greyAt, type GreyPicture, type GreyPyramid } from './grey-picture.ts';

/** Half the side of the square that is compared, without its middle pixel. */
const REACH = 7;
const SIDE = 2 * REACH + 1;
const MOST_STEPS = 12;
/** A step shorter than this, in pixels, is the last. */
const LAST_STEP_PX = 0.01;
/** A corner weaker than this (the smaller eigenvalue per pixel of the square) cannot be followed. */
const LEAST_CORNER = 4;
/** Squares with a lower correlation show different things. */
const LEAST_SIMILARITY = 0.7;

/** The transform from the square in the first picture to that in the second: turned and scaled by (a, -b; b, a). */
interface SquareTurn {
  readonly a: number;
  readonly b: number;
}

const STRAIGHT: SquareTurn = { a: 1, b: 0 };

export interface PointRequest {
  readonly from: GreyPyramid;
  readonly to: GreyPyramid;
  /** The place in the first picture, and a guess for the second. */
  readonly at: Point;
  readonly guess: Point;
  readonly turn?: SquareTurn;
  /** The coarsest level to begin with; all of them where nothing is said. */
  readonly levels?: number;
}

/**
 * The place of a point of the first picture in the second: pyramidal Lucas-Kanade (Bouguet, Intel 2000), with the
 * means of the squares subtracted so that a change of exposure does not matter. Undefined if nothing there can be
 * followed.
 */
export function followPoint({
  from,
  to,
  at,
  guess,
  turn = STRAIGHT,
  levels,
}: PointRequest): Point | undefined {
  const coarsest = Math.min(levels ?? Infinity, from.levels.length, to.levels.length) - 1;
  let found = guess;
  for (let level = coarsest; level >= 0; level -= 1) {
    const [one, other] = [from.levels[level], to.levels[level]];
    if (!one || !other) return undefined;
    const scale = 2 ** level;
    const near = { x: found.x / scale, y: found.y / scale };
    const square = squareOf(one, { x: at.x / scale, y: at.y / scale }, turn);
    const step = stepped(square, other, near);
    // On a coarse level a foot may be too small to be seen: then the finer ones begin at the same guess.
    if (step) found = { x: step.x * scale, y: step.y * scale };
    else if (level === 0) return undefined;
  }
  return isInside(to.levels[0], found) ? found : undefined;
}

/** A square of the first picture, its gradients, and the strength of its corner. */
interface Square {
  readonly values: Float32Array;
  readonly right: Float32Array;
  readonly down: Float32Array;
  readonly xx: number;
  readonly xy: number;
  readonly yy: number;
}

function squareOf(picture: GreyPicture, at: Point, turn: SquareTurn): Square {
  const wide = SIDE + 2;
  const around = new Float32Array(wide * wide);
  readSquare(picture, at, { turn, reach: REACH + 1, into: around });
  const values = new Float32Array(SIDE * SIDE);
  const [right, down] = [new Float32Array(SIDE * SIDE), new Float32Array(SIDE * SIDE)];
  let [xx, xy, yy] = [0, 0, 0];
  for (let row = 0, k = 0; row < SIDE; row += 1) {
    for (let column = 0; column < SIDE; column += 1, k += 1) {
      const middle = (row + 1) * wide + column + 1;
      values[k] = around[middle] ?? 0;
      const slopeX = ((around[middle + 1] ?? 0) - (around[middle - 1] ?? 0)) / 2;
      const slopeY = ((around[middle + wide] ?? 0) - (around[middle - wide] ?? 0)) / 2;
      right[k] = slopeX;
      down[k] = slopeY;
      xx += slopeX * slopeX;
      xy += slopeX * slopeY;
      yy += slopeY * slopeY;
    }
  }
  withoutMean(values);
  return { values, right, down, xx, xy, yy };
}

interface Reading {
  readonly turn: SquareTurn;
  readonly reach: number;
  readonly into: Float32Array;
}

/** Reads a turned square row by row. */
function readSquare(picture: GreyPicture, at: Point, reading: Reading): void {
  const { turn, reach, into } = reading;
  if (turn === STRAIGHT && isReadStraight(picture, at, reading)) return;
  let k = 0;
  for (let down = -reach; down <= reach; down += 1) {
    for (let right = -reach; right <= reach; right += 1, k += 1) {
      into[k] = greyAt(picture, at.x + turn.a * right - turn.b * down, at.y + turn.b * right + turn.a * down);
    }
  }
}

/** The same fractions for the whole square: several times as fast. False where it reaches out of the picture. */
function isReadStraight(picture: GreyPicture, at: Point, { reach, into }: Reading): boolean {
  const { widthPx, heightPx, values } = picture;
  const [left, top] = [Math.floor(at.x - 0.5), Math.floor(at.y - 0.5)];
  const room = Math.min(left - reach, top - reach, widthPx - left - reach - 2, heightPx - top - reach - 2);
  if (!(room >= 0)) return false;
  const [right, down] = [at.x - 0.5 - left, at.y - 0.5 - top];
  const side = 2 * reach + 1;
  for (let k = 0; k < side * side; k += 1) {
    const from = (top - reach + Math.floor(k / side)) * widthPx + left - reach + (k % side);
    const below = from + widthPx;
    const upper = (values[from] ?? 0) * (1 - right) + (values[from + 1] ?? 0) * right;
    const lower = (values[below] ?? 0) * (1 - right) + (values[below + 1] ?? 0) * right;
    into[k] = upper * (1 - down) + lower * down;
  }
  return true;
}

function withoutMean(values: Float32Array): void {
  let sum = 0;
  for (const value of values) sum += value;
  const mean = sum / values.length;
  for (let k = 0; k < values.length; k += 1) values[k] = (values[k] ?? 0) - mean;
}

/** Moves `near` until the square there looks like the other; undefined where it does not converge. */
function stepped(square: Square, picture: GreyPicture, near: Point): Point | undefined {
  if (smallerEigenvalue(square) / (SIDE * SIDE) < LEAST_CORNER) return undefined;
  let at = near;
  const seen = new Float32Array(SIDE * SIDE);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    readSquare(picture, at, { turn: STRAIGHT, reach: REACH, into: seen });
    withoutMean(seen);
    const [right, down] = stepTowards(square, seen);
    at = { x: at.x + right, y: at.y + down };
    if (!(Math.hypot(at.x - near.x, at.y - near.y) <= 2 * SIDE)) return undefined;
    if (Math.hypot(right, down) < LAST_STEP_PX) break;
  }
  return similarity(square.values, seen) >= LEAST_SIMILARITY ? at : undefined;
}

/** The step that makes the squares most alike, in least squares. */
function stepTowards(square: Square, seen: Float32Array): readonly [right: number, down: number] {
  const { values, right, down, xx, xy, yy } = square;
  let [x, y] = [0, 0];
  for (let k = 0; k < seen.length; k += 1) {
    const error = (values[k] ?? 0) - (seen[k] ?? 0);
    x += error * (right[k] ?? 0);
    y += error * (down[k] ?? 0);
  }
  const determinant = xx * yy - xy * xy;
  return [(yy * x - xy * y) / determinant, (xx * y - xy * x) / determinant];
}

const smallerEigenvalue = ({ xx, xy, yy }: Pick<Square, 'xx' | 'xy' | 'yy'>): number =>
  (xx + yy - Math.hypot(xx - yy, 2 * xy)) / 2;

/** The correlation of two squares, their means subtracted. */
function similarity(one: Float32Array, other: Float32Array): number {
  let [both, ofOne, ofOther] = [0, 0, 0];
  for (let k = 0; k < one.length; k += 1) {
    const [a, b] = [one[k] ?? 0, other[k] ?? 0];
    both += a * b;
    ofOne += a * a;
    ofOther += b * b;
  }
  return both / Math.max(1e-9, Math.sqrt(ofOne * ofOther));
}

const isInside = (picture: GreyPicture | undefined, { x, y }: Point): boolean =>
  picture !== undefined && x >= 0 && y >= 0 && x <= picture.widthPx && y <= picture.heightPx;

/** How well a point can be followed: the smaller eigenvalue of the slopes around it, per pixel of its square. */
export function cornerness(picture: GreyPicture, at: Point): number {
  return smallerEigenvalue(squareOf(picture, at, STRAIGHT)) / (SIDE * SIDE);
}
