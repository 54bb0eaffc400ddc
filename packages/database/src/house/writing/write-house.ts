import type { Transaction } from '../../connection/in-transaction.ts';
import { addAgents } from '../people/add-agents.ts';
import { addCustomers } from '../people/add-customers.ts';
import { addOrders } from '../people/add-orders.ts';
import type { House, HouseFiles } from '../reading/read-house.ts';
import { categoryPlans } from '../rows/category-plans.ts';
import { editorialPlans } from '../rows/editorial-plans.ts';
import { type FrozenRows, frozenRows } from '../rows/frozen-rows.ts';
import { guidePlans } from '../rows/guide-plans.ts';
import { faqPlans, magazinePlans, storePlans } from '../rows/help-plans.ts';
import { entitlementPlans, offerPlans } from '../rows/people-plans.ts';
import { productPlans } from '../rows/product-plans.ts';
import { type PricedCountry, skuPlans } from '../rows/sku-plans.ts';
import { stillLifePlans } from '../rows/still-life-plans.ts';
import { countryPlans, salePlans, shippingPlans, stockPlans } from '../rows/trade-plans.ts';
import { videoPlans } from '../rows/video-plans.ts';
import type { TablePlan } from './table-plan.ts';
import { type RowChange, writeOthers, writeRows } from './write-table.ts';

/** Makes the database say what the house's files say; answers every row that was not so before. */
export async function writeHouse(transaction: Transaction, files: HouseFiles): Promise<readonly RowChange[]> {
  const { house } = files;
  const frozen = await frozenIn(transaction, house);
  const countries = await writePlans(transaction, countryPlans(house));
  const catalogue = await writePlans(transaction, [
    ...salePlans(house, frozen),
    ...categoryPlans(house, await categoryPaths(transaction, frozen), frozen),
    ...productPlans(files, frozen),
    ...skuPlans(files, await pricedCountries(transaction), frozen),
    ...stillLifePlans(files),
    ...videoPlans(files, frozen),
    ...guidePlans(files, frozen),
    ...shippingPlans(house),
    ...editorialPlans(house, frozen),
    ...faqPlans(house, frozen),
    ...magazinePlans(house, frozen),
    ...storePlans(house, frozen),
    ...offerPlans(house, frozen),
    ...stockPlans(house),
  ]);
  const people = [...(await addCustomers(transaction, house)), ...(await addAgents(transaction, house))];
  const entitled = await writePlans(
    transaction,
    entitlementPlans(house, await customerIds(transaction, house)),
  );
  const orders = await addOrders(transaction, house);
  return [...countries, ...catalogue, ...people, ...entitled, ...orders];
}

/**
 * What goes, goes before what comes, children before parents, so that a name that changed hands is free; what was
 * still held then is tried again at the end.
 */
async function writePlans(
  transaction: Transaction,
  plans: readonly TablePlan[],
): Promise<readonly RowChange[]> {
  const changes: RowChange[] = [];
  for (const plan of plans.toReversed()) changes.push(...(await writeOthers(transaction, plan)));
  for (const plan of plans) changes.push(...(await writeRows(transaction, plan)));
  const held = plans.filter(({ heldBy }) => heldBy.length > 0);
  for (const plan of held) changes.push(...(await writeOthers(transaction, plan)));
  return changes;
}

async function frozenIn({ kysely }: Transaction, house: House): Promise<FrozenRows> {
  const refused = house.products.refusals.flatMap(({ id, cut }) => (cut === undefined ? [id] : []));
  const skus =
    refused.length === 0
      ? []
      : await kysely
          .selectFrom('sku')
          .select(['id', 'productId'])
          .where('productId', 'in', refused)
          .execute();
  const byProduct = Map.groupBy(skus, (sku) => sku.productId);
  return frozenRows(house, (productId) => (byProduct.get(productId) ?? []).map(({ id }) => id));
}

async function categoryPaths(
  { kysely }: Transaction,
  frozen: FrozenRows,
): Promise<ReadonlyMap<string, string>> {
  const refused = frozen.ids('categories');
  if (refused.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('category')
    .select(['dimId', 'path'])
    .where('dimId', 'in', refused)
    .execute();
  return new Map(rows.map(({ dimId: id, path }) => [id, path]));
}

/** Read back, because some of them may be left out of the files. */
async function pricedCountries({ kysely }: Transaction): Promise<readonly PricedCountry[]> {
  const rows = await kysely.selectFrom('country').selectAll().orderBy('iso').execute();
  return rows.flatMap(({ iso, currency, taxIncluded, pricedAs }) =>
    currency === null || taxIncluded === null
      ? []
      : [{ iso, currency, taxIncluded, pricedAs: pricedAs ?? iso }],
  );
}

async function customerIds({ kysely }: Transaction, house: House): Promise<ReadonlyMap<string, string>> {
  const logins = [
    ...house.exclusiveSales.entries.flatMap(({ row }) => row.customers),
    ...house.offers.entries.flatMap(({ row }) => row.customers),
    ...house.certificates.entries.flatMap(({ row }) => row.owner ?? []),
  ];
  if (logins.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('customer')
    .select(['id', 'login'])
    .where('login', 'in', logins)
    .execute();
  return new Map(rows.map(({ id, login }) => [login, id]));
}
