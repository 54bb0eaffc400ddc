import { randomBytes } from 'node:crypto';
import { CALL_SPECS } from '@vitrine/contracts';
import { inTransaction } from '@vitrine/database';
import { ORDER_NUMBER_BYTES } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { releaseOrder } from '../order/index.ts';
import { settlePayments } from '../payment/index.ts';
import { setPaymentState } from '../payment/payment.store.ts';
import {
  aReadyOrder,
  cartOf,
  commit,
  orderOf,
  putCard,
  setStock,
  stockOf,
} from '../test-harness/a-purchase.ts';
import { openServices } from '../test-harness/open-services.ts';
import { until } from '../test-harness/until.ts';
import { usePurchases } from '../test-harness/use-purchases.ts';

const Committed = CALL_SPECS.commitOrder.answer;
const { services, card: provider, jobs } = usePurchases();

describe('an order number', { timeout: 30_000 }, () => {
  it('that is another order’s already is drawn again', async () => {
    let drawn = 0;
    const bytes = (count: number): Buffer => {
      const isNumber = count === ORDER_NUMBER_BYTES;
      drawn += isNumber ? 1 : 0;
      return isNumber && drawn <= 3 ? Buffer.alloc(count) : randomBytes(count);
    };
    const unlucky = await openServices({ deps: { random: { bytes } } });
    const numbers: (string | undefined)[] = [];
    for (let count = 0; count < 2; count += 1) {
      const order = await aReadyOrder(unlucky);
      expect((await commit(unlucky, order.token)).status).toBe(200);
      numbers.push((await orderOf(unlucky, order)).orderNumber);
    }
    await unlucky.close();
    expect(numbers[0]).toBe('AU00000000');
    expect(numbers[1]).not.toBe(numbers[0]);
    expect(drawn).toBe(4);
  });
});

describe('[R7.129] committing an order', { timeout: 30_000 }, () => {
  it('places it: stock is one less, the cart is empty, the mail is on its way, the page goes on', async () => {
    const order = await aReadyOrder(services);
    const answer = await commit(services, order.token);
    expect(answer.body).toEqual({
      orderId: order.orderId,
      state: 'placed',
      redirectionUrl: '/eng-us/checkout/confirmation',
    });
    expect(await stockOf(services, 'QS2001')).toEqual({ onHand: 39, reserved: 0 });
    expect((await cartOf(services, order.token)).items).toEqual([]);
    expect(jobs.left.filter(({ name }) => name === 'send-mail')).toContainEqual({
      name: 'send-mail',
      data: { market: 'us', orderId: order.orderId, kind: 'order-confirmation' },
    });
    const placed = await orderOf(services, order);
    expect(placed).toMatchObject({ state: 'placed', orderNumber: expect.stringMatching(/^AU[0-9A-Z]{8}$/u) });
    expect(placed.payments).toEqual([
      {
        method: 'creditCard',
        amount: placed.totals.total,
        brand: 'visa',
        lastFour: '1111',
        state: 'authorised',
      },
    ]);
  });

  it('charges what the server reckons: goods, delivery and the tax of the state', async () => {
    const order = await aReadyOrder(services);
    await commit(services, order.token);
    const { totals } = await orderOf(services, order);
    expect(totals.tax.amount).toBe(Math.round(totals.subtotal.amount * 0.04));
    expect(provider.asked.at(-1)).toMatchObject({ amount: totals.total.amount, currency: 'USD' });
  });

  it('[R6.007] is recorded as WEB, whatever channel a browser claims', async () => {
    const order = await aReadyOrder(services);
    const headers = { 'LV-Checkout-Channel': 'MOTO' };
    await services.call('commitOrder', {
      token: order.token,
      body: { consents: { termsOfSale: true } },
      headers,
    });
    const { rows } = await services.db.executeSql('SELECT channel FROM shop_order WHERE id = $1', [
      order.orderId,
    ]);
    expect(rows).toEqual([{ channel: 'WEB' }]);
  });

  it('done 8 times at once gives one order, one charge and 8 equal answers', async () => {
    const order = await aReadyOrder(services);
    const before = provider.asked.length;
    const answers = await Promise.all(Array.from({ length: 8 }, () => commit(services, order.token)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toEqual(
      new Set([JSON.stringify(answers[0]?.body)]),
    );
    expect(answers[0]).toMatchObject({ status: 200, body: { state: 'placed' } });
    expect(provider.asked.length - before).toBe(1);
    expect(await stockOf(services, 'QS2001')).toEqual({ onHand: 39, reserved: 0 });
  });

  it.each(['attempt-refused', undefined])(
    'done 8 times at once with a refused card gives 8 equal refusals (key %s)',
    async (key) => {
      const order = await aReadyOrder(services);
      provider.answerWith('refused');
      const answers = await Promise.all(Array.from({ length: 8 }, () => commit(services, order.token, key)));
      expect(answers.map(({ status, errorCode }) => [status, errorCode])).toEqual(
        Array.from({ length: 8 }, () => [402, 'payment_refused']),
      );
    },
  );

  it('of a card whose challenge failed already is refused, and nobody is asked for money', async () => {
    provider.challenge('pending');
    const order = await aReadyOrder(services);
    provider.challenge('failed');
    await services.call('getPayerAuthStatus', { token: order.token });
    const asked = provider.asked.length;
    expect(await commit(services, order.token)).toMatchObject({ status: 402, errorCode: 'payment_refused' });
    expect(provider.asked.length).toBe(asked);
    provider.challenge('none');
    await putCard(services, order.token, 'token-2');
    expect(Committed.parse((await commit(services, order.token)).body).state).toBe('placed');
  });

  it('that had to wait for the refusal of another one gives the same refusal', async () => {
    const order = await aReadyOrder(services);
    const pay = { state: 'authorising', market: 'us', orderId: order.orderId };
    await services.db.executeSql(`UPDATE shop_order SET state = 'pending_payment' WHERE id = $1`, [
      pay.orderId,
    ]);
    const { rows } = await services.db.executeSql(
      `UPDATE payment SET state = $1 WHERE order_id = $2 RETURNING id`,
      [pay.state, pay.orderId],
    );
    const waiting = await inTransaction(services.db, async (transaction) => {
      const now = services.clock.now();
      await setPaymentState(
        transaction,
        { ...pay, paymentId: String(rows[0]?.['id']) },
        { state: 'refused', now },
      );
      await releaseOrder(transaction, {
        ...pay,
        orderState: 'draft',
        now,
      });
      const commits = Promise.all([commit(services, order.token), commit(services, order.token)]);
      await until('the commits wait for the order', async () => {
        const { rows: counts } = await services.db
          .executeSql(`SELECT count(*)::int AS waiting FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`);
        return Number(counts[0]?.['waiting']) >= 2 ? true : undefined;
      });
      return { commits };
    });
    const answers = await waiting.commits;
    expect(answers.map(({ errorCode }) => errorCode)).toEqual(['payment_refused', 'payment_refused']);
  });

  it('gives the same answer to the same Idempotency-Key, also later', async () => {
    const order = await aReadyOrder(services);
    const first = await commit(services, order.token, 'attempt-0001');
    expect((await commit(services, order.token, 'attempt-0001')).body).toEqual(first.body);
    expect(await commit(services, order.token, 'no good')).toMatchObject({ status: 400 });
  });

  it('[R4.042] done again later without a key is refused and changes nothing', async () => {
    const order = await aReadyOrder(services);
    await commit(services, order.token);
    const before = await orderOf(services, order);
    services.clock.advance(1000);
    expect(await commit(services, order.token)).toMatchObject({ status: 409, errorCode: 'no_current_order' });
    expect(await orderOf(services, order)).toEqual(before);
  });

  it('sells the last piece once: 8 buyers at once, 1 order, 7 refusals that name it', async () => {
    await setStock(services, 'QS2001', 1);
    const orders = await Promise.all(Array.from({ length: 8 }, () => aReadyOrder(services)));
    const answers = await Promise.all(orders.map(({ token }) => commit(services, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ errorCode }) => errorCode)).toEqual(
      Array.from({ length: 7 }, () => 'out_of_stock'),
    );
    expect(refused[0]?.body).toMatchObject({ errors: [{ scope: 'item', statusDetails: 'QS2001' }] });
    expect(await stockOf(services, 'QS2001')).toEqual({ onHand: 0, reserved: 0 });
  });

  it('refused by the bank leaves the draft, the cart and the stock, and another card may pay', async () => {
    const order = await aReadyOrder(services);
    provider.answerWith('refused');
    expect(await commit(services, order.token, 'first-card')).toMatchObject({
      status: 402,
      errorCode: 'payment_refused',
    });
    expect(await stockOf(services, 'QS2001')).toEqual({ onHand: 40, reserved: 0 });
    expect((await cartOf(services, order.token)).itemCount).toBe(1);
    const asked = provider.asked.length;
    for (const key of ['second-try', undefined]) {
      services.clock.advance(1000);
      expect(await commit(services, order.token, key)).toMatchObject({
        status: 402,
        errorCode: 'payment_refused',
      });
    }
    expect(provider.asked.length).toBe(asked);

    provider.answerWith('authorised');
    await putCard(services, order.token, 'token-2');
    expect(Committed.parse((await commit(services, order.token, 'first-card')).body).state).toBe('placed');
    expect(await stockOf(services, 'QS2001')).toEqual({ onHand: 39, reserved: 0 });
  });

  it('refuses a price that changed, a cart that changed, and what is not ready yet', async () => {
    const priced = await aReadyOrder(services);
    await services.db.executeSql(
      "UPDATE price SET amount = amount + 100 WHERE sku_id = 'QS2001' AND country = 'US'",
    );
    expect(await commit(services, priced.token)).toMatchObject({ status: 409, errorCode: 'price_changed' });

    const changed = await aReadyOrder(services);
    await services.call('addToCart', { token: changed.token, body: { skuId: 'QS2002', quantity: 1 } });
    expect(await commit(services, changed.token)).toMatchObject({ status: 409, errorCode: 'cart_changed' });
    await services.call('resetCart', { token: changed.token });
    expect(await commit(services, changed.token)).toMatchObject({
      status: 409,
      errorCode: 'no_current_order',
    });
    const withoutConsent = { consents: { termsOfSale: false } };
    expect(await services.call('commitOrder', { token: priced.token, body: withoutConsent })).toMatchObject({
      status: 400,
    });
  });

  it('[R7.129] keeps the order pending and the cart whole while the provider is down, and settles it later', async () => {
    const order = await aReadyOrder(services);
    provider.goDown(true);
    expect((await commit(services, order.token)).body).toEqual({
      orderId: order.orderId,
      state: 'pending_payment',
    });
    expect((await cartOf(services, order.token)).itemCount).toBe(1);
    expect(await stockOf(services, 'QS2001')).toEqual({ onHand: 40, reserved: 1 });

    provider.goDown(false);
    await settlePayments(services.deps);
    expect((await orderOf(services, order)).state).toBe('placed');
    expect(
      new Set(provider.asked.slice(-2).map(({ reference }) => reference)).size,
      'asked under one reference',
    ).toBe(1);
    expect(await stockOf(services, 'QS2001')).toEqual({ onHand: 39, reserved: 0 });
  });
});
