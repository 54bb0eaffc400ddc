/** How the schemes write their names; the provider says them in small letters. */
const BRAND_NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  maestro: 'Maestro',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** The name of a card's scheme as its owner knows it; one that is not listed as the provider says it. */
export function cardBrand(code: string): string {
  return BRAND_NAMES[code.toLowerCase()] ?? code;
}
