/** Integer minor units of an ISO 4217 currency. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

const formats = new Map<string, Intl.NumberFormat>();

/** The amount as a locale (BCP 47) writes it: '$4,850', '1 234,50 €'. Whole amounts show no cents. */
export function priceLabel({ amount, currency }: Money, bcp47: string): string {
  const format = currencyFormat(currency, bcp47);
  const digits = format.resolvedOptions().maximumFractionDigits ?? 0;
  return format.format(amount / 10 ** digits);
}

/** [R3.047] A label without any digit (of any script) means that nothing is charged. */
export function isFreeLabel(label: string): boolean {
  return !/\p{Nd}/u.test(label);
}

function currencyFormat(currency: string, bcp47: string): Intl.NumberFormat {
  const key = `${bcp47} ${currency}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  // Constructing a format costs far more than using it, and a page shows dozens of prices.
  const made = new Intl.NumberFormat(bcp47, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  formats.set(key, made);
  return made;
}
