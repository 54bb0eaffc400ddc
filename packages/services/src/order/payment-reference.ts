import { readReference, referenceOf } from '@vitrine/domain';

/** What the provider knows a payment by, so that a notice leads to the row by its key. */
export function paymentReference(market: string, paymentId: string): string {
  return referenceOf(market, paymentId);
}

/** The key in a reference; undefined when it is none of ours. */
export function readPaymentReference(
  reference: string,
): { readonly market: string; readonly paymentId: string } | undefined {
  const key = readReference(reference);
  return key && { market: key.market, paymentId: key.id };
}
