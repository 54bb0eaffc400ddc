import { CALL_SPECS } from '@vitrine/contracts';
import { ORDER_STATES } from '@vitrine/domain';
import { openReleasedDatabase, type ReleasedDatabase } from '@vitrine/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openJobQueue } from '../jobs/index.ts';
import { cartOf, commit, done, orderOf } from '../test-harness/a-purchase.ts';
import { openServices, type TestServices } from '../test-harness/open-services.ts';
import { auditOrders } from './audit-orders.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const KEPT = ['customer', 'cart', 'cart_line', 'shop_order', 'order_line', 'fulfilment', 'payment'] as const;

let released: ReleasedDatabase;
let services: TestServices;
let before: readonly (readonly unknown[])[];

const sql = async (text: string, ...values: readonly unknown[]) =>
  (await released.db.executeSql(text, values)).rows;
/** The ids of everything that belongs to a shopper. */
const kept = async (): Promise<readonly (readonly unknown[])[]> =>
  Promise.all(KEPT.map(async (table) => sql(`SELECT id FROM ${table} ORDER BY id`)));
const shopper = (what: string) => {
  const found = released.shoppers.find((one) => one.what === what);
  if (found === undefined) throw new Error(`nobody has a ${what}`);
  return found;
};

beforeAll(async () => {
  released = await openReleasedDatabase('house-made-ready');
  before = await kept();
  await released.upgrade();
  const { db } = released;
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  services = await openServices({
    deps: { db, jobs: await openJobQueue({ db, log: quiet, supervise: false }) },
  });
});
afterAll(async () => {
  await services.deps.jobs.stop();
  await services.close();
  await released.close();
});

describe('the database as *The house made ready* left it, migrated to this version', () => {
  it('had orders in every state that there was', async () => {
    const states = await sql('SELECT DISTINCT state FROM shop_order');
    expect(new Set(states.map(({ state }) => state))).toEqual(
      new Set(ORDER_STATES.filter((state) => state !== 'awaiting_client')),
    );
  });

  it('has lost no customer, cart, order, parcel or payment', async () => {
    const now = await kept();
    // The house may have another customer meanwhile.
    for (const [at, ids] of before.entries()) expect(now[at]).toEqual(expect.arrayContaining([...ids]));
    expect(before.flat().length).toBeGreaterThan(50);
  });

  it('[R7.129, R4.042] agrees with itself', async () => {
    const { orders, violations } = await auditOrders(released.db, services.clock.now());
    expect(violations).toEqual([]);
    expect(orders).toBe(before.length === 0 ? 0 : (await sql('SELECT FROM shop_order')).length);
  });

  it('[R7.127] shows every guest the order that they had, as it was', async () => {
    for (const { what, token, orderId } of released.shoppers) {
      if (orderId === undefined || what.startsWith('draft')) continue;
      const order = await orderOf(services, { token, orderId });
      expect(what.startsWith(order.state), what).toBe(true);
      expect(order.lines.length, what).toBeGreaterThan(0);
      expect(order.shippingGroups.length, what).toBeGreaterThan(0);
    }
  });

  it('[R7.127, R7.028, R7.029] shows customers theirs, and the returns that their states spoke of', async () => {
    const { token } = shopper('cart of a customer');
    const rows = await sql(
      "SELECT o.id, o.state FROM shop_order o JOIN customer c ON c.id = o.customer_id WHERE c.login LIKE 'claire@%'",
    );
    expect(rows.length).toBeGreaterThan(6);
    for (const { id, state } of rows) {
      const answer = await done(
        services.call('getOrder', { locale: 'fra-fr', token, params: { id: String(id) } }),
      );
      const order = CALL_SPECS.getOrder.answer.parse(answer.body);
      expect(order.state).toBe(state);
      expect(order.returns.length, order.state).toBe(/return/u.test(order.state) ? 1 : 0);
    }
  });

  it('[R7.063] has every cart, and their lines', async () => {
    const lines = (await cartOf(services, shopper('cart of a guest').token)).items;
    expect(new Set(lines.map(({ quantity }) => quantity))).toEqual(new Set([1, 2]));
    const { token } = shopper('cart of a customer');
    const answer = await done(services.call('getCart', { locale: 'fra-fr', token }));
    expect(CALL_SPECS.getCart.answer.parse(answer.body).items).toHaveLength(1);
  });

  it('[R7.129] goes on where it was: a draft is bought, and a payment that was not answered is settled', async () => {
    const { token } = shopper('draft with a card');
    const { body } = await done(commit(services, token, 'after-the-upgrade'));
    expect(body).toMatchObject({ state: 'placed' });
    const { violations } = await auditOrders(released.db, services.clock.now());
    expect(violations).toEqual([]);
  });
});
