import {
  CATEGORY_IS_SHOWN,
  named,
  PRODUCT_IS_SHOWN,
  type Queryable,
  type RowOf,
  wordsIn,
  wordsOf,
} from '@vitrine/database';
import type { SkuId } from '@vitrine/domain';

interface ProductSubject {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly text: string;
}
interface StoreSubject {
  readonly name: string;
  readonly text: string;
}
interface CategorySubject {
  readonly path: string;
  readonly name: string;
  readonly text: string;
}

const PRODUCT = wordsOf({ table: 'product_text', of: ['product_id', 'p.id'], language: '$1' });
const CATEGORY = wordsOf({ table: 'category_text', of: ['dim_id', 'c.dim_id'], language: '$1' });

const productSubject = named('seo-product')<[language: string, productId: string, skuId: SkuId | null]>(
  // The short text of a language says more to its readers than the long one of another.
  `SELECT p.id, p.slug, ${PRODUCT.text('name')} AS "name!",
     CASE WHEN ${PRODUCT.languageOf('description')} = ${PRODUCT.languageOf('name')} THEN ${PRODUCT.text('description')}
     ELSE ${PRODUCT.text('short_description')} END AS "text!"
   FROM product p ${PRODUCT.joins}
   WHERE p.id = coalesce((SELECT product_id FROM sku WHERE id = $3), $2) AND ${PRODUCT_IS_SHOWN}`,
);

const categorySubject = named('seo-category')<[language: string, dimId: string]>(
  `SELECT c.path, ${CATEGORY.text('name')} AS "name!", ${CATEGORY.text('intro')} AS "text!"
   FROM category c ${CATEGORY.joins}
   WHERE c.dim_id = $2 AND ${CATEGORY_IS_SHOWN}`,
);

const storeSubject = named('seo-store')<[language: string, slug: string]>(
  `SELECT ${wordsIn('texts', '$1')} ->> 'name' AS "name!",
     ${wordsIn('texts', '$1')} ->> 'description' AS "text!"
   FROM store WHERE slug = $2 AND is_open`,
);

const experienceSubject = named('seo-experience')<[language: string, id: string]>(
  `SELECT ${wordsIn('texts', '$1')} ->> 'title' AS "name!", ${wordsIn('texts', '$1')} ->> 'lead' AS "text!"
   FROM experience WHERE id = $2 AND status = 'published'`,
);

/** What pages are about, in a few words. A product by its SKU where that is known, else by its own id. */
export function findProductSubject(
  db: Queryable,
  language: string,
  { productId, skuId }: { readonly productId: string; readonly skuId: SkuId | null },
): Promise<ProductSubject | undefined> {
  return db.first(productSubject, [language, productId, skuId]);
}

export function findCategorySubject(
  db: Queryable,
  language: string,
  dimId: string,
): Promise<CategorySubject | undefined> {
  return db.first(categorySubject, [language, dimId]);
}

export function findStoreSubject(
  db: Queryable,
  language: string,
  slug: string,
): Promise<StoreSubject | undefined> {
  return db.first(storeSubject, [language, slug]);
}

export function findExperienceSubject(
  db: Queryable,
  language: string,
  id: string,
): Promise<RowOf<typeof experienceSubject> | undefined> {
  return db.first(experienceSubject, [language, id]);
}
