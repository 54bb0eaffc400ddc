import { mayHave, named, type Queryable, type ShippingMethodText, type Transaction } from '@vitrine/database';
import type { AddressRules } from '@vitrine/domain';
import type { ViewerValues } from '../http/session.ts';

export interface MethodRow {
  readonly id: string;
  readonly currency: string;
  readonly amount: number;
  readonly lead_days_min: number;
  readonly lead_days_max: number;
  readonly texts: Readonly<Record<string, ShippingMethodText>>;
}

const METHODS = named<[country: string], MethodRow>(
  'shipping-methods',
  `SELECT id, currency, amount, lead_days_min, lead_days_max, texts FROM shipping_method
   WHERE country = $1 AND kind = 'home' AND NOT retired ORDER BY rank, id`,
);
const RULES = named<[iso: string], { readonly address_rules: AddressRules }>(
  'shipping-address-rules',
  `SELECT address_rules FROM country WHERE iso = $1`,
);
const SET_GROUP = named<
  [
    market: string,
    orderId: string,
    id: string,
    methodId: string,
    address: string,
    eddMin: string,
    eddMax: string,
  ],
  never
>(
  'shipping-set-group',
  `INSERT INTO shipping_group (market, order_id, id, kind, method_id, address, edd_min, edd_max)
   VALUES ($1, $2, $3, 'home', $4, $5, $6, $7)
   ON CONFLICT (market, order_id) DO UPDATE SET kind = 'home', method_id = excluded.method_id,
     address = excluded.address, edd_min = excluded.edd_min, edd_max = excluded.edd_max`,
);
const SET_BILLING = named<[market: string, orderId: string, address: string], never>(
  'shipping-set-billing',
  `UPDATE shop_order SET billing_address = $3 WHERE market = $1 AND id = $2`,
);
const SKU_IS_OPEN = named<[id: string, ...viewer: ViewerValues], { readonly id: string }>(
  'shipping-sku-is-open',
  `SELECT s.id FROM sku s
   JOIN product p ON p.id = s.product_id AND ${mayHave('p', { customerId: '$2', now: '$3' })}
   WHERE s.id = $1`,
);

/** The ways an order can be sent in a country, in the house's order. */
export function methodsOf(db: Queryable, country: string): Promise<readonly MethodRow[]> {
  return db.all(METHODS, [country]);
}

/** What a country asks of an address; undefined for one the house does not know. */
export async function addressRulesOf(db: Queryable, country: string): Promise<AddressRules | undefined> {
  return (await db.first(RULES, [country]))?.address_rules;
}

/** Whether there is such a SKU that the viewer may have. */
export async function isSkuOpen(db: Queryable, skuId: string, viewer: ViewerValues): Promise<boolean> {
  return (await db.first(SKU_IS_OPEN, [skuId, ...viewer])) !== undefined;
}

export interface HomeGroup {
  readonly market: string;
  readonly orderId: string;
  /** The group's id if there is none yet. */
  readonly newId: string;
  readonly methodId: string;
  readonly address: object;
  readonly eddMin: string;
  readonly eddMax: string;
}

/** Where and how a draft goes. */
export async function setHomeGroup(transaction: Transaction, group: HomeGroup): Promise<void> {
  const { market, orderId, newId, methodId, address, eddMin, eddMax } = group;
  await transaction.all(SET_GROUP, [
    market,
    orderId,
    newId,
    methodId,
    JSON.stringify(address),
    eddMin,
    eddMax,
  ]);
}

export async function setBilling(
  transaction: Transaction,
  { market, orderId }: { readonly market: string; readonly orderId: string },
  address: object,
): Promise<void> {
  await transaction.all(SET_BILLING, [market, orderId, JSON.stringify(address)]);
}
