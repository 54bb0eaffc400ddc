/**
 * [R3.033] A size with the decimal sign of a language: shoes are sold as 40.5 in London and as 40,5 in Paris and Milan.
 * Only a number with a fraction changes, whatever follows it; for the eye only, as ids and what is stored keep the point.
 */
export function sizeText(size: string, sign: string): string {
  return size.replace(/(?<=^\d+)\.(?=\d)/u, sign);
}

/** What stands between the parts of one and a half in a locale (BCP 47). */
export function decimalSign(bcp47: string): string {
  return ONE_AND_A_HALF.toLocaleString(bcp47).charAt(1);
}

const ONE_AND_A_HALF = 1.5;
