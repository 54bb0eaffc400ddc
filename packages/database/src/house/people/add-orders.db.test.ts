import { openTestDatabase, type TestDatabase } from '@vitrine/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEMO_HOUSE, loadHouse } from '../load-house.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
  await loadHouse(test.db, DEMO_HOUSE);
});
afterAll(() => test.close());
const read = async (sql: string) => (await test.db.executeSql(sql)).rows;

describe('[R4.042] the orders of the demo house', () => {
  it('add up: lines, delivery and tax are the total, and the payment is as much', async () => {
    const wrong = await read(
      `SELECT o.number FROM shop_order o JOIN payment p ON p.market = o.market AND p.order_id = o.id
       WHERE o.subtotal <> (SELECT sum(l.quantity * l.unit_amount) FROM order_line l
           WHERE l.market = o.market AND l.order_id = o.id)
         OR o.total <> o.subtotal + o.shipping_amount + CASE WHEN o.tax_included THEN 0 ELSE o.tax_amount END
         OR o.tax_amount = 0 OR p.amount <> o.total OR p.currency <> o.currency`,
    );
    expect(wrong).toEqual([]);
    expect(await read(`SELECT count(*)::int AS orders FROM shop_order`)).toEqual([{ orders: 16 }]);
  });

  it('have money and stock where their state says', async () => {
    const rows = await read(
      `SELECT DISTINCT o.state, p.state AS money, string_agg(r.state, ' ' ORDER BY r.state) AS stock
       FROM shop_order o JOIN payment p ON p.market = o.market AND p.order_id = o.id
       JOIN stock_reservation r ON r.market = o.market AND r.order_id = o.id
       WHERE o.state IN ('placed', 'collected', 'partially_returned', 'returned', 'cancelled', 'expired')
       GROUP BY o.market, o.id, o.state, p.state ORDER BY o.state`,
    );
    expect(rows).toEqual([
      { state: 'cancelled', money: 'cancelled', stock: 'released' },
      { state: 'collected', money: 'captured', stock: 'taken' },
      { state: 'expired', money: 'cancelled', stock: 'released' },
      { state: 'partially_returned', money: 'captured', stock: 'released taken' },
      { state: 'placed', money: 'authorised', stock: 'taken' },
      { state: 'returned', money: 'captured', stock: 'released' },
    ]);
  });

  it('are fetched from the store that has them, everything else is sent', async () => {
    const rows = await read(
      `SELECT DISTINCT g.kind, r.pool FROM fulfilment g
       JOIN stock_reservation r ON r.market = g.market AND r.order_id = g.order_id ORDER BY g.kind`,
    );
    expect(rows).toEqual([
      { kind: 'collect', pool: 'london-mayfair' },
      { kind: 'home', pool: 'ECO' },
    ]);
  });

  it('are added once: what became of them since then is never overwritten', async () => {
    await read(`UPDATE shop_order SET state = 'preparing' WHERE state = 'placed'`);
    const again = await loadHouse(test.db, DEMO_HOUSE, { thorough: true });
    expect(again.changed).toBe(false);
    expect(await read(`SELECT number FROM shop_order WHERE state = 'placed'`)).toEqual([]);
  });
});
