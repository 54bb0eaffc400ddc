/**
 * Solves a small system of linear equations (Gauss, with the largest pivot of each column). A column of zeros is
 * answered with 0.
 */
export function solveLinear(
  matrix: readonly (readonly number[])[],
  answers: readonly number[],
): readonly number[] {
  const size = answers.length;
  const rows = matrix.map((row, index) => [...row, answers[index] ?? 0]);
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let column = 0; column < size; column += 1) {
    const candidates = rows.slice(column).map((row) => Math.abs(row[column] ?? 0));
    const pivot = column + candidates.indexOf(Math.max(...candidates));
    const [upper, lower] = [rows[column] ?? [], rows[pivot] ?? []];
    rows[column] = lower;
    rows[pivot] = upper;
    if (Math.abs(at(column, column)) < 1e-12) continue;
    for (let row = 0; row < size; row += 1) {
      if (row === column) continue;
      const factor = at(row, column) / at(column, column);
      rows[row] = (rows[row] ?? []).map((value, place) => value - factor * at(column, place));
    }
  }
  return rows.map((row, index) => {
    const own = row[index] ?? 0;
    return Math.abs(own) < 1e-12 ? 0 : (row[size] ?? 0) / own;
  });
}
