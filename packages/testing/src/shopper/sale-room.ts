import { connect } from '@vitrine/database';

/** A private sale of a running shop. */
interface SaleOfShop {
  readonly databaseUrl: string;
  readonly saleId: string;
}
interface WishedRoom {
  readonly seats: number;
  /** The login of a guest who is inside already, from a browser that no test has. */
  readonly inside?: string;
}

async function write({ databaseUrl }: SaleOfShop, statements: readonly [sql: string, values: unknown[]][]) {
  const db = connect({ connectionString: databaseUrl, maxConnections: 1 });
  try {
    for (const [sql, values] of statements) await db.executeSql(sql, values);
  } finally {
    await db.close();
  }
}

/** Gives a sale that is open an empty waiting room, with visits of five minutes. */
export async function openSaleRoom(sale: SaleOfShop, { seats, inside = '' }: WishedRoom): Promise<void> {
  await write(sale, [
    ['DELETE FROM sale_place WHERE sale_id = $1', [sale.saleId]],
    [
      'UPDATE exclusive_sale SET room_opens_at = opens_at, seats = $1, visit_minutes = 5 WHERE id = $2',
      [seats, sale.saleId],
    ],
    [
      `INSERT INTO sale_place (sale_id, customer_id, ticket, session_id, joined_at, seen_at, admitted_at, leaves_at)
       SELECT $1, id, 'inside', 'another', now(), now(), now(), now() + interval '5 minutes' FROM customer WHERE login = $2`,
      [sale.saleId, inside],
    ],
  ]);
}

/** Takes the room away: whoever is invited may go in. */
export async function closeSaleRoom(sale: SaleOfShop): Promise<void> {
  await write(sale, [
    ['DELETE FROM sale_place WHERE sale_id = $1', [sale.saleId]],
    [
      'UPDATE exclusive_sale SET room_opens_at = NULL, seats = NULL, visit_minutes = NULL WHERE id = $1',
      [sale.saleId],
    ],
  ]);
}
