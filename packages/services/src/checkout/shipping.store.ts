import { mayHave, named, type Queryable, type RowOf, type Transaction } from '@vitrine/database';
import { dispatchCountry, type SkuId } from '@vitrine/domain';
import type { ViewerValues } from '../http/session.ts';

const METHODS = named('shipping-methods')<
  [country: string, dispatchCountry: string]
>(`SELECT way.id, way.currency,
     way.amount, way.lead_days_min, way.lead_days_max, way.slots, way.texts, country.holidays,
     coalesce(warehouse.holidays, '{}') AS "warehouse_holidays!", warehouse.cut_off
   FROM shipping_method way
   JOIN country ON country.iso = way.country
   LEFT JOIN country warehouse ON warehouse.iso = $2
   WHERE way.country = $1 AND way.kind = 'home' AND NOT way.retired ORDER BY way.rank, way.id`);
const SET_BILLING = named('shipping-set-billing')<[market: string, orderId: string, address: string]>(
  `UPDATE shop_order SET billing_address = $3 WHERE market = $1 AND id = $2`,
);
const OPEN_SKU = named('shipping-open-sku')<
  [skuId: SkuId, ...viewer: ViewerValues]
>(`SELECT s.is_fluid FROM sku s
   JOIN product p ON p.id = s.product_id AND ${mayHave('p', { customerId: '$2', now: '$3' })}
   WHERE s.id = $1`);

export type MethodRow = RowOf<typeof METHODS>;

/** The ways an order can be sent in a country, in the house's order. */
export function methodsOf(db: Queryable, country: string): Promise<readonly MethodRow[]> {
  return db.all(METHODS, [country, dispatchCountry(country)]);
}

/** A SKU that the viewer may have, with what decides when it can leave; undefined for any other. */
export function findOpenSku(
  db: Queryable,
  skuId: SkuId,
  viewer: ViewerValues,
): Promise<RowOf<typeof OPEN_SKU> | undefined> {
  return db.first(OPEN_SKU, [skuId, ...viewer]);
}

export async function setBilling(
  transaction: Transaction,
  { market, orderId }: { readonly market: string; readonly orderId: string },
  address: object,
): Promise<void> {
  await transaction.all(SET_BILLING, [market, orderId, JSON.stringify(address)]);
}
