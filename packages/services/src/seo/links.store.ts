import { named, PRODUCT_IS_SHOWN, type Queryable } from '@vitrine/database';

const CATEGORIES = named('categories-of-product')<[productId: string]>(
  `SELECT array(SELECT dim_id FROM product_category pc WHERE pc.product_id = p.id ORDER BY dim_id) AS "dimIds!"
   FROM product p WHERE p.id = $1 AND ${PRODUCT_IS_SHOWN}`,
);

/** The categories that a product is in; undefined where there is no product that anybody may see. */
export async function categoriesOfProduct(
  db: Queryable,
  productId: string,
): Promise<readonly string[] | undefined> {
  return (await db.first(CATEGORIES, [productId]))?.dimIds;
}
