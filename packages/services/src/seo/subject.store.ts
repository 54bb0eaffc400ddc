import { CATEGORY_IS_SHOWN, named, PRODUCT_IS_SHOWN, type Queryable } from '@vitrine/database';

interface ProductSubject {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly text: string;
}
interface CategorySubject {
  readonly path: string;
  readonly name: string;
  readonly text: string;
}

const productSubject = named<[language: string, productId: string, skuId: string], ProductSubject>(
  'seo-product',
  `SELECT p.id, p.slug, coalesce(t.name, f.name) AS name, coalesce(t.description, t.short_description, f.description) AS text
   FROM product p
   JOIN product_text f ON f.product_id = p.id AND f.language = 'eng'
   LEFT JOIN product_text t ON t.product_id = p.id AND t.language = $1
   WHERE p.id = coalesce((SELECT product_id FROM sku WHERE id = $3), $2) AND ${PRODUCT_IS_SHOWN}`,
);

const categorySubject = named<[language: string, dimId: string], CategorySubject>(
  'seo-category',
  `SELECT c.path, coalesce(t.name, f.name) AS name, coalesce(t.intro, f.intro) AS text
   FROM category c
   JOIN category_text f ON f.dim_id = c.dim_id AND f.language = 'eng'
   LEFT JOIN category_text t ON t.dim_id = c.dim_id AND t.language = $1
   WHERE c.dim_id = $2 AND ${CATEGORY_IS_SHOWN}`,
);

const storeSubject = named<
  [language: string, slug: string],
  { readonly name: string; readonly text: string }
>(
  'seo-store',
  `SELECT coalesce(texts -> $1, texts -> 'eng') ->> 'name' AS name,
     coalesce(texts -> $1, texts -> 'eng') ->> 'description' AS text
   FROM store WHERE slug = $2 AND is_open`,
);

/** What pages are about, in a few words. */
export const createSubjectStore = (db: Queryable) => ({
  /** By SKU where it is known, else by product. */
  product: (language: string, productId: string, skuId: string): Promise<ProductSubject | undefined> =>
    db.first(productSubject, [language, productId, skuId]),
  category: (language: string, dimId: string): Promise<CategorySubject | undefined> =>
    db.first(categorySubject, [language, dimId]),
  store: (language: string, slug: string) => db.first(storeSubject, [language, slug]),
});
