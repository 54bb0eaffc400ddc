import { dispatchTo, type SkuId } from '@vitrine/domain';
import { shownSku, skuColumns } from '../../catalogue/shown-sku.ts';
import type { Transaction } from '../../connection/in-transaction.ts';
import { named } from '../../connection/statement.ts';
import type { HouseOrder } from '../format/order-format.ts';
import { shippingMethodId } from '../format/trade-format.ts';
import type { House } from '../reading/read-house.ts';
import type { RowChange } from '../writing/write-table.ts';
import {
  ORDERED_FIELDS,
  type OrderContext,
  type OrderedPiece,
  type OrderRows,
  orderRows,
} from './order-rows.ts';

type Kysely = Transaction['kysely'];

/** SKUs as a country and a language see them. */
const PIECES = named('house-ordered-pieces')<
  [language: string, country: string, skuIds: readonly SkuId[]],
  OrderedPiece
>(
  `SELECT ${skuColumns(ORDERED_FIELDS)} FROM ${shownSku('sku.id = ANY ($3::text[])', { language: '$1', country: '$2' })} s`,
);

/**
 * Adds the orders whose number is new, with all that belongs to one. The stock of the files is what is left after
 * them, so nothing is taken from it.
 */
export async function addOrders(transaction: Transaction, { orders }: House): Promise<readonly RowChange[]> {
  const { kysely } = transaction;
  const numbers = orders.entries.map(({ id }) => id);
  if (numbers.length === 0) return [];
  const known = await kysely
    .selectFrom('shopOrder')
    .select('number')
    .where('number', 'in', numbers)
    .execute();
  const missing = orders.entries.filter(({ id }) => !known.some(({ number }) => number === id));
  const now = new Date();
  for (const { row } of missing) await insert(kysely, orderRows(row, await contextOf(transaction, row, now)));
  return missing.map(({ kind, id }) => ({ table: 'shopOrder', change: 'added', kind, id }));
}

async function contextOf(transaction: Transaction, order: HouseOrder, now: Date): Promise<OrderContext> {
  const { kysely } = transaction;
  const dispatch = dispatchTo(order.country);
  if (dispatch === undefined) throw new Error(`No locale sends to ${order.country}`);
  const customer = await kysely
    .selectFrom('customer')
    .select(['id', 'email'])
    .where('login', '=', order.customer)
    .executeTakeFirstOrThrow();
  const method = await kysely
    .selectFrom('shippingMethod')
    .selectAll()
    .where('id', '=', shippingMethodId(order.method, order.country))
    .executeTakeFirstOrThrow();
  const skuIds = order.lines.map(({ skuId }) => skuId);
  const pieces = await transaction.all(PIECES, [dispatch.locale.language, order.country, skuIds]);
  return { customer, method, dispatch, pieces, now };
}

async function insert(kysely: Kysely, rows: OrderRows): Promise<void> {
  await kysely.insertInto('session').values(rows.session).execute();
  await kysely.insertInto('shopOrder').values(rows.order).execute();
  await kysely.insertInto('fulfilment').values(rows.fulfilment).execute();
  await kysely
    .insertInto('orderLine')
    .values([...rows.lines])
    .execute();
  await kysely
    .insertInto('stockReservation')
    .values([...rows.reservations])
    .execute();
  await kysely.insertInto('payment').values(rows.payment).execute();
  if (rows.returned === undefined) return;
  await kysely.insertInto('returnRequest').values(rows.returned.request).execute();
  await kysely
    .insertInto('returnLine')
    .values([...rows.returned.lines])
    .execute();
}
