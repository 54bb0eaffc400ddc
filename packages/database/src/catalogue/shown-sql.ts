import { mayHave } from './access-sql.ts';

/**
 * What the shop shows, as SQL. A SKU is shown as soon as its look has a picture (`sku.is_shown`, kept by the database);
 * a product that everybody may see, as soon as one of its SKUs is; a category, as soon as such a product is in it or
 * below. So the house's words may come before the studio's pictures, and nothing on a page is ever without one.
 */

/** The SKU that product `p` opens on: the one the house names, else its first with a picture; null without any. */
export const OPENING_SKU = `(
  SELECT opening.id FROM sku opening
  WHERE opening.product_id = p.id AND opening.is_shown AND p.default_sku_id IS NOT NULL
  ORDER BY opening.id <> p.default_sku_id, opening.rank LIMIT 1)`;

/** Anybody may see product `p`, and there is something to see. */
export const PRODUCT_IS_SHOWN = `${mayHave('p')} AND ${OPENING_SKU} IS NOT NULL`;

/**
 * Anybody may see category `c`, and it is not empty. `LIMIT 1` and `OFFSET 0` keep PostgreSQL from joining the whole
 * catalogue: it looks at the products of a category one by one until the first that is shown.
 */
export const CATEGORY_IS_SHOWN = `${mayHave('c')} AND EXISTS (
  SELECT FROM category held
  WHERE (held.path = c.path OR starts_with(held.path, c.path || '/')) AND ${mayHave('held')} AND (
    SELECT true FROM product_category pc
    CROSS JOIN LATERAL (
      SELECT FROM product p WHERE p.id = pc.product_id AND ${PRODUCT_IS_SHOWN} OFFSET 0) shown
    WHERE pc.dim_id = held.dim_id LIMIT 1))`;
