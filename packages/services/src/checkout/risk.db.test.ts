import { beforeEach, describe, expect, it } from 'vitest';
import { moveParcel } from '../order/move-parcel.service.ts';
import { listHeld, reviewOrder } from '../order/review-order.service.ts';
import { aReadyOrder, commit, done, orderOf, setStock } from '../test-harness/a-purchase.ts';
import { agentToken } from '../test-harness/an-agent.ts';
import { signIn, type TestRequest, useServices } from '../test-harness/open-services.ts';

const services = useServices();
beforeEach(() => setStock(services, 'QS2001', 50));

async function riskOf(orderId: string) {
  const { rows } = await services.db.executeSql(
    'SELECT risk_status, risk_score, risk_reasons, review_state FROM shop_order WHERE id = $1',
    [orderId],
  );
  return rows[0];
}
const commitWith = (token: string, request: TestRequest) =>
  services.call('commitOrder', { token, body: { consents: { termsOfSale: true } }, ...request });

/** An order of a session whose cards were refused so often within the hour that it looks like fraud. */
async function aHeldOrder() {
  const ready = await aReadyOrder(services);
  await services.db.executeSql(
    `INSERT INTO payment (market, id, order_id, method, amount, currency, state, created_at, updated_at)
     SELECT 'us', $1::text || n, $1, 'creditCard', 1, 'USD', 'refused', $2, $2 FROM generate_series(1, 3) n`,
    [ready.orderId, services.clock.now()],
  );
  await services.db.executeSql(
    `UPDATE shop_order SET billing_address = '{"countryCode": "FR"}' WHERE id = $1`,
    [ready.orderId],
  );
  await done(commitWith(ready.token, { headers: { 'x-country-code': 'BR' } }));
  return ready;
}
async function numberOf(orderId: string): Promise<string> {
  const { rows } = await services.db.executeSql('SELECT number FROM shop_order WHERE id = $1', [orderId]);
  return String(rows[0]?.['number']);
}
async function parcelOf(orderId: string): Promise<string> {
  const { rows } = await services.db.executeSql('SELECT id FROM fulfilment WHERE order_id = $1', [orderId]);
  return String(rows[0]?.['id']);
}
const begin = async (orderId: string) =>
  moveParcel(services.deps, {
    market: 'us',
    parcelId: await parcelOf(orderId),
    event: 'preparation-started',
  });

describe('the risk of an order', () => {
  it('[R6.010] is scored and kept for a guest and for a customer; one who bought before is no stranger', async () => {
    const first = await aReadyOrder(services, { token: (await signIn(services)).token });
    await done(commit(services, first.token));
    expect(await riskOf(first.orderId)).toMatchObject({ risk_status: 'scored', review_state: 'none' });
    const again = await aReadyOrder(services);
    await done(commit(services, again.token));
    // Ana's address bought before.
    expect(await riskOf(again.orderId)).toMatchObject({
      risk_status: 'scored',
      risk_score: 0,
      risk_reasons: [],
    });
  });

  it('[R6.010] is not asked for where a verified agent acts', async () => {
    const ready = await aReadyOrder(services, { token: await agentToken(services) });
    await done(commit(services, ready.token));
    expect(await riskOf(ready.orderId)).toMatchObject({ risk_status: 'skipped', risk_score: null });
    expect((await orderOf(services, ready)).risk).toEqual({ status: 'skipped', review: 'none' });
  });

  it('[R6.010] is scored whatever a guest says of an agent, and no shopper is told', async () => {
    const said: TestRequest[] = [
      { query: { is_OOB: 'true' } },
      { cookies: { is_OOB: 'true' } },
      { body: { consents: { termsOfSale: true }, is_OOB: true } },
    ];
    for (const request of said) {
      const ready = await aReadyOrder(services);
      await done(commitWith(ready.token, request));
      expect(await riskOf(ready.orderId)).toMatchObject({ risk_status: 'scored' });
      expect((await orderOf(services, ready)).risk).toBeUndefined();
    }
  });

  it('[R6.007] takes no channel and no pay-by-link from a browser', async () => {
    for (const channel of ['MOTO', 'PBL', 'APP']) {
      const ready = await aReadyOrder(services);
      const headers = { 'LV-Checkout-Channel': channel };
      await done(commitWith(ready.token, { headers, cookies: { 'pay-by-link': 'true', pbl: 'x' } }));
      expect((await orderOf(services, ready)).channel).toBe('WEB');
    }
    const inApp = await aReadyOrder(services);
    await done(commitWith(inApp.token, { cookies: { lvpass: 'true' } }));
    expect((await orderOf(services, inApp)).channel).toBe('APP');
  });
});

describe('an order that looks like fraud', () => {
  it('[R6.010] is held: nobody prepares it, and an alarm calls somebody', async () => {
    const { orderId } = await aHeldOrder();
    expect(await riskOf(orderId)).toMatchObject({
      review_state: 'held',
      risk_reasons: expect.arrayContaining(['many-refusals', 'bill-elsewhere', 'network-elsewhere']),
    });
    expect(services.alarms).toContain('order_held');
    expect(await begin(orderId)).toMatchObject({ ok: false, refusal: { code: 'held_for_review' } });
    expect((await listHeld(services.db)).map(({ number }) => number)).toContain(await numberOf(orderId));
  });

  it('[R6.010] is prepared once somebody has accepted it, and the answer is given once', async () => {
    const { orderId } = await aHeldOrder();
    const number = await numberOf(orderId);
    expect(await reviewOrder(services.deps, number, 'accept')).toMatchObject({ ok: true });
    expect(await reviewOrder(services.deps, number, 'refuse')).toMatchObject({
      refusal: { code: 'not_held' },
    });
    expect(await begin(orderId)).toMatchObject({ ok: true });
    expect(await reviewOrder(services.deps, 'AU0', 'accept')).toMatchObject({
      refusal: { code: 'not_found' },
    });
  });

  it('[R6.010] is cancelled, and its money given back, once somebody has refused it', async () => {
    const { orderId, token } = await aHeldOrder();
    expect(await reviewOrder(services.deps, await numberOf(orderId), 'refuse')).toMatchObject({ ok: true });
    const order = await orderOf(services, { orderId, token });
    expect(order.state).toBe('cancelled');
    expect(await riskOf(orderId)).toMatchObject({ review_state: 'refused' });
  });
});
