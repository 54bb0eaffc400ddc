import { createHash } from 'node:crypto';
import { readActivationCode } from '@vitrine/domain';
import type { House } from '../reading/read-house.ts';
import { planTable, type TablePlan } from '../writing/table-plan.ts';
import type { FrozenRows } from './frozen-rows.ts';

/** Customers by their login, as the database calls them. */
export type CustomerIds = ReadonlyMap<string, string>;

/** What is offered to some: the words of it are the house's, who may have it is added and never taken away. */
export function offerPlans({ offers, clubs }: House, frozen: FrozenRows): readonly TablePlan[] {
  const offered = planTable('exclusiveOffer', {
    key: ['id'],
    owner: { kind: 'offer', columns: ['id'] },
    frozen: frozen.ids('offers').map((id) => ({ id })),
    heldBy: [
      { table: 'offerEntitlement', column: 'offerId' },
      { table: 'offerClub', column: 'offerId' },
    ],
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
    heldBy: [
      { table: 'clubMember', column: 'clubId' },
      { table: 'exclusiveSaleClub', column: 'clubId' },
      { table: 'offerClub', column: 'clubId' },
    ],
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

/** Sales and offers of whole clubs: here the files rule, since nobody but the house invites a club. */
export function clubPlans({ exclusiveSales, offers }: House, frozen: FrozenRows): readonly TablePlan[] {
  const sales = planTable('exclusiveSaleClub', {
    key: ['saleId', 'clubId'],
    owner: { kind: 'exclusive sale', columns: ['saleId'] },
    frozen: frozen.ids('exclusiveSales').map((saleId) => ({ saleId })),
    rows: exclusiveSales.entries.flatMap(({ id, row }) =>
      row.clubs.map((clubId) => ({ saleId: id, clubId })),
    ),
  });
  const offered = planTable('offerClub', {
    key: ['offerId', 'clubId'],
    owner: { kind: 'offer', columns: ['offerId'] },
    frozen: frozen.ids('offers').map((offerId) => ({ offerId })),
    rows: offers.entries.flatMap(({ id, row }) => row.clubs.map((clubId) => ({ offerId: id, clubId }))),
  });
  return [...(exclusiveSales.present ? [sales] : []), ...(offers.present ? [offered] : [])];
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
    planTable('exclusiveEntitlement', {
      ...BEGINNING,
      key: ['saleId', 'customerId'],
      owner: { kind: 'exclusive sale', columns: ['saleId'] },
      rows: house.exclusiveSales.entries.flatMap(({ id, row }) =>
        idsOf(row.customers).map((customer) => ({ saleId: id, customerId: customer })),
      ),
    }),
    planTable('offerEntitlement', {
      ...BEGINNING,
      key: ['offerId', 'customerId'],
      owner: { kind: 'offer', columns: ['offerId'] },
      rows: house.offers.entries.flatMap(({ id, row }) =>
        idsOf(row.customers).map((customer) => ({ offerId: id, customerId: customer })),
      ),
    }),
    planTable('certificate', {
      ...BEGINNING,
      key: ['serialNumber'],
      owner: { kind: 'certificate', columns: ['serialNumber'] },
      rows: house.certificates.entries.map(({ row }) => ({
        serialNumber: row.serialNumber,
        skuId: row.skuId ?? null,
        activationHash: createHash('sha256').update(readActivationCode(row.activationCode)).digest('hex'),
        ownerId: customers.get(row.owner ?? '') ?? null,
        status: row.status,
        materialIds: row.materials,
        madeOn: row.madeOn,
        activatedOn: row.activatedOn ?? null,
        offeredTo: row.offeredTo ?? null,
      })),
    }),
    planTable('collectible', {
      ...BEGINNING,
      key: ['id'],
      owner: { kind: 'collectible', columns: ['id'] },
      rows: house.collectibles.entries.map(({ id, row }) => ({
        id,
        skuId: row.skuId,
        edition: row.edition,
        editionOf: row.of,
        codeHash: createHash('sha256').update(readActivationCode(row.code)).digest('hex'),
        ownerId: null,
        claimedAt: null,
      })),
    }),
  ];
}
