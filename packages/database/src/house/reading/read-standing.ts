import type { Queryable } from '../../connection/queryable.ts';
import { IN_FALLBACK } from '../../catalogue/words-sql.ts';
import { named } from '../../connection/statement.ts';
import type { Standing } from './directory.ts';

/** Only rows that still say something can be named: a product without a name left the files long ago. */
const STANDING = named('standing-rows')<[]>(
  `SELECT 'country' AS kind, iso AS "id!" FROM country
   UNION ALL SELECT 'country with prices', iso FROM country WHERE currency IS NOT NULL
   UNION ALL SELECT 'category', dim_id FROM category_text WHERE language = ${IN_FALLBACK}
   UNION ALL SELECT 'facet value', facet || '/' || value FROM facet_value
   UNION ALL SELECT 'product', product_id FROM product_text WHERE language = ${IN_FALLBACK}
   UNION ALL SELECT 'sku', sku_id FROM sku_text WHERE language = ${IN_FALLBACK}
   UNION ALL SELECT 'video', id FROM video
   UNION ALL SELECT 'size guide', id FROM size_guide WHERE language = ${IN_FALLBACK}
   UNION ALL SELECT 'care link', id FROM care_link WHERE language = ${IN_FALLBACK}
   UNION ALL SELECT 'exclusive sale', id FROM exclusive_sale
   UNION ALL SELECT 'club', id FROM club
   UNION ALL SELECT 'material', id FROM material
   UNION ALL SELECT 'way to a country', id FROM shipping_method WHERE NOT retired
   UNION ALL SELECT 'store', id FROM store
   UNION ALL SELECT 'FAQ theme', id FROM kb_theme
   UNION ALL SELECT 'magazine category', chunk FROM magazine_category
   UNION ALL SELECT 'tag', chunk || '/' || (tag ->> 'code') FROM magazine_category, jsonb_array_elements(tags) AS tag
   UNION ALL SELECT 'redirect', old_path FROM redirect
   UNION ALL SELECT 'customer', login FROM customer`,
);

const NONE: ReadonlySet<string> = new Set();

/** What the database holds that rows of a house may name. */
export async function readStanding(db: Queryable): Promise<Standing> {
  const kinds = Map.groupBy(await db.all(STANDING, []), ({ kind }) => kind);
  const ids = new Map([...kinds].map(([kind, rows]) => [kind, new Set(rows.map(({ id }) => id))] as const));
  return (kind) => ids.get(kind) ?? NONE;
}
