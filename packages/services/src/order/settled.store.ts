import { named, type Transaction } from '@vitrine/database';

export interface OrderKey {
  readonly market: string;
  readonly orderId: string;
}

/** The channel on which the database tells that an order's payments have moved. */
export const SETTLED = 'order_settled';

const TELL = named('order-tell-settled')<[channel: string, key: string]>(
  `SELECT pg_notify($1, $2) IS NULL AS "isTold!"`,
);

/** What an order is called on the channel. */
export function settledKey({ market, orderId }: OrderKey): string {
  return `${market}.${orderId}`;
}

/** Wakes who waits for an order, once the transaction is kept. */
export async function tellSettled(transaction: Transaction, key: OrderKey): Promise<void> {
  await transaction.first(TELL, [SETTLED, settledKey(key)]);
}
