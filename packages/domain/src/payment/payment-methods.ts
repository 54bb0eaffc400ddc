/** [R7.118] The payment means of the shop, by their names on the wire, in the order they are offered. */
export const PAYMENT_METHODS = ['creditCard', 'paypal'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Where a house says nothing, the card pays. */
const UNSAID: readonly PaymentMethod[] = ['creditCard'];

/**
 * [R7.118] What pays in a market, as the house's configuration `payment` says:
 * `{methods: {default: ['creditCard', …], cn: […]}}`. Names that the shop does not know are left out.
 */
export function paymentMethodsOf(config: unknown, market: string): readonly PaymentMethod[] {
  const methods = partOf(config, 'methods');
  const said = partOf(methods, market) ?? partOf(methods, 'default');
  if (!Array.isArray(said)) return UNSAID;
  const known = PAYMENT_METHODS.filter((method) => said.includes(method));
  return known.length === 0 ? UNSAID : known;
}

function partOf(config: unknown, name: string): unknown {
  return typeof config === 'object' && config !== null
    ? new Map<string, unknown>(Object.entries(config)).get(name)
    : undefined;
}
