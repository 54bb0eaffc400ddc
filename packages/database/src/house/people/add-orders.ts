import { dispatchTo, FALLBACK_LANGUAGE } from '@vitrine/domain';
import { sql } from 'kysely';
import type { Transaction } from '../../connection/in-transaction.ts';
import type { HouseOrder } from '../format/order-format.ts';
import { shippingMethodId } from '../format/trade-format.ts';
import type { House } from '../reading/read-house.ts';
import type { RowChange } from '../writing/write-table.ts';
import { type OrderContext, type OrderedPiece, type OrderRows, orderRows } from './order-rows.ts';

type Kysely = Transaction['kysely'];

/**
 * Adds the orders whose number is new, with all that belongs to one. The stock of the files is what is left after
 * them, so nothing is taken from it.
 */
export async function addOrders({ kysely }: Transaction, { orders }: House): Promise<readonly RowChange[]> {
  const numbers = orders.entries.map(({ id }) => id);
  if (numbers.length === 0) return [];
  const known = await kysely
    .selectFrom('shop_order')
    .select('number')
    .where('number', 'in', numbers)
    .execute();
  const missing = orders.entries.filter(({ id }) => !known.some(({ number }) => number === id));
  const now = new Date();
  for (const { row } of missing) await insert(kysely, orderRows(row, await contextOf(kysely, row, now)));
  return missing.map(({ kind, id }) => ({ table: 'shop_order', change: 'added', kind, id }));
}

async function contextOf(kysely: Kysely, order: HouseOrder, now: Date): Promise<OrderContext> {
  const dispatch = dispatchTo(order.country);
  if (dispatch === undefined) throw new Error(`No locale sends to ${order.country}`);
  const customer = await kysely
    .selectFrom('customer')
    .select(['id', 'email'])
    .where('login', '=', order.customer)
    .executeTakeFirstOrThrow();
  const method = await kysely
    .selectFrom('shipping_method')
    .selectAll()
    .where('id', '=', shippingMethodId(order.method, order.country))
    .executeTakeFirstOrThrow();
  const skuIds = order.lines.map(({ skuId }) => skuId);
  const pieces = await piecesIn(kysely, dispatch.locale.language, skuIds);
  return { customer, method, dispatch, pieces, now };
}

/** SKUs as a language calls them, in English where it has no words. */
async function piecesIn(
  kysely: Kysely,
  language: string,
  skuIds: readonly string[],
): Promise<readonly OrderedPiece[]> {
  const { rows } = await sql<OrderedPiece>`
    SELECT s.id AS sku_id, s.product_id, p.slug, s.size, s.look, s.media, coalesce(pt.name, pf.name) AS name,
      coalesce(st.label, sf.label) AS label, coalesce(st.colour, sf.colour) AS colour
    FROM sku s
    JOIN product p ON p.id = s.product_id
    JOIN product_text pf ON pf.product_id = p.id AND pf.language = ${FALLBACK_LANGUAGE}
    JOIN sku_text sf ON sf.sku_id = s.id AND sf.language = ${FALLBACK_LANGUAGE}
    LEFT JOIN product_text pt ON pt.product_id = p.id AND pt.language = ${language}
    LEFT JOIN sku_text st ON st.sku_id = s.id AND st.language = ${language}
    WHERE s.id = ANY(${skuIds})`.execute(kysely);
  return rows;
}

async function insert(kysely: Kysely, rows: OrderRows): Promise<void> {
  await kysely.insertInto('session').values(rows.session).execute();
  await kysely.insertInto('shop_order').values(rows.order).execute();
  await kysely.insertInto('fulfilment').values(rows.fulfilment).execute();
  await kysely
    .insertInto('order_line')
    .values([...rows.lines])
    .execute();
  await kysely
    .insertInto('stock_reservation')
    .values([...rows.reservations])
    .execute();
  await kysely.insertInto('payment').values(rows.payment).execute();
}
