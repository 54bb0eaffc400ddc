/** What the provider knows a payment by: its market and id, so that a notice leads to the row by its key. */
export function paymentReference(market: string, paymentId: string): string {
  return `${market}.${paymentId}`;
}

/** The key in a reference; undefined when it is none of ours. */
export function readPaymentReference(
  reference: string,
): { readonly market: string; readonly paymentId: string } | undefined {
  const [, market, paymentId] = /^([\w-]+)\.([\w-]+)$/u.exec(reference) ?? [];
  return market === undefined || paymentId === undefined ? undefined : { market, paymentId };
}
