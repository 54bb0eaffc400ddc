import type { Transaction } from '../../connection/in-transaction.ts';
import { named } from '../../connection/statement.ts';
import { PARTS } from '../format/parts.ts';
import type { HouseProduct } from '../format/product-format.ts';
import { judgeProduct, settleProduct } from '../reading/judge-product.ts';
import type { Directory } from '../reading/directory.ts';
import { type Judged, withoutFaults } from '../reading/judge-entry.ts';
import type { HouseFiles } from '../reading/read-house.ts';
import type { ProductSurvey, SurveyedProduct } from '../reading/survey-products.ts';
import { frozenRows } from '../rows/frozen-rows.ts';
import { productPlans } from '../rows/product-plans.ts';
import { skuPlans } from '../rows/sku-plans.ts';
import { stockPlans } from '../rows/trade-plans.ts';
import type { TablePlan } from './table-plan.ts';
import { pricedCountries, writePlans } from './write-house.ts';
import type { RowChange } from './write-table.ts';

/** Some products of a house, judged: `house` has no others. */
export interface ProductBatch {
  readonly files: HouseFiles;
  readonly surveyed: readonly SurveyedProduct[];
}

/** Reads some products again, this time as they are written. */
export async function readBatch(
  files: HouseFiles,
  surveyed: readonly SurveyedProduct[],
  { source, owners, directory }: ProductSurvey & { readonly directory: Directory },
): Promise<ProductBatch> {
  const judged: Judged<HouseProduct>[] = [];
  for (const product of surveyed) {
    const alone = judgeProduct(await source.read(product.place), product.rank);
    judged.push(product.isDouble ? refusedDouble(alone) : settleProduct(alone, directory, owners));
  }
  const products = {
    present: true,
    entries: judged.flatMap(({ entry }) => entry ?? []),
    refusals: judged.flatMap(({ refusals }) => refusals),
  };
  return { files: { ...files, house: { ...files.house, products } }, surveyed };
}

function refusedDouble({ entry, refusals }: Judged<HouseProduct>): Judged<HouseProduct> {
  if (entry === undefined) return { entry, refusals };
  const again = withoutFaults(entry, [{ path: [], message: 'there is one of this name already' }]);
  return { entry: undefined, refusals: [...refusals, ...again.refusals] };
}

/** Makes the database say of these products what their files say, and of no others. */
export async function writeBatch(
  transaction: Transaction,
  { files, surveyed }: ProductBatch,
): Promise<readonly RowChange[]> {
  const { entries, refusals } = files.house.products;
  const changes = await writeProducts(
    transaction,
    files,
    entries.map(({ id }) => id),
  );
  const isRefused = new Set(refusals.map(({ id }) => id));
  const isWritten = new Set(entries.map(({ id }) => id));
  const clean = surveyed.filter(({ productId }) => isWritten.has(productId) && !isRefused.has(productId));
  await transaction.all(FORGET_LOADED, [[...isRefused]]);
  await transaction.all(REMEMBER_LOADED, [
    JSON.stringify(
      clean.map(({ productId, checksum, rank, skuIds, bundledSkuIds, looks }) => ({
        product_id: productId,
        checksum,
        rank,
        sku_ids: skuIds,
        bundled_sku_ids: bundledSkuIds,
        looks,
      })),
    ),
  ]);
  return changes;
}

/** Takes everything away that is said of products which left the files. Their rows stay, without a name. */
export async function withdrawProducts(
  transaction: Transaction,
  files: HouseFiles,
  ids: readonly string[],
): Promise<readonly RowChange[]> {
  const products = { present: true, entries: [], refusals: [] };
  await transaction.all(FORGET_LOADED, [ids]);
  return writeProducts(transaction, { ...files, house: { ...files.house, products } }, ids);
}

/** Gives products that stay the same their new places; the rows of a category follow the order of the files. */
export async function moveProducts(
  transaction: Transaction,
  moved: readonly SurveyedProduct[],
): Promise<readonly RowChange[]> {
  const rows = await transaction.all(MOVE, [
    moved.map(({ productId }) => productId),
    moved.map(({ rank }) => rank),
  ]);
  const { kind } = PARTS.products;
  return rows.map(({ productId }) => ({ table: 'productCategory', change: 'changed', kind, id: productId }));
}

const FORGET_LOADED = named('forget-loaded-products')<[ids: readonly string[]]>(
  'DELETE FROM loaded_product WHERE product_id = ANY ($1::text[])',
);
const REMEMBER_LOADED = named('remember-loaded-products')<[rows: string]>(
  `INSERT INTO loaded_product SELECT * FROM jsonb_populate_recordset(NULL::loaded_product, $1::jsonb)
   ON CONFLICT (product_id) DO UPDATE SET checksum = excluded.checksum, rank = excluded.rank,
     sku_ids = excluded.sku_ids, bundled_sku_ids = excluded.bundled_sku_ids, looks = excluded.looks`,
);
const MOVE = named('move-products')<[ids: readonly string[], ranks: readonly number[]]>(
  `WITH wanted AS (SELECT * FROM unnest($1::text[], $2::integer[]) AS wanted (product_id, rank)),
   known AS (UPDATE loaded_product known SET rank = wanted.rank FROM wanted
             WHERE known.product_id = wanted.product_id)
   UPDATE product_category pc SET rank = wanted.rank FROM wanted
   WHERE pc.product_id = wanted.product_id AND pc.rank <> wanted.rank
   RETURNING pc.product_id`,
);
const SKUS_OF = named('skus-of-products')<[ids: readonly string[]]>(
  'SELECT id FROM sku WHERE product_id = ANY ($1::text[])',
);

async function writeProducts(
  transaction: Transaction,
  files: HouseFiles,
  productIds: readonly string[],
): Promise<readonly RowChange[]> {
  // The planned rows stand in a parameter, of which PostgreSQL expects a hundred: it would compare each with each.
  await transaction.executeSql('SET LOCAL enable_nestloop = off');
  const skuIds = (await transaction.all(SKUS_OF, [productIds])).map(({ id }) => id);
  const frozen = frozenRows(files.house);
  const plans = [
    ...productPlans(files, frozen),
    ...skuPlans(files, await pricedCountries(transaction), frozen),
  ];
  const within = plans.map((plan) => ({ ...plan, within: withinOf(plan, productIds, skuIds) }));
  return writePlans(transaction, [...within, ...stockPlans(files.house)]);
}

/** SKUs belong to products, and everything else to one of the two. */
function withinOf(
  { table, owner }: TablePlan,
  productIds: readonly string[],
  skuIds: readonly string[],
): NonNullable<TablePlan['within']> {
  if (table === 'sku') return { column: 'productId', ids: productIds };
  const [column = ''] = owner.columns;
  return { column, ids: owner.kind === 'product' ? productIds : skuIds };
}
