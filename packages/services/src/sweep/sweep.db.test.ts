import { SIGN_IN_LIMITS } from '@vitrine/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { agentToken } from '../test-harness/an-agent.ts';
import { anUnpaidOrder, cartOf, commit, aReadyOrder, done, orderOf } from '../test-harness/a-purchase.ts';
import { guestToken, KIM, signIn, useServices } from '../test-harness/open-services.ts';
import { sweep } from './index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const services = useServices();
beforeEach(async () => {
  services.clock.advance(100 * DAY_MS);
  await sweep(services.deps);
});

async function count(table: string): Promise<number> {
  const { rows } = await services.db.executeSql(`SELECT count(*)::int AS rows FROM ${table}`);
  return Number(rows[0]?.['rows']);
}
async function counts(): Promise<Readonly<Record<string, number>>> {
  const tables = ['session', 'cart', 'cart_line', 'shop_order', 'order_line', 'fulfilment', 'payment'];
  const entries = await Promise.all(tables.map(async (table) => [table, await count(table)] as const));
  return Object.fromEntries(entries);
}

describe('the sweep', () => {
  it('[R7.043] forgets the answers to returns after a week', async () => {
    const ages = [8, 6].map((days) => new Date(services.clock.now().getTime() - days * DAY_MS));
    for (const [at, createdAt] of ages.entries()) {
      await services.db.executeSql(
        `INSERT INTO return_submission (market, submitted_by, key, created_at) VALUES ('us', 'kim', $1, $2)`,
        [`key-${at}`, createdAt],
      );
    }
    await sweep(services.deps);
    expect(await count('return_submission')).toBe(1);
  });

  it('[R4.042] forgets an event of the workshop after a season, and none that may still come again', async () => {
    const ages = [91, 89].map((days) => new Date(services.clock.now().getTime() - days * DAY_MS));
    for (const [at, receivedAt] of ages.entries()) {
      await services.db.executeSql(
        `INSERT INTO workshop_event (market, id, digest, received_at) VALUES ('us', $1, 'd', $2)`,
        [`event-${at}`, receivedAt],
      );
    }
    await sweep(services.deps);
    expect(await count('workshop_event')).toBe(1);
  });

  it('[R4.042] forgets who waited before a private sale, a month after its close', async () => {
    const closes = [31, 29].map((days) => new Date(services.clock.now().getTime() - days * DAY_MS));
    for (const [at, closesAt] of closes.entries())
      await services.db.executeSql(
        `WITH sale AS (
           INSERT INTO exclusive_sale (id, opens_at, closes_at, texts) VALUES ($1, '2020-01-01', $2, '{}') RETURNING id)
         INSERT INTO sale_place (sale_id, customer_id, ticket, session_id, joined_at, seen_at)
         SELECT sale.id, c.id, sale.id, 's', $2, $2 FROM sale, customer c WHERE c.login = $3`,
        [`sale-${at}`, closesAt, KIM.login],
      );
    await sweep(services.deps);
    expect(await count('sale_place')).toBe(1);
  });

  it('forgets the cart, the draft and the session of a guest who will not come back', async () => {
    const before = await counts();
    await aReadyOrder(services);
    services.clock.advance(31 * DAY_MS);
    await sweep(services.deps);
    expect(await counts()).toEqual(before);
  });

  it('[R7.126] forgets an order that an agent sent once its link has expired and nobody paid it', async () => {
    const before = await counts();
    const { token } = await anUnpaidOrder(services, { token: await agentToken(services) });
    await done(services.call('applyPayment', { token, params: { method: 'payByLink' }, body: {} }));
    services.clock.advance(6 * DAY_MS);
    await sweep(services.deps);
    expect(await count('custom_order')).toBe(1);
    services.clock.advance(70 * DAY_MS);
    await sweep(services.deps);
    expect(await count('custom_order')).toBe(0);
    expect(await counts()).toEqual(before);
  });

  it('touches nothing of a guest whose session lives', async () => {
    const order = await aReadyOrder(services);
    const before = await counts();
    services.clock.advance(10 * 60 * 1000);
    await sweep(services.deps);
    expect(await counts()).toEqual(before);
    expect((await cartOf(services, order.token)).itemCount).toBe(1);
  });

  it('keeps an order that was committed, whatever became of it, and the session it belongs to', async () => {
    const placed = await aReadyOrder(services);
    await commit(services, placed.token);
    const order = await orderOf(services, placed);
    services.clock.advance(400 * DAY_MS);
    await sweep(services.deps);
    const { rows } = await services.db.executeSql(
      `SELECT o.state, count(l.id)::int AS lines FROM shop_order o JOIN session s ON s.id = o.session_id
       JOIN order_line l ON l.order_id = o.id WHERE o.id = $1 GROUP BY o.state`,
      [placed.orderId],
    );
    expect(rows).toEqual([{ state: order.state, lines: order.lines.length }]);
  });

  it('keeps a customer’s cart for good, and their draft while something happens in the cart', async () => {
    const { token } = await signIn(services);
    await aReadyOrder(services, { token });
    services.clock.advance(29 * DAY_MS);
    const again = await signIn(services);
    await services.call('addToCart', { token: again.token, body: { skuId: 'QS2002', quantity: 1 } });
    services.clock.advance(3 * DAY_MS);
    await sweep(services.deps);
    expect(await count(`shop_order WHERE state = 'draft'`)).toBe(1);
    services.clock.advance(40 * DAY_MS);
    await sweep(services.deps);
    expect(await count(`shop_order WHERE state = 'draft'`)).toBe(0);
    expect((await cartOf(services, (await signIn(services)).token)).itemCount).toBe(2);
  });

  it('forgets a refused sign-in, and where it came from, as soon as it no longer counts', async () => {
    const address = '10.9.8.7';
    const wrong = { login: KIM.login, password: 'wrong' };
    for (let time = 0; time < 5; time += 1) await services.call('login', { body: wrong, address });
    await sweep(services.deps);
    expect((await services.call('login', { body: KIM, address })).status).toBe(429);
    // by login and address, by address, and by account
    expect(await count('counted_use')).toBe(3);
    services.clock.advance(SIGN_IN_LIMITS.windowSeconds * 1000);
    await sweep(services.deps);
    expect(await count('counted_use')).toBe(1);
    services.clock.advance(SIGN_IN_LIMITS.accountWindowSeconds * 1000);
    await sweep(services.deps);
    expect(await count('counted_use')).toBe(0);
  });

  it('[R2.024] forgets a design that nobody has used for a year, and keeps one that lies in a cart', async () => {
    const { token } = await signIn(services);
    const design = { skuId: 'QR7021-56', text: 'AN' };
    await done(services.call('saveDesign', { token, body: design }));
    const personalisation = { text: 'NH' };
    await done(
      services.call('addToCart', { token, body: { skuId: 'QR7021-54', quantity: 1, personalisation } }),
    );
    services.clock.advance(364 * DAY_MS);
    await sweep(services.deps);
    expect(await count('perso_config')).toBe(2);
    services.clock.advance(2 * DAY_MS);
    await sweep(services.deps);
    expect(await count('perso_config')).toBe(1);
  });

  it('takes more than one batch', async () => {
    const before = await count('session');
    await guestToken(services);
    await services.db.executeSql(
      `INSERT INTO session (id, kind, market, usid_hash, access_hash, access_expires_at, refresh_hash, refreshed_at,
         created_at, expires_at)
       SELECT 'many-' || n, 'guest', 'us', 'u' || n, 'a' || n, $1, 'r' || n, $1, $1, $1
       FROM generate_series(1, 1200) AS n`,
      [services.clock.now()],
    );
    services.clock.advance(31 * DAY_MS);
    await sweep(services.deps);
    expect(await count('session')).toBe(before);
  });
});
