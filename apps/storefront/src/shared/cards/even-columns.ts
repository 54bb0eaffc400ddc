/**
 * How many columns lay `count` things in as few rows of `most` or less as they need, with rows as even as they come:
 * eight that fit seven to a row make two rows of four, not seven and one.
 */
export function evenColumns(count: number, most: number): number {
  const rows = Math.max(1, Math.ceil(count / most));
  return Math.ceil(count / rows);
}
