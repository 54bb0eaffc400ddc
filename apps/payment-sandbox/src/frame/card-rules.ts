/** What a shopper writes into the four fields. */
export interface CardEntry {
  readonly number: string;
  /** `MM/YY` as shown; spaces and a four-digit year are understood. */
  readonly expiry: string;
  readonly holder: string;
  readonly securityCode: string;
}
export type CardField = keyof CardEntry;

export interface Card {
  /** Digits only. */
  readonly number: string;
  readonly expiryMonth: number;
  /** Four digits. */
  readonly expiryYear: number;
  readonly holder: string;
  readonly securityCode: string;
}

export interface YearMonth {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

export type CardBrand = 'visa' | 'mastercard' | 'amex';

const BRANDS: readonly { readonly brand: CardBrand; readonly begins: RegExp }[] = [
  { brand: 'visa', begins: /^4/u },
  { brand: 'mastercard', begins: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/u },
  { brand: 'amex', begins: /^3[47]/u },
];
/** Lengths in digits by ISO/IEC 7812. */
const SHORTEST_NUMBER = 12;
const LONGEST_NUMBER = 19;
const LONGEST_HOLDER = 60;

/** The brand that a number begins like; undefined for one we do not take. */
export function brandOf(number: string): CardBrand | undefined {
  const digits = digitsOf(number);
  return BRANDS.find(({ begins }) => begins.test(digits))?.brand;
}

/** ISO/IEC 7812-1 annex B. */
export function passesLuhn(digits: string): boolean {
  const sum = digits
    .split('')
    .toReversed()
    .map(Number)
    .map((digit, place) => (place % 2 === 0 ? digit : doubled(digit)))
    .reduce((total, digit) => total + digit, 0);
  return sum % 10 === 0;
}

/** The fields that are wrong, in the form's order; empty for a card one could charge. */
export function wrongFields(entry: CardEntry, now: YearMonth): readonly CardField[] {
  const wrong: CardField[] = [];
  if (!isNumberRight(entry.number)) wrong.push('number');
  if (!isExpiryRight(entry.expiry, now)) wrong.push('expiry');
  const holder = entry.holder.trim();
  // A number typed into the name field would travel and be kept as a name.
  if (holder === '' || holder.length > LONGEST_HOLDER || /\d{4}/u.test(holder)) wrong.push('holder');
  if (!isSecurityCodeRight(entry.securityCode, brandOf(entry.number))) wrong.push('securityCode');
  return wrong;
}

/** Whether a security code is as long as those of the brand. */
export function isSecurityCodeRight(code: string, brand: string | undefined): boolean {
  const codeLength = brand === 'amex' ? 4 : 3;
  return new RegExp(String.raw`^\d{${codeLength}}$`, 'u').test(code.trim());
}

/** The card of an entry that `wrongFields` has nothing against. */
export function cardOf(entry: CardEntry): Card {
  const expiry = readExpiry(entry.expiry) ?? { month: 0, year: 0 };
  return {
    number: digitsOf(entry.number),
    expiryMonth: expiry.month,
    expiryYear: expiry.year,
    holder: entry.holder.trim(),
    securityCode: entry.securityCode.trim(),
  };
}

/** Groups of four as printed on the card (amex: 4-6-5). */
export function groupedNumber(number: string): string {
  const digits = digitsOf(number).slice(0, LONGEST_NUMBER);
  const groups = brandOf(digits) === 'amex' ? /^(\d{0,4})(\d{0,6})(\d{0,5})/u : /(\d{4})(?=\d)/gu;
  if (brandOf(digits) !== 'amex') return digits.replace(groups, '$1 ');
  const [, first = '', second = '', third = ''] = groups.exec(digits) ?? [];
  return [first, second, third].filter((part) => part !== '').join(' ');
}

/** `MM/YY` while it is typed: the stroke comes by itself after the month. */
export function groupedExpiry(text: string): string {
  const digits = digitsOf(text).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

function isNumberRight(number: string): boolean {
  const digits = digitsOf(number);
  if (digits.length < SHORTEST_NUMBER || digits.length > LONGEST_NUMBER) return false;
  return brandOf(digits) !== undefined && passesLuhn(digits);
}

function isExpiryRight(text: string, now: YearMonth): boolean {
  const expiry = readExpiry(text);
  if (expiry === undefined) return false;
  const months = (expiry.year - now.year) * 12 + expiry.month - now.month;
  return months >= 0 && months <= 20 * 12;
}

function readExpiry(text: string): YearMonth | undefined {
  const match = /^\s*(\d{1,2})\s*[/-]?\s*(\d{2}|20\d{2})\s*$/u.exec(latinDigits(text));
  const month = Number(match?.[1]);
  if (match === null || month < 1 || month > 12) return undefined;
  return { month, year: 2000 + (Number(match[2]) % 100) };
}

function digitsOf(text: string): string {
  return latinDigits(text).replaceAll(/\D/gu, '');
}

/** Arabic and Persian keyboards write their own digits. */
function latinDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}

function doubled(digit: number): number {
  return digit > 4 ? digit * 2 - 9 : digit * 2;
}
