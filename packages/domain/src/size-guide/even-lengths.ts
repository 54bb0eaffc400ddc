/** Lengths below each other as a locale (BCP 47) writes them, with as many decimals as the finest of them. */
export function evenLengths(lengths: readonly string[], bcp47: string): readonly string[] {
  const decimals = Math.max(0, ...lengths.map((length) => length.split('.')[1]?.length ?? 0));
  const numbers = new Intl.NumberFormat(bcp47, { minimumFractionDigits: decimals });
  return lengths.map((length) => numbers.format(Number(length)));
}
