import { freeOf, named, type Queryable, type RowOf, wordsIn } from '@vitrine/database';
import type { SkuId } from '@vitrine/domain';

const OPEN = named('open-stores')<
  [language: string]
>(`SELECT s.id, s.slug, s.country, coalesce(${wordsIn('c.names', '$1')} #>> '{}', '') AS country_name, s.city, s.address,
     s.latitude, s.longitude, s.time_zone, s.phone, s.hours, s.closures, s.services, s.click_and_collect,
     s.appointments, s.texts
   FROM store s LEFT JOIN country c ON c.iso = s.country
   WHERE s.is_open
   ORDER BY s.country, s.city, s.id`);

const POOLS = named('pools-with-stock')<[skuId: SkuId]>(
  `SELECT pool FROM stock WHERE sku_id = $1 AND ${freeOf('stock')} > 0`,
);

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
