import { named, type Queryable, type Transaction } from '@vitrine/database';
import type { OrderKey } from '../order/index.ts';

type Key = readonly [market: string, orderId: string];

const PRICED = named('change-address-priced')<Key>(
  `SELECT state, country, subtotal, shipping_amount, tax_amount, tax_included FROM shop_order
   WHERE market = $1 AND id = $2`,
);
const PARCELS = named('change-address-parcels')<Key>(
  `SELECT kind, state FROM fulfilment WHERE market = $1 AND order_id = $2`,
);
const SET = named('change-address-set')<readonly [...Key, address: string]>(
  `UPDATE fulfilment SET address = $3 WHERE market = $1 AND order_id = $2`,
);

/** What decides whether a bought order may go to another address. To be read once the order is locked. */
export async function findSent(db: Queryable, { market, orderId }: OrderKey) {
  const order = await db.first(PRICED, [market, orderId]);
  return order && { ...order, parcels: await db.all(PARCELS, [market, orderId]) };
}

export async function setAddress(
  transaction: Transaction,
  { market, orderId }: OrderKey,
  address: Readonly<Record<string, string>>,
): Promise<void> {
  await transaction.all(SET, [market, orderId, JSON.stringify(address)]);
}
