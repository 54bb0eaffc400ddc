/** [R2.042] Why a purchase did not come about, as the error page's address may say it; nothing else is ever shown. */
export const CHECKOUT_ERROR_REASONS = [
  'payment-refused',
  'challenge-failed',
  'challenge-cancelled',
  'out-of-stock',
  'price-changed',
  'provider-unavailable',
  'timeout',
  'age',
] as const;
export type CheckoutErrorReason = (typeof CHECKOUT_ERROR_REASONS)[number] | 'general';

/** The reason of the address; anything that is not in the list is the general one. */
export function checkoutErrorReason(given: string | null): CheckoutErrorReason {
  return CHECKOUT_ERROR_REASONS.find((reason) => reason === given) ?? 'general';
}

/** What a refused commit is called on the error page; undefined where the payment page itself says it better. */
export function reasonOfRefusal(code: string | undefined): CheckoutErrorReason | undefined {
  return REASON_BY_REFUSAL.get(code ?? '');
}

const REASON_BY_REFUSAL: ReadonlyMap<string, CheckoutErrorReason> = new Map([
  ['payment_refused', 'payment-refused'],
  ['out_of_stock', 'out-of-stock'],
  ['price_changed', 'price-changed'],
  ['provider_unavailable', 'provider-unavailable'],
  ['age_refused', 'age'],
]);
