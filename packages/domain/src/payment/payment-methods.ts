import { type Market, MARKETS } from '../locale/locale.ts';
import { LOCALE_LIST } from '../locale/locales.ts';

/** [R7.119] The payment means that the shopper approves on the provider's own page. */
export const WALLET_METHODS = ['paypal', 'alipay', 'wechat'] as const;
export type WalletMethod = (typeof WALLET_METHODS)[number];

/** [R2.052] What pays an amount without an order: the provider has a page of its own for it, which asks for the card, too. */
export const PAGE_METHODS = ['creditCard', ...WALLET_METHODS] as const;
export type PageMethod = (typeof PAGE_METHODS)[number];

/** [R7.118] The payment means of the shop, by their names on the wire. */
export const PAYMENT_METHODS = [
  'creditCard',
  ...WALLET_METHODS,
  'applePay',
  'giftCard',
  'bankTransfer',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Where a house says nothing, the card pays. */
const UNSAID: readonly PaymentMethod[] = ['creditCard'];

/** Where somebody pays: a market, and the locale in it where that is known. */
export interface PlaceOfPayment {
  readonly market: Market;
  readonly code?: string | undefined;
}

/**
 * [R7.118] What pays somewhere, in the order that the house's configuration `payment` says:
 * `{methods: {default: ['creditCard', …], ap: […], 'zhs-cn': […]}}`. The list of a locale stands in the place of its
 * market's, and that of a market in the place of `default`. Names that the shop does not know are left out.
 */
export function paymentMethodsOf(
  config: unknown,
  { market, code = '' }: PlaceOfPayment,
): readonly PaymentMethod[] {
  const methods = partOf(config, 'methods');
  const said = partOf(methods, code) ?? partOf(methods, market) ?? partOf(methods, 'default');
  if (!Array.isArray(said)) return UNSAID;
  const named = new Set<unknown>(said);
  const known = [...named].flatMap((name) => PAYMENT_METHODS.find((method) => method === name) ?? []);
  return known.length === 0 ? UNSAID : known;
}

/** [R7.118] What pays somewhere in the house. */
export function offeredMethods(config: unknown): readonly PaymentMethod[] {
  const places = [...MARKETS.map((market) => ({ market })), ...LOCALE_LIST];
  const offered = new Set(places.flatMap((place) => paymentMethodsOf(config, place)));
  return PAYMENT_METHODS.filter((method) => offered.has(method));
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
