/** How well something answers a query: 3 exactly, 2 well, 1 acceptably. What has no grade answers it not at all. */
export type Grades = Readonly<Record<string, number>>;

/**
 * Normalised discounted cumulated gain of what was found, best first: 1 where no order could be better, 0 where nothing
 * of the first `cut` was judged. The gain of a grade is 2^grade − 1, divided by log2(rank + 1).
 * Järvelin and Kekäläinen, Cumulated gain-based evaluation of IR techniques, ACM TOIS 20 (2002).
 * What is found twice counts once.
 */
export function ndcg(found: readonly string[], grades: Grades, cut: number): number {
  const gains = [...new Set(found)].map((id) => gainOf(grades[id] ?? 0));
  const best = Object.values(grades).map(gainOf);
  const ideal = cumulated(
    best.toSorted((a, b) => b - a),
    cut,
  );
  return ideal === 0 ? 0 : cumulated(gains, cut) / ideal;
}

const gainOf = (grade: number): number => 2 ** grade - 1;

function cumulated(gains: readonly number[], cut: number): number {
  return gains.slice(0, cut).reduce((sum, gain, index) => sum + gain / Math.log2(index + 2), 0);
}

/** One divided by the rank of the first that answers exactly; 0 where none does. */
export function reciprocalRank(found: readonly string[], grades: Grades): number {
  const index = found.findIndex((id) => grades[id] === EXACTLY);
  return index === -1 ? 0 : 1 / (index + 1);
}

const EXACTLY = 3;

/** The arithmetic mean; NaN of nothing. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
