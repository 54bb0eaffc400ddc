import { numberFormat } from '../shared/kept-formats.ts';

/**
 * [R3.033] A size with the decimal sign of a language: shoes are sold as 40.5 in London and as 40,5 in Paris and Milan.
 * Only a number with a fraction changes, whatever follows it; for the eye only, as ids and what is stored keep the point.
 */
export function sizeText(size: string, sign: string): string {
  return size.replace(/(?<=^\d+)\.(?=\d)/u, sign);
}

/** What stands between the parts of one and a half in a locale (BCP 47). */
export function decimalSign(bcp47: string): string {
  return numberFormat(bcp47).format(ONE_AND_A_HALF).charAt(1);
}

const ONE_AND_A_HALF = 1.5;

/** Lengths below each other as a locale (BCP 47) writes them, with as many decimals as the finest of them. */
export function evenLengths(lengths: readonly string[], bcp47: string): readonly string[] {
  const decimals = Math.max(0, ...lengths.map((length) => length.split('.')[1]?.length ?? 0));
  const numbers = numberFormat(bcp47, { minimumFractionDigits: decimals });
  return lengths.map((length) => numbers.format(Number(length)));
}
