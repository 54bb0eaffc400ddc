import { valueAt } from './planes.ts';

/** Sums of a weighted fit of three values against three others, one pixel after the other. */
export interface LineSums {
  /** Begins again, with the pixel whose three numbers at `here` are where the line is asked for. */
  readonly begin: (here: number) => void;
  /** Adds the values of a pixel as they are. */
  readonly addFlat: (there: number, weight: number) => void;
  /** Adds them with their distance from where the line is asked for. */
  readonly addSloped: (there: number, weight: number) => void;
  /** The mean of what was added flat. */
  readonly mean: () => readonly [number, number, number];
  /** What the line says at the pixel. */
  readonly intercept: () => readonly [number, number, number];
}

/** Unknowns of the line: its height and its slopes. */
const UNKNOWNS = 4;
const VALUES = 3;
const MATRIX = (UNKNOWNS * (UNKNOWNS + 1)) / 2;

/** Keeps slopes from running wild where there is hardly a distance. */
const STIFFNESS = 0.02;

const numberAt = (numbers: Float64Array, index: number): number => numbers[index] ?? 0;

/** The place of row `i`, column `j` in a triangle stored row by row. */
const corner = (i: number, j: number): number => (i * (i + 1)) / 2 + j;

/**
 * Sums that are used again for every pixel: nothing is allocated in the inner loop, which is written out.
 *
 * @param numbers where a pixel's three places come first and its three values `valueOffset` further
 */
export function lineThrough(numbers: Float32Array, valueOffset: number): LineSums {
  const matrix = new Float64Array(MATRIX);
  const sides = new Float64Array(UNKNOWNS * VALUES);
  const answer: [number, number, number] = [0, 0, 0];
  let [x0, y0, z0] = [0, 0, 0];
  const addSide = (row: number, weight: number, value: number): void => {
    sides[row] = numberAt(sides, row) + weight * valueAt(numbers, value);
    sides[row + 1] = numberAt(sides, row + 1) + weight * valueAt(numbers, value + 1);
    sides[row + 2] = numberAt(sides, row + 2) + weight * valueAt(numbers, value + 2);
  };
  const add = (index: number, amount: number): void => {
    matrix[index] = numberAt(matrix, index) + amount;
  };
  const answered = (divisor: number): readonly [number, number, number] => {
    for (let value = 0; value < VALUES; value += 1) answer[value] = numberAt(sides, value) / divisor;
    return answer;
  };
  return {
    begin: (here) => {
      matrix.fill(0);
      sides.fill(0);
      x0 = valueAt(numbers, here);
      y0 = valueAt(numbers, here + 1);
      z0 = valueAt(numbers, here + 2);
    },
    addFlat: (there, weight) => {
      add(0, weight);
      addSide(0, weight, there + valueOffset);
    },
    addSloped: (there, weight) => {
      const x = valueAt(numbers, there) - x0;
      const y = valueAt(numbers, there + 1) - y0;
      const z = valueAt(numbers, there + 2) - z0;
      const wx = weight * x;
      const wy = weight * y;
      const wz = weight * z;
      add(0, weight);
      add(1, wx);
      add(2, wx * x);
      add(3, wy);
      add(4, wy * x);
      add(5, wy * y);
      add(6, wz);
      add(7, wz * x);
      add(8, wz * y);
      add(9, wz * z);
      addSide(0, weight, there + valueOffset);
      addSide(3, wx, there + valueOffset);
      addSide(6, wy, there + valueOffset);
      addSide(9, wz, there + valueOffset);
    },
    mean: () => answered(numberAt(matrix, 0)),
    intercept: () => {
      for (let i = 1; i < UNKNOWNS; i += 1) add(corner(i, i), STIFFNESS * numberAt(matrix, 0));
      factorise(matrix);
      for (let value = 0; value < VALUES; value += 1) solve(matrix, sides, value);
      return answered(1);
    },
  };
}

/** Cholesky's factor of a symmetric matrix, in place. */
function factorise(matrix: Float64Array): void {
  for (let i = 0; i < UNKNOWNS; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let rest = numberAt(matrix, corner(i, j));
      for (let k = 0; k < j; k += 1) {
        rest -= numberAt(matrix, corner(i, k)) * numberAt(matrix, corner(j, k));
      }
      matrix[corner(i, j)] =
        i === j ? Math.sqrt(Math.max(rest, 1e-12)) : rest / numberAt(matrix, corner(j, j));
    }
  }
}

function solve(factor: Float64Array, sides: Float64Array, value: number): void {
  const side = (i: number): number => numberAt(sides, i * VALUES + value);
  for (let i = 0; i < UNKNOWNS; i += 1) {
    let rest = side(i);
    for (let k = 0; k < i; k += 1) rest -= numberAt(factor, corner(i, k)) * side(k);
    sides[i * VALUES + value] = rest / numberAt(factor, corner(i, i));
  }
  for (let i = UNKNOWNS - 1; i >= 0; i -= 1) {
    let rest = side(i);
    for (let k = i + 1; k < UNKNOWNS; k += 1) rest -= numberAt(factor, corner(k, i)) * side(k);
    sides[i * VALUES + value] = rest / numberAt(factor, corner(i, i));
  }
}
