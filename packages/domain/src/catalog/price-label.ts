/** Integer minor units of an ISO 4217 currency. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

interface CurrencyFormat {
  readonly format: Intl.NumberFormat;
  /** Minor units in one unit of the currency: 100 cents, 1 yen. */
  readonly minorUnits: number;
}

/** Japanese data writes the yen as wide as a Chinese character, which stands off from Latin figures. */
const WIDE_YEN = '￥';

/** A label with the yen as narrow as the figures beside it. */
export const narrowYen = (label: string): string => label.replaceAll(WIDE_YEN, '¥');

const formats = new Map<string, CurrencyFormat>();

/** The amount as a locale (BCP 47) writes it: '$4,850', '1 234,50 €'. Whole amounts show no cents. */
export function priceLabel({ amount, currency }: Money, bcp47: string): string {
  const { format, minorUnits } = currencyFormat(currency, bcp47);
  return narrowYen(format.format(amount / minorUnits)).replace(SIGN_AT_THE_END, '$&\u200E');
}

/** 'US$' at the end of a right-to-left label: without a mark the sign alone moves to the other side of its letters. */
const SIGN_AT_THE_END = /^\u200F.*[A-Z]\p{Sc}$/u;

/** [R3.047] A label without any digit (of any script) means that nothing is charged. */
export function isFreeLabel(label: string): boolean {
  return !/\p{Nd}/u.test(label);
}

/** Minor units in one unit of a currency (ISO 4217): 100 cents, 1 yen. */
export function minorUnitsOf(currency: string): number {
  return currencyFormat(currency, 'en').minorUnits;
}

/** How a locale (BCP 47) writes amounts of a currency. */
export function currencyFormat(currency: string, bcp47: string): CurrencyFormat {
  const key = `${bcp47} ${currency}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  // Constructing a format and asking for its digits costs far more than using it, and a page shows dozens of prices.
  const format = new Intl.NumberFormat(bcp47, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const made = { format, minorUnits: 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0) };
  formats.set(key, made);
  return made;
}
