import type { Database } from '../../connection/connect.ts';
import { named } from '../../connection/statement.ts';
import { IN_FALLBACK } from '../../catalogue/words-sql.ts';
import type { Directory } from './directory.ts';
import { productSource } from './product-source.ts';
import { type HouseFiles, type HousePlace, readHouseWith } from './read-house.ts';
import { readStanding } from './read-standing.ts';
import { surroundingsOf } from './surroundings.ts';
import { type LoadedProduct, type ProductSurvey, surveyProducts } from './survey-products.ts';

/** A house as it is loaded: everything but its products, and what is to be known of those. */
export interface ReadForLoad {
  readonly files: HouseFiles;
  readonly directory: Directory;
  /** Undefined where the house says nothing of products. */
  readonly survey: ProductSurvey | undefined;
  /** The places that products had when they were loaded. */
  readonly loadedRanks: ReadonlyMap<string, number>;
  /** Products of the database that left the files. */
  readonly gone: readonly string[];
}

const LOADED = named('loaded-products')<[]>(
  `SELECT product_id, checksum, rank, sku_ids, bundled_sku_ids, looks FROM loaded_product`,
);
const STANDING_PRODUCTS = named('standing-products')<[]>(
  `SELECT product_id FROM product_text WHERE language = ${IN_FALLBACK} ORDER BY product_id`,
);
const RELATED_TO = named('products-related-to')<[ids: readonly string[]]>(
  'SELECT DISTINCT product_id FROM product_relation WHERE other_id = ANY ($1::text[])',
);

/** Reads a house for a load; `everyRow` looks at products whose files are the same, too. Throws as `readHouse` does. */
export async function readForLoad(db: Database, place: HousePlace, everyRow: boolean): Promise<ReadForLoad> {
  const standing = await readStanding(db);
  const loaded = new Map<string, LoadedProduct>();
  if (!everyRow) for (const row of await db.all(LOADED, [])) loaded.set(row.productId, row);
  let directory: Directory | undefined;
  let survey: ProductSurvey | undefined;
  const files = await readHouseWith(place, standing, async ({ folder, onRead }, { manifest, ...reading }) => {
    directory = reading.directory;
    const source = await productSource(folder);
    if (source !== undefined) {
      const checksum = await surroundingsOf(folder, reading);
      survey = await surveyProducts(source, directory, { manifest, checksum, loaded, onRead });
    }
    return { present: source !== undefined, entries: [], refusals: [] };
  });
  if (directory === undefined) throw new Error('the products were not asked for');
  const gone = survey === undefined ? [] : await goneFrom(db, survey);
  const settled = survey && { ...survey, products: await withoutThoseThatName(db, survey, gone) };
  const loadedRanks = new Map([...loaded.values()].map(({ productId, rank }) => [productId, rank] as const));
  return { files, directory, survey: settled, loadedRanks, gone };
}

/** A product that cannot be read may be any of them, so nothing is withdrawn then. */
async function goneFrom(db: Database, { products, isCertain }: ProductSurvey): Promise<readonly string[]> {
  if (!isCertain) return [];
  const known = new Set(products.map(({ productId }) => productId));
  const standing = await db.all(STANDING_PRODUCTS, []);
  return standing.map(({ productId }) => productId).filter((id) => !known.has(id));
}

/** A product whose file is the same is looked at again when it is related to one that left the files. */
async function withoutThoseThatName(
  db: Database,
  { products }: ProductSurvey,
  gone: readonly string[],
): Promise<ProductSurvey['products']> {
  if (gone.length === 0) return products;
  const related = new Set((await db.all(RELATED_TO, [gone])).map(({ productId }) => productId));
  return products.map((product) =>
    product.state === 'same' && related.has(product.productId) ? { ...product, state: 'read' } : product,
  );
}
