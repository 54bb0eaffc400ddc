/** The smallest width that exists and is not smaller than the one asked for; the largest when none is. In px. */
export function pictureWidth(widths: readonly number[], asked: number | undefined): number | undefined {
  const rising = widths.toSorted((a, b) => a - b);
  if (asked === undefined) return rising.at(-1);
  return rising.find((width) => width >= asked) ?? rising.at(-1);
}
