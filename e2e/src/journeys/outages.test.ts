import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RunningShop, type ShopOnServer, startShop, startShopOnServer } from '@vitrine/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pageOf, PIECES } from '../pages/pieces.ts';

const BACK_WITHIN_MS = 5000;
const CALL = `/api/eng-us/catalog/product/${PIECES.otherSunglasses.product}`;

/** The headers of a browser, because bots get plain errors; and a session, so that the cart must be read. */
const SHOPPER = {
  accept: 'text/html',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
  cookie: 'vitrine-access=of-a-shopper-who-was-here-before',
};

/** What an operator and a shopper notice of one address. */
async function seen(origin: string, path: string) {
  const answer = await fetch(origin + path, { headers: SHOPPER });
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() };
}

const statusOf = async (origin: string, path: string) => (await seen(origin, path)).status;

describe('a shop whose database goes away', () => {
  let shop: ShopOnServer;
  beforeAll(async () => {
    shop = await startShopOnServer();
  });
  afterAll(async () => shop.remove());

  it('[R8.044, R8.045] serves what it has, says of the rest when to ask again, and is back by itself', async () => {
    const { origin } = shop;
    expect(await statusOf(origin, '/eng-us/homepage')).toBe(200);
    await shop.takeDatabaseAway();

    expect(await statusOf(origin, '/eng-us/homepage')).toBe(200);
    for (const path of [pageOf('otherSunglasses'), '/ara-ae/homepage', CALL])
      expect(await seen(origin, path)).toMatchObject({ status: 503, retryAfter: '2' });
    expect((await seen(origin, CALL)).text).toContain('temporarily_unavailable');
    const cart = await seen(origin, '/eng-us/cart');
    expect(cart.status).toBe(404);
    expect(cart.text).toContain('Your bag cannot be read just now');
    expect(cart.text).toMatch(/<a href="\?">Try again<\/a>/u);
    expect(await seen(origin, '/readyz')).toMatchObject({
      status: 503,
      text: '{"status":"not ready","faults":["services"]}',
    });
    expect(await statusOf(origin, '/healthz')).toBe(200);

    await shop.giveDatabaseBack();
    for (const path of ['/readyz', pageOf('otherSunglasses'), CALL])
      await vi.waitFor(async () => expect(await statusOf(origin, path)).toBe(200), BACK_WITHIN_MS);
    expect(await statusOf(origin, '/eng-us/cart')).toBe(200);
    // Only unforeseen failures are logged as errors. This one was foreseen.
    expect(shop.printed()).not.toMatch(/"level":(?:50|60)[^\n]*a page met a surprise/u);
  });

  it.each(['%0a', '%0d', '%E2%80%A8'])(
    '[R8.017] an address with a line break (%s) is not found, and no alarm',
    async (broken) => {
      const page = await seen(shop.origin, `/eng-us/a${broken}`);
      expect(page.status).toBe(404);
      expect(page.text).toContain('This page is not on display');
      expect(shop.printed()).not.toMatch(/No value found for context/u);
    },
  );
});

describe('a shop as npm start starts it', () => {
  let shop: RunningShop;
  beforeAll(async () => {
    // Every write to this device fails as on a full disk.
    shop = await startShop({ env: { LOG_FILE: '/dev/full' } });
  });
  afterAll(async () => shop.remove());

  it('goes on when its log cannot be written, says so once, and tells it in /readyz', async () => {
    for (let asked = 0; asked < 60; asked += 1)
      expect(await statusOf(shop.origin, '/eng-us/homepage')).toBe(200);
    await vi.waitFor(async () =>
      expect(await seen(shop.origin, '/readyz')).toMatchObject({
        status: 200,
        text: '{"status":"ready","faults":["log"]}',
      }),
    );
    expect(shop.printed().match(/The log cannot be written \(ENOSPC/gu)).toHaveLength(1);
  });

  it('starts its database again when that is killed', async () => {
    const pidFile = join(shop.dataFolder, 'postgres', 'postmaster.pid');
    const server = Number((await readFile(pidFile, 'utf8')).split('\n', 1)[0]);
    expect(await statusOf(shop.origin, CALL)).toBe(200);
    process.kill(server, 'SIGKILL');
    const killedAt = performance.now();
    await vi.waitFor(async () => {
      const restarted = Number((await readFile(pidFile, 'utf8')).split('\n', 1)[0]);
      expect(restarted).not.toBe(server);
      const { status, retryAfter } = await seen(shop.origin, CALL);
      expect([200, 503]).toContain(status);
      expect(retryAfter).toBe(status === 503 ? '2' : null);
      expect(status).toBe(200);
    }, BACK_WITHIN_MS);
    expect(performance.now() - killedAt).toBeLessThan(BACK_WITHIN_MS);
  });
});
