/** What the provider knows a payment by: its market and id, so that a notice leads to the row by its key. */
export function paymentReference(market: string, paymentId: string): string {
  return `${market}.${paymentId}`;
}

/** The key in a reference; undefined when it is none of ours. */
export function readPaymentReference(
  reference: string,
): { readonly market: string; readonly paymentId: string } | undefined {
  const dot = reference.indexOf('.');
  if (dot < 1 || dot === reference.length - 1) return undefined;
  return { market: reference.slice(0, dot), paymentId: reference.slice(dot + 1) };
}
