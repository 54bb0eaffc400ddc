import { dot, minus } from './vectors.ts';
import { normalized, type Rotation, rotated, type Vector } from './rotation.ts';
import { principalEigenvector } from './symmetric-eigen.ts';

/** to ≈ scale · rotation(from) + translation. */
export interface Similarity {
  readonly scale: number;
  readonly rotation: Rotation;
  readonly translation: Vector;
}

export interface PointPair {
  readonly from: Vector;
  readonly to: Vector;
  readonly weight: number;
}

/**
 * The similarity that brings `from` nearest to `to` in weighted least squares: Horn's closed form by quaternions
 * (JOSA A 4, 1987), with the scale of Umeyama (PAMI 13, 1991).
 */
export function fitSimilarity(pairs: readonly PointPair[]): Similarity {
  const fromMean = weightedMean(pairs, ({ from }) => from);
  const toMean = weightedMean(pairs, ({ to }) => to);
  const centred = pairs.map(({ from, to, weight }) => ({
    from: minus(from, fromMean),
    to: minus(to, toMean),
    weight,
  }));

  const [x = 0, y = 0, z = 0, w = 1] = quaternionOf(centred);
  const rotation = normalized([x, y, z, w]);
  let along = 0;
  let spread = 0;
  for (const { from, to, weight } of centred) {
    along += weight * dot(rotated(rotation, from), to);
    spread += weight * dot(from, from);
  }
  const scale = spread === 0 ? 1 : along / spread;
  const [mx, my, mz] = rotated(rotation, fromMean);
  return {
    scale,
    rotation,
    translation: [toMean[0] - scale * mx, toMean[1] - scale * my, toMean[2] - scale * mz],
  };
}

/** x, y, z, w of the eigenvector of Horn's symmetric matrix. */
function quaternionOf(pairs: readonly PointPair[]): readonly number[] {
  const s = correlation(pairs);
  const at = (row: number, column: number) => s[3 * row + column] ?? 0;
  const trace = at(0, 0) + at(1, 1) + at(2, 2);
  const turn = [at(1, 2) - at(2, 1), at(2, 0) - at(0, 2), at(0, 1) - at(1, 0)];
  const rows = [0, 1, 2].map((row) => [
    turn[row] ?? 0,
    ...[0, 1, 2].map((column) => at(row, column) + at(column, row) - (row === column ? trace : 0)),
  ]);
  const [w = 1, x = 0, y = 0, z = 0] = principalEigenvector([trace, ...turn, ...rows.flat()]);
  return [x, y, z, w];
}

/** Sum of the weighted products of every coordinate with every other, 3×3 row by row. */
function correlation(pairs: readonly PointPair[]): Float64Array {
  const s = new Float64Array(9);
  for (const { from, to, weight } of pairs) {
    from.forEach((one, row) =>
      to.forEach((other, column) => {
        s[3 * row + column] = (s[3 * row + column] ?? 0) + weight * one * other;
      }),
    );
  }
  return s;
}

function weightedMean(pairs: readonly PointPair[], read: (pair: PointPair) => Vector): Vector {
  let [x, y, z, total] = [0, 0, 0, 0];
  for (const pair of pairs) {
    const point = read(pair);
    x += pair.weight * point[0];
    y += pair.weight * point[1];
    z += pair.weight * point[2];
    total += pair.weight;
  }
  return total === 0 ? [0, 0, 0] : [x / total, y / total, z / total];
}
