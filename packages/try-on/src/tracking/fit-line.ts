/** A line through a patch: its column at the origin's row, and its sideways step per row. */
export interface Line {
  readonly column: number;
  readonly slope: number;
}

interface LinePoint {
  readonly row: number;
  readonly column: number;
  readonly weight: number;
}

export const lineAt = ({ column, slope }: Line, row: number): number => column + slope * row;

const ROUNDS = 3;
/** A point so many cells off the line has half the weight, and less beyond (Cauchy's weights). */
const OUTLIER_CELLS = 0.7;

/** The line through points by weighted least squares; outliers lose weight with every round. */
export function fitLine(points: readonly LinePoint[], first: Line): Line {
  let line = first;
  for (let round = 0; round < ROUNDS; round += 1) line = leastSquares(points, line);
  return line;
}

function leastSquares(points: readonly LinePoint[], before: Line): Line {
  let [total, rows, columns, squares, products] = [0, 0, 0, 0, 0];
  for (const { row, column, weight } of points) {
    const trust = weight / (1 + ((column - lineAt(before, row)) / OUTLIER_CELLS) ** 2);
    total += trust;
    rows += trust * row;
    columns += trust * column;
    squares += trust * row * row;
    products += trust * row * column;
  }
  const spread = total * squares - rows * rows;
  if (!(spread > 1e-9)) return before;
  const slope = (total * products - rows * columns) / spread;
  return { column: (columns - slope * rows) / total, slope };
}
