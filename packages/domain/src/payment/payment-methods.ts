import { type Market, MARKETS } from '../locale/locale.ts';

/** [R7.119] The payment means that the shopper approves on the provider's own page. */
export const WALLET_METHODS = ['paypal'] as const;
export type WalletMethod = (typeof WALLET_METHODS)[number];

/** [R7.118] The payment means of the shop, by their names on the wire, in the order they are offered. */
export const PAYMENT_METHODS = ['creditCard', ...WALLET_METHODS] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Where a house says nothing, the card pays. */
const UNSAID: readonly PaymentMethod[] = ['creditCard'];

/**
 * [R7.118] What pays in a market, as the house's configuration `payment` says:
 * `{methods: {default: ['creditCard', …], ap: […]}}`. The list of a market stands in the place of `default`. Names that
 * the shop does not know are left out.
 */
export function paymentMethodsOf(config: unknown, market: Market): readonly PaymentMethod[] {
  const methods = partOf(config, 'methods');
  const said = partOf(methods, market) ?? partOf(methods, 'default');
  if (!Array.isArray(said)) return UNSAID;
  const known = PAYMENT_METHODS.filter((method) => said.includes(method));
  return known.length === 0 ? UNSAID : known;
}

/** [R7.118] What pays in at least one market of the house. */
export function offeredMethods(config: unknown): readonly PaymentMethod[] {
  return PAYMENT_METHODS.filter((method) =>
    MARKETS.some((market) => paymentMethodsOf(config, market).includes(method)),
  );
}

/** The means of a stored payment; throws for one that this program never wrote. */
export function paymentMethodOf(stored: string): PaymentMethod {
  const method = PAYMENT_METHODS.find((candidate) => candidate === stored);
  if (method === undefined) throw new Error(`A payment is of the unknown method ${stored}`);
  return method;
}

function partOf(config: unknown, name: string): unknown {
  return typeof config === 'object' && config !== null
    ? new Map<string, unknown>(Object.entries(config)).get(name)
    : undefined;
}
