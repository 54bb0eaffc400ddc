/** A symmetric 4×4 matrix, row by row. */
export type Symmetric4 = readonly number[];

const SIZE = 4;
/** Jacobi's method halves the digits that are wrong with every sweep; four by four it is done after five. */
const SWEEPS = 8;

/** The unit eigenvector of the largest eigenvalue (cyclic Jacobi). */
export function principalEigenvector(matrix: Symmetric4): readonly number[] {
  const a = Float64Array.from(matrix);
  const vectors = Float64Array.from({ length: SIZE * SIZE }, (_, k) => (k % (SIZE + 1) === 0 ? 1 : 0));
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (let p = 0; p < SIZE - 1; p += 1)
      for (let q = p + 1; q < SIZE; q += 1) annihilate(a, vectors, [p, q]);
  }
  const values = Array.from({ length: SIZE }, (_, k) => a[k * (SIZE + 1)] ?? 0);
  const column = values.indexOf(Math.max(...values));
  return Array.from({ length: SIZE }, (_, row) => vectors[row * SIZE + column] ?? 0);
}

/** Turns the plane of `p` and `q` so that the element between them becomes zero. */
function annihilate(a: Float64Array, vectors: Float64Array, [p, q]: readonly [number, number]): void {
  const apq = a[p * SIZE + q] ?? 0;
  if (apq === 0) return;
  const theta = ((a[q * SIZE + q] ?? 0) - (a[p * SIZE + p] ?? 0)) / (2 * apq);
  const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.hypot(theta, 1));
  const cos = 1 / Math.hypot(tangent, 1);
  const sin = tangent * cos;
  for (let k = 0; k < SIZE; k += 1) turn(a, { first: k * SIZE + p, second: k * SIZE + q, cos, sin });
  for (let k = 0; k < SIZE; k += 1) turn(a, { first: p * SIZE + k, second: q * SIZE + k, cos, sin });
  for (let k = 0; k < SIZE; k += 1) turn(vectors, { first: k * SIZE + p, second: k * SIZE + q, cos, sin });
}

interface Turn {
  readonly first: number;
  readonly second: number;
  readonly cos: number;
  readonly sin: number;
}

function turn(values: Float64Array, { first, second, cos, sin }: Turn): void {
  const one = values[first] ?? 0;
  const other = values[second] ?? 0;
  values[first] = cos * one - sin * other;
  values[second] = sin * one + cos * other;
}
