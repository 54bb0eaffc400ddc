/** The countries whose papers carry a number of the buyer, and how each checks it [R7.026]. */
const CHECKS = { IT: italian, BR: brazilian, KR: korean, TW: taiwanese } as const;
export type FiscalCountry = keyof typeof CHECKS;

/** [R7.026] Whether the papers of a country carry a number of the buyer. */
export function isFiscalCountry(country: string): country is FiscalCountry {
  return Object.hasOwn(CHECKS, country);
}

/**
 * [R7.026] A fiscal code as it is kept: without spaces, dots and hyphens, in capitals. Undefined for one that the country
 * cannot have given: wrong length, or a wrong check letter or digit.
 */
export function fiscalCode(country: FiscalCountry, written: string): string | undefined {
  const code = written.replaceAll(/[\s.-]/gu, '').toUpperCase();
  return CHECKS[country](code) ? code : undefined;
}

const ITALIAN = /^[A-Z]{6}[0-9LMNP-V]{2}[A-EHLMPR-T][0-9LMNP-V]{2}[A-Z][0-9LMNP-V]{3}[A-Z]$/u;
/** What a character counts in an odd place, by its index in `0…9A…Z` (Ministerial decree of 23 December 1976). */
const ODD_VALUES = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16,
  10, 22, 25, 24, 23,
];
const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LETTERS = CHARACTERS.slice(10);

/** Codice fiscale: fifteen characters and a check letter. */
function italian(code: string): boolean {
  if (!ITALIAN.test(code)) return false;
  const sum = Array.from(code.slice(0, -1)).reduce((total, character, index) => {
    const at = CHARACTERS.indexOf(character);
    // Places are counted from one: the first is odd. In an even place letters count as digits do.
    return total + (index % 2 === 0 ? (ODD_VALUES[at] ?? 0) : at < 10 ? at : at - 10);
  }, 0);
  return code.at(-1) === LETTERS[sum % 26];
}

/** CPF: nine digits and two check digits, modulo 11. */
function brazilian(code: string): boolean {
  if (!/^\d{11}$/u.test(code) || /^(\d)\1*$/u.test(code)) return false;
  return [9, 10].every((length) => code[length] === String(cpfDigit(code.slice(0, length))));
}

function cpfDigit(digits: string): number {
  const sum = Array.from(digits).reduce(
    (total, digit, at) => total + Number(digit) * (digits.length + 1 - at),
    0,
  );
  return ((sum * 10) % 11) % 10;
}

/** The personal customs clearance code (개인통관고유부호): P and twelve digits. */
function korean(code: string): boolean {
  return /^P\d{12}$/u.test(code);
}

/** The unified business number (統一編號): eight digits, weighed 1 2 1 2 1 2 4 1, divisible by five. */
function taiwanese(code: string): boolean {
  if (!/^\d{8}$/u.test(code)) return false;
  const sum = [1, 2, 1, 2, 1, 2, 4, 1].reduce((total, weight, at) => {
    const product = Number(code[at]) * weight;
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  // Four times seven is 28: 2 + 8 may count as one, too.
  return sum % 5 === 0 || (code[6] === '7' && (sum + 1) % 5 === 0);
}
