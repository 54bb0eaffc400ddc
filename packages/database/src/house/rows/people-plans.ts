import { createHash } from 'node:crypto';
import type { House } from '../reading/read-house.ts';
import { planTable, type TablePlan } from '../writing/table-plan.ts';
import type { FrozenRows } from './frozen-rows.ts';

/** Customers by their login, as the database calls them. */
export type CustomerIds = ReadonlyMap<string, string>;

/** What is offered to some: the words of it are the house's, who may have it is added and never taken away. */
export function offerPlans({ offers, clubs }: House, frozen: FrozenRows): readonly TablePlan[] {
  const offered = planTable('exclusive_offer', {
    key: ['id'],
    owner: { kind: 'offer', columns: ['id'] },
    frozen: frozen.ids('offers').map((id) => ({ id })),
    heldBy: [{ table: 'offer_entitlement', column: 'offer_id' }],
    rows: offers.entries.map(({ id, row, found }) => ({
      id,
      rank: found.rank,
      path: row.path,
      picture: row.picture ?? null,
      texts: row.texts,
    })),
  });
  const joined = planTable('club', {
    key: ['id'],
    owner: { kind: 'club', columns: ['id'] },
    frozen: frozen.ids('clubs').map((id) => ({ id })),
    rows: clubs.entries.map(({ id, row, found }) => ({
      id,
      rank: found.rank,
      rule: row.rule,
      texts: row.texts,
    })),
  });
  return [...(offers.present ? [offered] : []), ...(clubs.present ? [joined] : [])];
}

const BEGINNING = { ruling: 'database', others: 'stay' } as const;

/** Who may see what, and whose certificates there are: a beginning, which what people do since then outweighs. */
export function entitlementPlans(house: House, customers: CustomerIds): readonly TablePlan[] {
  const idsOf = (logins: readonly string[]) =>
    logins.flatMap((login) => {
      const id = customers.get(login);
      return id === undefined ? [] : [id];
    });
  return [
    planTable('exclusive_entitlement', {
      ...BEGINNING,
      key: ['sale_id', 'customer_id'],
      owner: { kind: 'exclusive sale', columns: ['sale_id'] },
      rows: house.exclusiveSales.entries.flatMap(({ id, row }) =>
        idsOf(row.customers).map((customer) => ({ sale_id: id, customer_id: customer })),
      ),
    }),
    planTable('offer_entitlement', {
      ...BEGINNING,
      key: ['offer_id', 'customer_id'],
      owner: { kind: 'offer', columns: ['offer_id'] },
      rows: house.offers.entries.flatMap(({ id, row }) =>
        idsOf(row.customers).map((customer) => ({ offer_id: id, customer_id: customer })),
      ),
    }),
    planTable('certificate', {
      ...BEGINNING,
      key: ['serial_number'],
      owner: { kind: 'certificate', columns: ['serial_number'] },
      rows: house.certificates.entries.map(({ row }) => ({
        serial_number: row.serialNumber,
        sku_id: row.skuId,
        activation_hash: createHash('sha256').update(row.activationCode).digest('hex'),
        owner_id: customers.get(row.owner ?? '') ?? null,
        status: row.status,
        material_ids: row.materials,
        made_on: row.madeOn,
      })),
    }),
  ];
}
