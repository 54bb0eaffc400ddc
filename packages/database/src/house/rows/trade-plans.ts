import { type HouseCountry, shippingMethodId } from '../format/trade-format.ts';
import type { House } from '../reading/read-house.ts';
import { planTable, type TablePlan } from '../writing/table-plan.ts';
import type { FrozenRows } from './frozen-rows.ts';

/** Where the house sends. Written first, because prices need to know the currencies. */
export function countryPlans({ countries }: House): readonly TablePlan[] {
  if (!countries.present) return [];
  return [
    planTable('country', {
      key: ['iso'],
      owner: { kind: 'country', columns: ['iso'] },
      others: 'stay',
      rows: countries.entries.map(({ row: { iso, telCode, dispatch, addressRules, holidays, names } }) => ({
        iso,
        telCode,
        ...dispatchColumns(dispatch),
        addressRules,
        names,
        holidays,
      })),
    }),
  ];
}

function dispatchColumns(dispatch: HouseCountry['dispatch']) {
  if (dispatch === undefined) {
    return { dispatchLocale: null, currency: null, taxIncluded: null, pricedAs: null, cutOff: null };
  }
  const { locale: dispatchLocale, currency, taxIncluded, pricedAs = null, cutOff = null } = dispatch;
  return { dispatchLocale, currency, taxIncluded, pricedAs, cutOff };
}

/** Ways to send parcels. Parcels under way name theirs, so one that left the files stays and is not offered. */
export function shippingPlans({ shippingMethods }: House): readonly TablePlan[] {
  if (!shippingMethods.present) return [];
  return [
    planTable('shippingMethod', {
      key: ['id'],
      owner: { kind: 'shipping method', columns: ['id'] },
      others: shippingMethods.refusals.length > 0 ? 'stay' : { become: { retired: true } },
      rows: shippingMethods.entries.flatMap(({ row: { id, kind, texts, countries }, found }) =>
        countries.map(
          ({ country, currency, amount, leadDaysMin, leadDaysMax, slots, preparationMinutes }) => ({
            id: shippingMethodId(id, country),
            kind,
            country,
            rank: found.rank,
            currency,
            amount,
            leadDaysMin: leadDaysMin ?? null,
            leadDaysMax: leadDaysMax ?? null,
            slots: slots ?? null,
            preparationMinutes: preparationMinutes ?? null,
            texts,
            retired: false,
          }),
        ),
      ),
    }),
  ];
}

/** [R6.011] Sales for some. Products and categories name theirs, so one that left the files stays while they do. */
export function salePlans({ exclusiveSales }: House, frozen: FrozenRows): readonly TablePlan[] {
  if (!exclusiveSales.present) return [];
  return [
    planTable('exclusiveSale', {
      key: ['id'],
      owner: { kind: 'exclusive sale', columns: ['id'] },
      frozen: frozen.ids('exclusiveSales').map((id) => ({ id })),
      heldBy: [
        { table: 'product', column: 'exclusiveSaleId' },
        { table: 'category', column: 'exclusiveSaleId' },
        { table: 'exclusiveEntitlement', column: 'saleId' },
        { table: 'exclusiveSaleClub', column: 'saleId' },
        { table: 'salePlace', column: 'saleId' },
      ],
      rows: exclusiveSales.entries.map(({ id, row }) => ({
        id,
        opensAt: new Date(row.opensAt),
        closesAt: new Date(row.closesAt),
        texts: row.texts,
        edito: row.edito ?? null,
        piecesPerCustomer: row.piecesPerCustomer ?? null,
        roomOpensAt: row.room === undefined ? null : new Date(row.room.opensAt),
        seats: row.room?.seats ?? null,
        visitMinutes: row.room?.visitMinutes ?? null,
      })),
    }),
  ];
}

/** The pieces each pool begins with; what is there already is never touched. */
export function stockPlans({ products, stock }: House): readonly TablePlan[] {
  const skus = products.entries.flatMap(({ row }) => row.skus);
  const rows = stock.entries.flatMap(({ row: { pool, onHand, bySku } }) => {
    const named = new Map(Object.entries(bySku));
    return skus.map(({ id }) => ({ skuId: id, pool, onHand: named.get(id) ?? onHand }));
  });
  return [
    planTable('stock', {
      key: ['skuId', 'pool'],
      owner: { kind: 'sku', columns: ['skuId'] },
      ruling: 'database',
      others: 'stay',
      rows,
    }),
  ];
}
