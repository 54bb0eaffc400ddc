import type { Transaction } from '../../connection/in-transaction.ts';
import { addAgents } from '../people/add-agents.ts';
import { addClients } from '../people/add-clients.ts';
import { addCustomers } from '../people/add-customers.ts';
import { addOrders } from '../people/add-orders.ts';
import type { House, HouseFiles } from '../reading/read-house.ts';
import { categoryPlans } from '../rows/category-plans.ts';
import { editorialPlans } from '../rows/editorial-plans.ts';
import { type FrozenRows, frozenRows } from '../rows/frozen-rows.ts';
import { guidePlans, lookAndMaterialPlans } from '../rows/guide-plans.ts';
import { experiencePlans, faqPlans, magazinePlans, storePlans } from '../rows/help-plans.ts';
import { clubPlans, entitlementPlans, offerPlans } from '../rows/people-plans.ts';
import { personalisationPlans, searchPlans } from '../rows/search-plans.ts';
import type { PricedCountry } from '../rows/sku-plans.ts';
import { stillLifePlans } from '../rows/still-life-plans.ts';
import { countryPlans, salePlans, shippingPlans } from '../rows/trade-plans.ts';
import { videoPlans } from '../rows/video-plans.ts';
import type { TablePlan } from './table-plan.ts';
import { type RowChange, writeOthers, writeRows } from './write-table.ts';

/** Writes what products name: rows that are new or differ. What left the files is still named, so it stays for now. */
export async function writeHead(transaction: Transaction, files: HouseFiles): Promise<readonly RowChange[]> {
  const countries = await writeEach(countryPlans(files.house), (plan) => writeRows(transaction, plan));
  const plans = await namedByProducts(transaction, files);
  return [...countries, ...(await writeEach(plans, (plan) => writeRows(transaction, plan)))];
}

/** Takes away what products named before, then makes all else say what the files say. */
export async function writeTail(transaction: Transaction, files: HouseFiles): Promise<readonly RowChange[]> {
  const { house } = files;
  const frozen = frozenRows(house);
  const left = (await namedByProducts(transaction, files)).toReversed();
  const gone = await writeEach(left, (plan) => writeOthers(transaction, plan));
  const rows = await writePlans(transaction, [
    ...stillLifePlans(files),
    ...videoPlans(files, frozen),
    ...lookAndMaterialPlans(house, frozen),
    ...shippingPlans(house),
    ...editorialPlans(house, frozen),
    ...faqPlans(house, frozen),
    ...magazinePlans(house, frozen),
    ...storePlans(house, frozen),
    ...experiencePlans(house, frozen),
    ...offerPlans(house, frozen),
    ...clubPlans(house, frozen),
  ]);
  const people = [
    ...(await addCustomers(transaction, house)),
    ...(await addAgents(transaction, house)),
    ...(await addClients(transaction, house)),
  ];
  const entitled = await writePlans(
    transaction,
    entitlementPlans(house, await customerIds(transaction, house)),
  );
  const orders = await addOrders(transaction, house);
  return [gone, rows, people, entitled, orders].flat();
}

async function namedByProducts(transaction: Transaction, files: HouseFiles): Promise<readonly TablePlan[]> {
  const frozen = frozenRows(files.house);
  return [
    ...salePlans(files.house, frozen),
    ...categoryPlans(files.house, await categoryPaths(transaction, frozen), frozen),
    ...searchPlans(files.house, frozen),
    ...personalisationPlans(files.house, frozen),
    ...guidePlans(files, frozen),
  ];
}

/**
 * What goes, goes before what comes, children before parents, so that a name that changed hands is free; what was
 * still held then is tried again at the end.
 */
export async function writePlans(
  transaction: Transaction,
  plans: readonly TablePlan[],
): Promise<readonly RowChange[]> {
  const gone = await writeEach(plans.toReversed(), (plan) => writeOthers(transaction, plan));
  const come = await writeEach(plans, (plan) => writeRows(transaction, plan));
  const held = plans.filter(({ heldBy }) => heldBy.length > 0);
  return [gone, come, await writeEach(held, (plan) => writeOthers(transaction, plan))].flat();
}

async function writeEach(
  plans: readonly TablePlan[],
  write: (plan: TablePlan) => Promise<readonly RowChange[]>,
): Promise<readonly RowChange[]> {
  const changes: (readonly RowChange[])[] = [];
  for (const plan of plans) changes.push(await write(plan));
  return changes.flat();
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
export async function pricedCountries({ kysely }: Transaction): Promise<readonly PricedCountry[]> {
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
