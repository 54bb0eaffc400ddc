import { BUSINESS_CONTEXT_HEADER, CALL_SPECS, CALLS } from '@vitrine/contracts';
import { DEFAULT_REALM, REALMS, VIEW_KEPT_DAYS } from '@vitrine/domain';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mountPaths } from '../http/mount-paths.ts';
import { sweep } from '../sweep/index.ts';
import { agentToken } from '../test-harness/an-agent.ts';
import { aReadyOrder, commit, done } from '../test-harness/a-purchase.ts';
import { guestToken, signIn } from '../test-harness/open-services.ts';
import { customerIdOf } from '../test-harness/signed-in-agent.ts';
import { usePurchases } from '../test-harness/use-purchases.ts';
import { learnNeighbours } from './index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const { services } = usePurchases(['QS2001', 'QB5001']);

const ask = (token: string, sku?: string, more: object = {}) =>
  services.call('getPersonalRecommendations', {
    token,
    body: { ...(sku !== undefined && { context: { sku } }), ...more },
  });
async function idsFor(token: string, sku?: string, more: object = {}): Promise<readonly string[]> {
  const { body } = await ask(token, sku, more);
  const { recommendations } = CALL_SPECS.getPersonalRecommendations.answer.parse(body);
  return recommendations.map(({ productId }) => productId);
}
async function rowsOf(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return (await services.db.executeSql(sql)).rows;
}
const productOf = async (sku: string) =>
  String((await rowsOf(`SELECT product_id FROM sku WHERE id = '${sku}'`))[0]?.['product_id']);
const consent = (token: string, value: boolean) =>
  done(
    services.call('updateConsents', {
      token,
      body: { consents: [{ type: 'ADDITIONAL_PERSONAL_DATA', value }] },
    }),
  );

beforeAll(async () => {
  await learnNeighbours(services.deps);
});
beforeEach(async () => {
  await services.db.executeSql('DELETE FROM piece_view');
});

describe('what is recommended', () => {
  it('[R7.167] to a guest stands beside what they look at, and is not that', async () => {
    const guest = await guestToken(services);
    const ids = await idsFor(guest, 'QS2001');
    expect(ids).toHaveLength(8);
    expect(new Set(ids).size).toBe(8);
    expect(ids).not.toContain(await productOf('QS2001'));
    expect(await idsFor(guest, 'QB5001')).not.toEqual(ids);
    expect((await services.call('getPersonalRecommendations', { body: {} })).status).toBe(401);
  });

  it('[R7.167] is the caller’s own, whoever a body names', async () => {
    const guest = await guestToken(services);
    const own = await idsFor(guest, 'QS2001');
    const userId = await customerIdOf(services, 'kim');
    expect(await idsFor(guest, 'QS2001', { userId, user: { id: userId } })).toEqual(own);
    const context = { sku: 'QS2001', user: userId };
    expect(await idsFor(guest, undefined, { context })).toEqual(own);
  });

  it('[R7.167] leaves out what is owned, and what lies in the bag', async () => {
    const { token } = await signIn(services);
    await aReadyOrder(services, { token });
    await done(commit(services, token));
    const owned = await rowsOf(
      `SELECT DISTINCT s.product_id FROM shop_order o JOIN order_line l ON l.order_id = o.id JOIN sku s ON s.id = l.sku_id
       WHERE o.state = 'placed'`,
    );
    expect(owned.length).toBeGreaterThan(0);
    const [first = ''] = await idsFor(token);
    for (const { product_id: id } of owned) expect(await idsFor(token)).not.toContain(id);
    const sku = await rowsOf(`SELECT default_sku_id AS id FROM product WHERE id = '${first}'`);
    const skuId = String(sku[0]?.['id']);
    const added = await services.call('addToCart', { token, body: { items: [{ skuId, quantity: 1 }] } });
    if (added.status === 200) expect(await idsFor(token)).not.toContain(first);
  });

  it('[R7.167] never has a piece of a private sale, nor tells that one is looked at', async () => {
    const exclusive = await rowsOf(
      'SELECT s.id FROM sku s JOIN product p ON p.id = s.product_id WHERE p.is_exclusive',
    );
    const guest = await guestToken(services);
    expect(await idsFor(guest, String(exclusive[0]?.['id']))).toEqual(await idsFor(guest, 'QX0000'));
    const kept = await rowsOf(
      'SELECT FROM piece_neighbours n JOIN product p ON p.is_exclusive AND (p.id = n.product_id OR p.id = ANY (n.other_ids))',
    );
    expect(kept).toEqual([]);
  });

  it('[R7.167] names what is wrong of a request', async () => {
    const token = await guestToken(services);
    expect(await ask(token, 'x'.repeat(41))).toMatchObject({
      status: 400,
      body: { statusDetails: 'context.sku' },
    });
    const headers = { [BUSINESS_CONTEXT_HEADER]: '<script>' };
    const wrong = await services.call('getPersonalRecommendations', { token, headers, body: {} });
    expect(wrong).toMatchObject({ status: 400, body: { statusDetails: BUSINESS_CONTEXT_HEADER } });
  });

  it('[R9.003, R7.167] is asked for below the default realm, in the words of a locale', async () => {
    const token = await guestToken(services);
    const [url = ''] = mountPaths('getPersonalRecommendations', REALMS);
    expect(url).toBe(`/${DEFAULT_REALM}/perso-reco-dp/v1/hyperperso/recommendations`);
    const { statusCode } = await services.app.inject({
      method: CALLS.getPersonalRecommendations.method,
      url: `${url}?locale=fra-fr`,
      headers: { authorization: `Bearer ${token}`, [BUSINESS_CONTEXT_HEADER]: 'product-page' },
      payload: { context: { sku: 'QS2001' } },
    });
    expect(statusCode).toBe(200);
  });
});

describe('what somebody looks at', () => {
  it('[R7.167] is kept of who has agreed to it alone, and of no guest and no agent', async () => {
    const { token } = await signIn(services);
    const customerId = await customerIdOf(services, 'kim');
    await ask(token, 'QS2001');
    await ask(await guestToken(services), 'QS2001');
    expect(await rowsOf('SELECT FROM piece_view')).toEqual([]);

    await consent(token, true);
    await ask(await agentToken(services, customerId), 'QS2001');
    expect(await rowsOf('SELECT FROM piece_view')).toEqual([]);
    await ask(token, 'QS2001');
    await ask(token, 'QS2001');
    expect(await rowsOf('SELECT customer_id, product_id FROM piece_view')).toEqual([
      { customer_id: customerId, product_id: await productOf('QS2001') },
    ]);
  });

  it('[R7.167] is forgotten after its time, and as soon as its customer does not agree any more', async () => {
    const { token } = await signIn(services);
    await consent(token, true);
    await ask(token, 'QS2001');
    await sweep(services.deps);
    expect(await rowsOf('SELECT FROM piece_view')).toHaveLength(1);
    await consent(token, false);
    await sweep(services.deps);
    expect(await rowsOf('SELECT FROM piece_view')).toEqual([]);

    await consent(token, true);
    await ask(token, 'QS2001');
    services.clock.advance((VIEW_KEPT_DAYS + 1) * DAY_MS);
    await sweep(services.deps);
    expect(await rowsOf('SELECT FROM piece_view')).toEqual([]);
  });
});

describe('what stands near', () => {
  it('[R7.167] is learned from what two people and more have, and is the same when it is learned again', async () => {
    const [one, other] = [await productOf('QS2001'), await productOf('QB5001')];
    const near = async () => {
      const [row] = await rowsOf(
        `SELECT other_ids[1] AS first, popularity FROM piece_neighbours WHERE product_id = '${one}'`,
      );
      return row;
    };
    await services.db.executeSql(
      `INSERT INTO customer (id, login, email, first_name, last_name, locale, country, status, created_at)
       SELECT 'near-' || n, 'near-' || n, 'near-' || n, 'A', 'B', 'eng-us', 'US', 'active', now() FROM generate_series(1, 40) n`,
    );
    await services.db.executeSql(
      `INSERT INTO consent_text (version, type, language, label, body, first_answered_at)
       VALUES ('near-1', 'ADDITIONAL_PERSONAL_DATA', 'eng', 'l', 'b', now());
       INSERT INTO consent (customer_id, type, value, text_version, answered_at)
       SELECT 'near-' || n, 'ADDITIONAL_PERSONAL_DATA', true, 'near-1', now() FROM generate_series(1, 40) n;
       INSERT INTO piece_view (customer_id, product_id, viewed_at)
       SELECT 'near-' || n, id, now() FROM generate_series(1, 40) n, unnest(ARRAY['${one}', '${other}']) AS id`,
    );
    await learnNeighbours(services.deps);
    const learned = await near();
    expect(learned?.['first']).toBe(other);
    await learnNeighbours(services.deps);
    expect(await near()).toEqual(learned);
  });
});
