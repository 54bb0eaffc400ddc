import { CATEGORY_IS_SHOWN, named, PRODUCT_IS_SHOWN, type Queryable } from '@vitrine/database';

/** What everybody finds: neither exclusive, nor behind the question for the age, whose page is kept from search engines. */
const PRODUCT_IS_LISTED = `${PRODUCT_IS_SHOWN} AND NOT p.age_restricted`;
const CATEGORY_IS_LISTED = `${CATEGORY_IS_SHOWN} AND NOT c.age_restricted`;

const productStarts = named('sitemap-product-starts')<[size: number]>(
  `SELECT id AS "id!" FROM (
     SELECT p.id, row_number() OVER (ORDER BY p.id) AS place FROM product p WHERE ${PRODUCT_IS_LISTED}) numbered
   WHERE place % $1::integer = 1 ORDER BY id`,
);
const categoryStarts = named('sitemap-category-starts')<[size: number]>(
  `SELECT id AS "id!" FROM (
     SELECT c.dim_id AS id, row_number() OVER (ORDER BY c.dim_id) AS place FROM category c WHERE ${CATEGORY_IS_LISTED}) numbered
   WHERE place % $1::integer = 1 ORDER BY id`,
);
const products = named('sitemap-products')<[from: string, count: number]>(
  `SELECT p.id, p.slug FROM product p WHERE p.id >= $1 AND ${PRODUCT_IS_LISTED} ORDER BY p.id LIMIT $2`,
);
const categories = named('sitemap-categories')<[from: string, count: number]>(
  `SELECT c.path FROM category c WHERE c.dim_id >= $1 AND ${CATEGORY_IS_LISTED} ORDER BY c.dim_id LIMIT $2`,
);

const KEPT = named('kept-sitemap-part')<[name: string, version: number]>(
  'SELECT gzip FROM sitemap_part WHERE name = $1 AND version = $2',
);
const KEEP = named('keep-sitemap-part')<[name: string, version: number, gzip: Uint8Array]>(
  `INSERT INTO sitemap_part (name, version, gzip) VALUES ($1, $2, $3)
   ON CONFLICT (name) DO UPDATE SET version = excluded.version, gzip = excluded.gzip
   WHERE sitemap_part.version < excluded.version`,
);
const FORGET_OLD = named('forget-old-sitemap-parts')<[version: number]>(
  'DELETE FROM sitemap_part WHERE version < $1',
);

/** The key that each part of `size` products begins with, in order. */
export async function startsOfProducts(db: Queryable, size: number): Promise<readonly string[]> {
  return (await db.all(productStarts, [size])).map(({ id }) => id);
}

export async function startsOfCategories(db: Queryable, size: number): Promise<readonly string[]> {
  return (await db.all(categoryStarts, [size])).map(({ id }) => id);
}

/** Up to `count` products in the order of their keys, the first at `from` or behind it. */
export function listedProducts(
  db: Queryable,
  from: string,
  count: number,
): Promise<readonly { readonly id: string; readonly slug: string }[]> {
  return db.all(products, [from, count]);
}

/** The same of categories: their paths below the locale. */
export async function pathsOfCategories(
  db: Queryable,
  from: string,
  count: number,
): Promise<readonly string[]> {
  return (await db.all(categories, [from, count])).map(({ path }) => path);
}

/** A file of the sitemap, and the version of the catalogue that it was made of. */
interface PartName {
  readonly name: string;
  readonly version: number;
}

/** A part as it was made for a version of the catalogue; undefined where it was not. */
export async function keptPart(db: Queryable, { name, version }: PartName): Promise<Uint8Array | undefined> {
  return (await db.first(KEPT, [name, version]))?.gzip;
}

export async function keepPart(db: Queryable, { name, version }: PartName, gzip: Uint8Array): Promise<void> {
  await db.all(KEEP, [name, version, gzip]);
}

/** Parts of older versions, which are made again when somebody asks. */
export async function forgetOldParts(db: Queryable, version: number): Promise<void> {
  await db.all(FORGET_OLD, [version]);
}
