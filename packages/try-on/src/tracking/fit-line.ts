/** A line through a patch: its column abreast of the origin, and how far it moves sideways per row. */
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
/** Points so many cells off the line count half, and ever less beyond (Cauchy's weights). */
const DOUBTFUL = 0.7;

/** The line nearest to points by weighted least squares, those far off it mattering less with every round. */
export function fitLine(points: readonly LinePoint[], first: Line): Line {
  let line = first;
  for (let round = 0; round < ROUNDS; round += 1) line = leastSquares(points, line);
  return line;
}

function leastSquares(points: readonly LinePoint[], before: Line): Line {
  let [total, rows, columns, squares, products] = [0, 0, 0, 0, 0];
  for (const { row, column, weight } of points) {
    const trust = weight / (1 + ((column - lineAt(before, row)) / DOUBTFUL) ** 2);
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
