import { CONFIRMATION_SHOWN_MS } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import {
  aReadyOrder,
  cartOf,
  BROWSER,
  commit,
  orderOf,
  type ReadyOrder,
  stockOf,
} from '../test-harness/a-purchase.ts';
import { noticeText } from '../test-harness/fake-payment-gateway.ts';
import { guestToken } from '../test-harness/open-services.ts';
import { usePurchases } from '../test-harness/use-purchases.ts';
import { jobHandlers } from '../start-jobs.ts';
import { expireOrders } from './payment.jobs.ts';

const params = { method: 'creditCard' };
const NOTICE_PATH = '/webhooks/payment';
const { services, card: provider, jobs } = usePurchases();

interface Told {
  readonly eventId: string;
  readonly state: 'pending' | 'authorised' | 'captured' | 'refused' | 'voided';
  readonly amount?: number;
}

/** A notice about the last request for money, as the provider would post it. */
async function tell({ eventId, state, amount }: Told): Promise<number> {
  const asked = provider.asked.at(-1);
  if (asked === undefined) throw new Error('Nothing was asked for');
  const { reference, currency } = asked;
  const notice = {
    eventId,
    reference,
    providerRef: `pay-${reference}`,
    state,
    amount: amount ?? asked.amount,
    currency,
  };
  const payload = { notice: noticeText(notice) };
  return (await services.app.inject({ method: 'POST', url: NOTICE_PATH, payload })).statusCode;
}

async function aPendingOrder(): Promise<ReadyOrder> {
  const order = await aReadyOrder(services);
  provider.answerWith('pending');
  await commit(services, order.token);
  return order;
}

function mailsOf({ orderId }: ReadyOrder) {
  return jobs.left.filter(({ name, data }) => name === 'send-mail' && JSON.stringify(data).includes(orderId));
}

function voidsLeft() {
  return jobs.left.filter(({ name }) => name === 'give-back-payment').length;
}

describe('the provider’s notices', { timeout: 30_000 }, () => {
  it('[R7.124] settle a pending order once, however often they come', async () => {
    const order = await aPendingOrder();
    expect(
      await Promise.all(
        [1, 2, 3].map(() => tell({ eventId: `twice-${order.orderId}`, state: 'authorised' })),
      ),
    ).toEqual([204, 204, 204]);
    await tell({ eventId: `again-${order.orderId}`, state: 'authorised' });
    expect((await orderOf(services, order)).state).toBe('placed');
    expect(await stockOf(services, 'QS2001')).toEqual({ onHand: 39, reserved: 0 });
    expect(mailsOf(order)).toHaveLength(1);
  });

  it('may come out of order: a capture before its authorisation, a refusal after it', async () => {
    const order = await aPendingOrder();
    for (const state of ['captured', 'authorised', 'refused', 'pending'] as const) {
      await tell({ eventId: `${state}-${order.orderId}`, state });
    }
    expect(await orderOf(services, order)).toMatchObject({
      state: 'placed',
      payments: [{ state: 'captured' }],
    });
    expect(await stockOf(services, 'QS2001')).toEqual({ onHand: 39, reserved: 0 });
  });

  it('that refuse a pending order make it a draft again', async () => {
    const order = await aPendingOrder();
    await tell({ eventId: `no-${order.orderId}`, state: 'refused' });
    expect((await orderOf(services, order)).state).toBe('draft');
    expect(await stockOf(services, 'QS2001')).toEqual({ onHand: 40, reserved: 0 });
    expect((await cartOf(services, order.token)).itemCount).toBe(1);
  });

  it('that race with the answer to the commit are counted once', async () => {
    const order = await aReadyOrder(services);
    provider.answerWith(async () => {
      await tell({ eventId: `early-${order.orderId}`, state: 'authorised' });
      return 'authorised';
    });
    expect((await commit(services, order.token)).body).toMatchObject({ state: 'placed' });
    expect(await stockOf(services, 'QS2001')).toEqual({ onHand: 39, reserved: 0 });
    expect(mailsOf(order)).toHaveLength(1);
  });

  it('of another amount place nothing', async () => {
    const order = await aPendingOrder();
    await tell({ eventId: `cheap-${order.orderId}`, state: 'authorised', amount: 1 });
    expect(services.alarms).toContain('other_amount');
    expect((await orderOf(services, order)).state).toBe('pending_payment');
    await tell({ eventId: `right-${order.orderId}`, state: 'authorised' });
    expect((await orderOf(services, order)).state).toBe('placed');
  });

  it('that come after the order has expired give the money back', async () => {
    const order = await aPendingOrder();
    services.clock.advance(3_600_001);
    await expireOrders(services.deps);
    expect(await stockOf(services, 'QS2001')).toEqual({ onHand: 40, reserved: 0 });
    const before = voidsLeft();
    await tell({ eventId: `late-${order.orderId}`, state: 'authorised' });
    expect(voidsLeft()).toBe(before + 1);
    await jobHandlers(services.deps)['give-back-payment']({
      reference: provider.asked.at(-1)?.reference ?? '',
    });
    expect(provider.voided).toContain(provider.asked.at(-1)?.reference);
  });

  it('about money for a payment that nobody knows raise one alarm, however often they come', async () => {
    const notice = {
      eventId: 'of-a-lost-order',
      reference: 'us.019ab000-0000-7000-8000-000000000000',
      providerRef: 'pay-lost',
      state: 'authorised',
      amount: 55_500,
      currency: 'USD',
    } as const;
    const payload = { notice: noticeText(notice) };
    for (const time of [1, 2]) {
      const answer = await services.app.inject({ method: 'POST', url: NOTICE_PATH, payload });
      expect([time, answer.statusCode]).toEqual([time, 204]);
    }
    expect(services.alarms.filter((name) => name === 'unknown_payment')).toHaveLength(1);
    const told = services.logged.filter(({ message }) => message.includes('a payment we do not know'));
    expect(told).toMatchObject([{ level: 'error', fields: { reference: notice.reference } }]);
  });

  const forged: readonly (readonly [name: string, payload: object])[] = [
    ['a wrong signature', { notice: 'a.b.c' }],
    ['no notice', {}],
    ['a notice of another type', { notice: 7 }],
  ];
  for (const [name, payload] of forged) {
    it(`with ${name} are refused`, async () => {
      const answer = await services.app.inject({ method: 'POST', url: NOTICE_PATH, payload });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ errorCode: 'bad_request', statusDetails: 'notice' });
    });
  }
});

describe('[R8.006] a pending order', { timeout: 30_000 }, () => {
  it('blocks another add until it expires after an hour, and lets its stock go then', async () => {
    const order = await aPendingOrder();
    const add = { token: order.token, body: { skuId: 'QS2002', quantity: 1 } };
    expect(await services.call('addToCart', add)).toMatchObject({
      status: 409,
      errorCode: 'PENDING_PAYMENT_ORDER',
    });
    expect(await services.call('prepareOrder', { token: order.token })).toMatchObject({
      errorCode: 'PENDING_PAYMENT_ORDER',
    });
    await expireOrders(services.deps);
    expect((await orderOf(services, order)).state, 'not yet').toBe('pending_payment');
    await services.db.executeSql("UPDATE shop_order SET expires_at = '2026-01-01' WHERE id = $1", [
      order.orderId,
    ]);
    await expireOrders(services.deps);
    expect((await orderOf(services, order)).state).toBe('expired');
    expect((await services.call('addToCart', add)).status).toBe(200);
  });

  it('leads the checkout to itself, also when the cart was emptied meanwhile', async () => {
    const { token, orderId } = await aPendingOrder();
    await services.call('resetCart', { token });
    expect(await services.call('prepareOrder', { token })).toMatchObject({
      status: 409,
      errorCode: 'PENDING_PAYMENT_ORDER',
    });
    await services.call('cancelOrder', { token, params: { id: orderId }, body: { cancelOrder: true } });
  });

  it('[R7.130] can be cancelled: adding works again, the payment is given up', async () => {
    const order = await aPendingOrder();
    const before = voidsLeft();
    const cancel = { token: order.token, params: { id: order.orderId }, body: { cancelOrder: true } };
    expect((await services.call('cancelOrder', cancel)).body).toEqual({
      orderId: order.orderId,
      state: 'CANCELLED',
    });
    expect(voidsLeft()).toBe(before + 1);
    expect(
      (await services.call('addToCart', { token: order.token, body: { skuId: 'QS2002', quantity: 1 } }))
        .status,
    ).toBe(200);
    await tell({ eventId: `cancelled-${order.orderId}`, state: 'authorised' });
    expect((await orderOf(services, order)).state).toBe('cancelled');
  });
});

describe('[R7.130] cancelling a placed order', { timeout: 30_000 }, () => {
  it('returns stock and lines, gives the payment back once, and is refused the second time', async () => {
    const order = await aReadyOrder(services);
    await commit(services, order.token);
    const before = voidsLeft();
    const cancel = { token: order.token, params: { id: order.orderId }, body: { cancelOrder: true } };
    expect((await services.call('cancelOrder', cancel)).body).toMatchObject({ state: 'CANCELLED' });
    expect(await stockOf(services, 'QS2001')).toEqual({ onHand: 40, reserved: 0 });
    expect((await cartOf(services, order.token)).itemCount).toBe(1);
    expect(await services.call('cancelOrder', cancel)).toMatchObject({
      status: 409,
      errorCode: 'already_cancelled',
    });
    expect(voidsLeft()).toBe(before + 1);
  });

  it('is refused once the order is being prepared, to others, and with another body', async () => {
    const order = await aReadyOrder(services);
    await commit(services, order.token);
    const cancel = { token: order.token, params: { id: order.orderId }, body: { cancelOrder: true } };
    const other = { ...cancel, token: await guestToken(services) };
    expect(await services.call('cancelOrder', other)).toMatchObject({ status: 404 });
    expect(await services.call('cancelOrder', { ...cancel, body: { cancelOrder: false } })).toMatchObject({
      status: 400,
    });
    await services.db.executeSql("UPDATE shop_order SET state = 'preparing' WHERE id = $1", [order.orderId]);
    expect(await services.call('cancelOrder', cancel)).toMatchObject({ status: 409, errorCode: 'too_late' });
    expect((await orderOf(services, order)).state).toBe('preparing');
  });
});

describe('an order of somebody else', { timeout: 30_000 }, () => {
  it('[R7.124, R7.125, R7.127] is not found, like one that does not exist', async () => {
    const order = await aReadyOrder(services);
    await commit(services, order.token);
    const token = await guestToken(services);
    const missing = await services.call('getOrder', { token, params: { id: 'nothing-here' } });
    expect(missing.status).toBe(404);
    expect((await services.call('getOrder', { token, params: { id: order.orderId } })).body).toEqual(
      missing.body,
    );
    const check = { token, params: { method: 'creditCard', orderId: order.orderId } };
    expect(await services.call('checkOrderState', check)).toMatchObject({ status: 404 });
    expect(await services.call('checkOrderPayment', check)).toMatchObject({ status: 404 });
    const gold = { token: order.token, params: { method: 'gold', orderId: order.orderId } };
    expect(await services.call('checkOrderState', gold)).toMatchObject({ status: 404 });
    expect(await services.call('checkOrderPayment', gold)).toMatchObject({ status: 404 });
    expect(await services.call('getLastOrder', { token })).toMatchObject({ status: 404 });
    expect(await services.call('getPayerAuthStatus', { token })).toMatchObject({ status: 404 });
    expect((await services.call('getLastOrder', { token: order.token })).body).toMatchObject({
      justPlaced: true,
      orderId: order.orderId,
    });
  });

  it('[R2.044] is thanked for a while, not for ever', async () => {
    const order = await aReadyOrder(services);
    await commit(services, order.token);
    await services.db.executeSql(
      `UPDATE shop_order SET committed_at = committed_at - make_interval(secs => $2) WHERE id = $1`,
      [order.orderId, CONFIRMATION_SHOWN_MS / 1000 + 1],
    );
    expect((await services.call('getLastOrder', { token: order.token })).body).toMatchObject({
      justPlaced: false,
      orderId: order.orderId,
    });
  });
});

describe('[R7.118] putting a card on an order', { timeout: 30_000 }, () => {
  it('refuses raw card data unread, and no log line shows it', async () => {
    const { token } = await aReadyOrder(services);
    const raw = { cardNumber: '4111111111111111', securityCode: '987' };
    for (const body of [raw, { ...raw, token: 'token' }, { token: 'token', cvv: '987' }]) {
      expect(await services.call('applyPayment', { token, params, body })).toMatchObject({
        status: 400,
        errorCode: 'bad_request',
      });
    }
    expect(JSON.stringify(services.logged)).not.toMatch(/4111111111111111|987/u);
    const { rows } = await services.db.executeSql(
      "SELECT * FROM payment WHERE payment::text LIKE '%411111%'",
    );
    expect(rows).toEqual([]);
  });

  it('refuses an unknown method, made-up tokens, a blocked card and another card’s enrolment', async () => {
    const { token } = await aReadyOrder(services);
    const gold = { token, params: { method: 'gold' }, body: { token: 'token' } };
    expect(await services.call('applyPayment', gold)).toMatchObject({ status: 400 });
    const apply = (body: object) => services.call('applyPayment', { token, params, body });
    expect(await apply({ token: 'made up' })).toMatchObject({
      status: 400,
      errorCode: 'invalid_payment_token',
    });
    expect(await apply({ token: 'token-blocked' })).toMatchObject({
      status: 402,
      errorCode: 'payment_refused',
    });
    expect(await apply({ token: 'token-3', transactionId: 'of-token' })).toMatchObject({
      status: 400,
      errorCode: 'invalid_payment_token',
      body: { statusDetails: 'transactionId' },
    });
  });

  it('[R7.118] needs shipping first; [R7.123] card fields only for the shop’s own origin', async () => {
    const token = await guestToken(services);
    await services.call('addToCart', { token, body: { skuId: 'QS2001', quantity: 1 } });
    await services.call('prepareOrder', { token });
    expect(await services.call('applyPayment', { token, params, body: { token: 'token' } })).toMatchObject({
      status: 409,
      errorCode: 'shipping_missing',
    });
    const evil = { token, body: { targetOrigins: ['https://evil.example'] } };
    expect(await services.call('createCaptureContext', evil)).toMatchObject({
      status: 400,
      body: { statusDetails: 'targetOrigins' },
    });
  });

  it('says that the provider is down, and goes on when it is up', async () => {
    const { token } = await aReadyOrder(services);
    provider.goDown(true);
    const enrol = { token, body: { token: 'token', browser: BROWSER } };
    expect(await services.call('testEnroll', enrol)).toMatchObject({
      status: 502,
      errorCode: 'provider_unavailable',
    });
    expect(await services.call('applyPayment', { token, params, body: { token: 'token' } })).toMatchObject({
      status: 502,
    });
    provider.goDown(false);
    expect((await services.call('testEnroll', enrol)).status).toBe(200);
  });
});

describe('[R7.116] a challenge', { timeout: 30_000 }, () => {
  it('that passed is paid once, though the way back and the page ask at the same moment', async () => {
    provider.challenge('pending');
    const order = await aReadyOrder(services);
    expect((await commit(services, order.token)).body).toMatchObject({
      redirectionUrl: '/eng-us/checkout/3dsecure',
    });
    provider.challenge('passed');
    const before = provider.asked.length;
    const url = `/payments/3ds-return/us/${order.orderId}`;
    await Promise.all([
      services.app.inject(url),
      services.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'a=b',
      }),
      services.call('getPayerAuthStatus', { token: order.token }),
    ]);
    expect(provider.asked.length - before).toBe(1);
    expect((await orderOf(services, order)).state).toBe('placed');
  });

  it('nobody comes back from is followed up by the job', async () => {
    provider.challenge('pending');
    const order = await aReadyOrder(services);
    await commit(services, order.token);
    provider.challenge('passed');
    await jobHandlers(services.deps)['settle-payments']({});
    expect((await orderOf(services, order)).state).toBe('placed');
  });

  it('whose way back is made up leads nowhere bad', async () => {
    for (const path of ['us/none', 'xx/yy', `us/${'x'.repeat(4000)}`, 'us/%00', '..%2F/evil']) {
      const answer = await services.app.inject(`/payments/3ds-return/${path}`);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.headers.location ?? '/eng-us/checkout/3dsecure').toBe('/eng-us/checkout/3dsecure');
    }
  });
});
