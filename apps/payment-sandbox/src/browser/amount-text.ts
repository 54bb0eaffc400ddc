/** An amount in minor units as a language (BCP 47) writes it, the yen as narrow as the figures. */
export function amountText(
  { amount, currency }: { readonly amount: number; readonly currency: string },
  locale: string,
): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const text = format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  return text.replace('￥', '¥');
}
