import { connect } from '@vitrine/database';

/**
 * Takes everything out of the bags of customers of a running shop, and forgets the orders that were being made of them:
 * customers keep both between visits. Guests keep theirs.
 */
export async function emptyBags(databaseUrl: string): Promise<void> {
  const db = connect({ connectionString: databaseUrl, maxConnections: 1 });
  try {
    for (const table of ['cart_line', 'saved_line']) {
      await db.executeSql(
        `DELETE FROM ${table} l USING cart c
         WHERE c.market = l.market AND c.id = l.cart_id AND c.customer_id IS NOT NULL`,
      );
    }
    await db.executeSql(
      `UPDATE shop_order SET state = 'expired' WHERE state = 'draft' AND customer_id IS NOT NULL`,
    );
  } finally {
    await db.close();
  }
}
