import { freeOf, mayHave, named, type Queryable, type RowOf, wordsIn } from '@vitrine/database';
import type { SkuId } from '@vitrine/domain';

const OPEN = named('open-stores')<
  [language: string]
>(`SELECT s.id, s.slug, s.country, coalesce(${wordsIn('c.names', '$1')} #>> '{}', '') AS country_name, s.city, s.address,
     s.latitude, s.longitude, s.time_zone, s.phone, s.hours, s.closures, s.services, s.click_and_collect,
     s.appointments, s.texts,
     (SELECT state ->> 'name' FROM jsonb_array_elements(c.address_rules -> 'states') AS state
      WHERE state ->> 'code' = s.address ->> 'state') AS state_name
   FROM store s LEFT JOIN country c ON c.iso = s.country
   WHERE s.is_open
   ORDER BY s.country, s.city, s.id`);

const POOLS = named('pools-with-stock')<[skuId: SkuId]>(
  `SELECT pool FROM stock WHERE sku_id = $1 AND ${freeOf('stock')} > 0`,
);

const PIECES = named('pieces-of-store')<[pool: string, productIds: readonly string[]]>(`SELECT p.id
   FROM product p
   WHERE p.id = ANY ($2::text[]) AND ${mayHave('p')} AND EXISTS (
     SELECT FROM sku s JOIN stock ON stock.sku_id = s.id AND stock.pool = $1
     WHERE s.product_id = p.id AND NOT s.is_sample AND ${freeOf('stock')} > 0)
   ORDER BY p.id`);

/** An open store as the house wrote it; the country's name is empty where the house knows no rules of it. */
export type StoreRecord = RowOf<typeof OPEN>;

/** All that are open, by country and city. */
export function openStores(db: Queryable, language: string): Promise<readonly StoreRecord[]> {
  return db.all(OPEN, [language]);
}

/** The pools that have a piece of a SKU that nobody holds: stores, and the shop on line. */
export async function poolsWithStock(db: Queryable, skuId: SkuId): Promise<ReadonlySet<string>> {
  const records = await db.all(POOLS, [skuId]);
  return new Set(records.map(({ pool }) => pool));
}

/** Which of these products a store has a piece of that nobody holds; exclusive ones are left out. */
export async function productsIn(
  db: Queryable,
  { pool, productIds }: { readonly pool: string; readonly productIds: readonly string[] },
): Promise<string[]> {
  const records = await db.all(PIECES, [pool, productIds]);
  return records.map(({ id }) => id);
}
