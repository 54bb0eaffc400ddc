/** Fields that are read by machines, in whose patterns digits and hyphens are the plain ones. */
const NUMBERS: ReadonlySet<string> = new Set(['postalCode', 'phone', 'otherPhone', 'thirdPhone']);

/** Where the ten digits of Arabic and Persian keyboards begin. */
const DIGIT_BLOCKS = [0x06_60, 0x06_f0];

/** A letter, digit, punctuation or symbol: what marks alone, such as a zero-width space, have none of. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A field as it is judged and kept: without outer spaces, and empty where nothing of it can be seen; a postal code or telephone number in plain signs, whatever
 * keyboard they were written on: １０４−００６１ and 104ー0061 are 104-0061, and ١٢٣ is 123.
 */
export function asPosted(field: string, text: string): string {
  const plain = NUMBERS.has(field) ? plainSigns(text) : text;
  return VISIBLE.test(plain) ? plain.trim() : '';
}

function plainSigns(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, plainDigit)
    .replaceAll(/[\u2010-\u2015\u2212\u30FC]/gu, '-');
}

function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const begin = DIGIT_BLOCKS.find((each) => code >= each && code < each + 10);
  return begin === undefined ? digit : String(code - begin);
}
