import { raiseCatalogueVersion } from '../../catalogue/catalogue-version.ts';
import type { Transaction } from '../../connection/in-transaction.ts';
import { named } from '../../connection/statement.ts';
import type { RowChange } from './write-table.ts';

const RECORD = named('record-product-changes')<
  [version: number, productIds: readonly string[], skuIds: readonly string[], dimIds: readonly string[]]
>(
  `INSERT INTO product_change (product_id, version)
   SELECT p.id, $1::bigint FROM product p
   WHERE p.id = ANY ($2::text[])
     OR EXISTS (SELECT FROM sku WHERE sku.product_id = p.id AND sku.id = ANY ($3::text[]))
     OR EXISTS (SELECT FROM product_category pc WHERE pc.product_id = p.id AND pc.dim_id = ANY ($4::text[]))
   ORDER BY p.id
   ON CONFLICT (product_id) DO UPDATE SET version = excluded.version`,
);

/**
 * Raises the catalogue version for what was changed, and writes down which products it concerns: those whose row, SKU,
 * price or category changed. Both in the transaction of the change, so that whoever reads the version finds the products.
 */
export async function recordChanges(transaction: Transaction, changes: readonly RowChange[]): Promise<void> {
  if (changes.length === 0) return;
  const raised = await transaction.first(raiseCatalogueVersion, []);
  if (raised === undefined) return;
  const idsOf = (wanted: string) => [
    ...new Set(changes.flatMap(({ kind, id }) => (kind === wanted ? [id] : []))),
  ];
  await transaction.all(RECORD, [raised.version, idsOf('product'), idsOf('sku'), idsOf('category')]);
}
