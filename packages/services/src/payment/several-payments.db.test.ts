import { describe, expect, it } from 'vitest';
import {
  aReadyOrder,
  BROWSER,
  cartOf,
  commit,
  done,
  orderOf,
  type ReadyOrder,
  stockOf,
} from '../test-harness/a-purchase.ts';
import { noticeText } from '../test-harness/fake-payment-gateway.ts';
import { usePurchases } from '../test-harness/use-purchases.ts';
import { expireOrders, giveBackPayment, settlePayments } from './payment.jobs.ts';

const SKU = 'QS2001';
const CARD_PAYS = 10_000;
const { services, card, wallet, jobs } = usePurchases();

const apply = (token: string, method: string, body: object) =>
  services.call('applyPayment', { token, params: { method }, body });

/** A draft that a card pays a part of, and the wallet the rest. */
async function aSharedOrder(): Promise<ReadyOrder> {
  const order = await aReadyOrder(services);
  const { token } = order;
  const { totals } = await orderOf(services, order);
  await done(apply(token, 'paypal', {}));
  await done(apply(token, 'paypal', { amount: totals.total.amount - CARD_PAYS }));
  await done(
    services.call('testEnroll', { token, body: { token: 'token', amount: CARD_PAYS, browser: BROWSER } }),
  );
  await done(apply(token, 'creditCard', { token: 'token', amount: CARD_PAYS }));
  return order;
}

interface StoredPayment {
  readonly reference: string;
  readonly amount: number;
}
async function paymentOf({ orderId }: ReadyOrder, method: string): Promise<StoredPayment> {
  const { rows } = await services.db.executeSql(
    `SELECT market || '.' || id AS reference, amount FROM payment WHERE order_id = $1 AND method = $2
     ORDER BY created_at DESC, id DESC LIMIT 1`,
    [orderId, method],
  );
  return { reference: String(rows[0]?.['reference']), amount: Number(rows[0]?.['amount']) };
}

const statesOf = async (order: ReadyOrder) =>
  Object.fromEntries((await orderOf(services, order)).payments.map(({ method, state }) => [method, state]));

let events = 0;
/** What a means' provider posts about its payment of an order. */
async function tell(order: ReadyOrder, method: 'creditCard' | 'paypal', state: 'authorised' | 'refused') {
  const { reference, amount } = await paymentOf(order, method);
  events += 1;
  const notice = noticeText({
    eventId: `several-${events}`,
    reference,
    providerRef: `of-${reference}`,
    state,
    amount,
    currency: 'USD',
  });
  const url = method === 'paypal' ? '/webhooks/paypal' : '/webhooks/payment';
  expect((await services.app.inject({ method: 'POST', url, payload: { notice } })).statusCode).toBe(204);
}

const givenBack = () =>
  jobs.left.flatMap(({ name, data }) =>
    name === 'give-back-payment' && 'reference' in data ? [String(data.reference)] : [],
  );
const mailsOf = ({ orderId }: ReadyOrder) =>
  jobs.left.filter(({ name, data }) => name === 'send-mail' && JSON.stringify(data).includes(orderId));

describe('[R7.118] two means on one order', { timeout: 30_000 }, () => {
  it('show each its amount, and together what the order costs', async () => {
    const { payments, totals } = await orderOf(services, await aSharedOrder());
    expect(payments.map(({ method }) => method)).toEqual(['paypal', 'creditCard']);
    expect(payments.map(({ amount }) => amount.amount)).toEqual([totals.total.amount - CARD_PAYS, CARD_PAYS]);
  });

  it('never pay more than the order costs, and one that pays all takes the place of both', async () => {
    const order = await aSharedOrder();
    const tooMuch = { token: 'token', amount: CARD_PAYS + 1 };
    expect(await apply(order.token, 'creditCard', tooMuch)).toMatchObject({
      status: 400,
      body: { statusDetails: 'amount' },
    });
    await done(apply(order.token, 'creditCard', { token: 'token-2' }));
    const { payments, totals } = await orderOf(services, order);
    expect(payments).toMatchObject([{ method: 'creditCard', amount: totals.total }]);
  });

  it('are not committed while a part is not covered', async () => {
    const order = await aReadyOrder(services);
    await done(apply(order.token, 'paypal', {}));
    await done(apply(order.token, 'paypal', { amount: 5_000 }));
    expect(await commit(services, order.token)).toMatchObject({ status: 409, errorCode: 'payment_missing' });
  });
});

describe('[R7.129] an order that two means pay', { timeout: 30_000 }, () => {
  it('is placed when both are authorised, the last one by a notice told twice', async () => {
    const order = await aSharedOrder();
    expect((await commit(services, order.token)).body).toMatchObject({ state: 'pending_payment' });
    expect(card.asked.at(-1)).toMatchObject({ amount: CARD_PAYS });
    expect(await statesOf(order)).toEqual({ creditCard: 'authorised', paypal: 'pending' });
    await tell(order, 'creditCard', 'authorised');
    expect((await orderOf(services, order)).state).toBe('pending_payment');
    await Promise.all([tell(order, 'paypal', 'authorised'), tell(order, 'paypal', 'authorised')]);
    expect((await orderOf(services, order)).state).toBe('placed');
    expect(await stockOf(services, SKU)).toEqual({ onHand: 39, reserved: 0 });
    expect(mailsOf(order)).toHaveLength(1);
    expect(givenBack()).not.toContain((await paymentOf(order, 'creditCard')).reference);
  });

  it('is a draft again when one is refused, and the other is given back', async () => {
    const order = await aSharedOrder();
    await commit(services, order.token);
    await tell(order, 'paypal', 'refused');
    expect(await orderOf(services, order)).toMatchObject({ state: 'draft', payments: [] });
    expect(await stockOf(services, SKU)).toEqual({ onHand: 40, reserved: 0 });
    expect((await cartOf(services, order.token)).itemCount).toBe(1);
    const { reference } = await paymentOf(order, 'creditCard');
    expect(givenBack()).toContain(reference);
    expect(givenBack()).not.toContain((await paymentOf(order, 'paypal')).reference);
    await giveBackPayment(services.deps, { reference });
    expect(card.voided).toContain(reference);
    expect(await commit(services, order.token)).toMatchObject({ status: 402, errorCode: 'payment_refused' });
  });

  it('[R7.130] cancelled while its provider is down is tried again, and calls for a person after hours', async () => {
    const order = await aSharedOrder();
    await commit(services, order.token);
    const cancel = { token: order.token, params: { id: order.orderId }, body: { cancelOrder: true } };
    await done(services.call('cancelOrder', cancel));
    const { reference } = await paymentOf(order, 'creditCard');
    const owed = () => services.alarms.filter((name) => name === 'not_given_back').length;
    const before = owed();
    card.goDown(true);
    const tryAgain = async () => giveBackPayment(services.deps, { reference });
    await expect(tryAgain()).rejects.toThrow('did not confirm');
    expect(owed()).toBe(before);
    services.clock.advance(3 * 60 * 60 * 1000);
    await expect(tryAgain()).rejects.toThrow('did not confirm');
    expect(owed()).toBe(before + 1);
    expect(services.logged.at(-1)).toMatchObject({ level: 'error', fields: { reference } });
    card.goDown(false);
    await tryAgain();
    expect(card.voided).toContain(reference);
    expect(owed()).toBe(before + 1);
  });

  it('asks nobody for the rest once the first was refused', async () => {
    const order = await aSharedOrder();
    const before = card.asked.length;
    wallet.answerWith('refused');
    expect(await commit(services, order.token)).toMatchObject({ status: 402 });
    expect(card.asked).toHaveLength(before);
  });

  it('lapsed gets both back, however late they are authorised', async () => {
    const order = await aSharedOrder();
    card.answerWith('pending');
    await commit(services, order.token);
    await services.db.executeSql("UPDATE shop_order SET expires_at = '2026-01-01' WHERE id = $1", [
      order.orderId,
    ]);
    await expireOrders(services.deps);
    expect((await orderOf(services, order)).state).toBe('expired');
    const references = [await paymentOf(order, 'creditCard'), await paymentOf(order, 'paypal')].map(
      ({ reference }) => reference,
    );
    expect(givenBack()).toEqual(expect.arrayContaining(references));
    const before = givenBack().length;
    await Promise.all([tell(order, 'creditCard', 'authorised'), tell(order, 'paypal', 'authorised')]);
    expect(givenBack().slice(before).toSorted()).toEqual(references.toSorted());
    expect((await orderOf(services, order)).state).toBe('expired');
    expect(await stockOf(services, SKU)).toEqual({ onHand: 40, reserved: 0 });
  });

  it('is placed by the job where a kill came between the two', async () => {
    const order = await aSharedOrder();
    await commit(services, order.token);
    // The state after a kill between the settlement of the first payment and the request for the second.
    await services.db.executeSql(
      `UPDATE payment SET state = CASE method WHEN 'creditCard' THEN 'authorising' ELSE 'authorised' END
       WHERE order_id = $1 AND state <> 'cancelled'`,
      [order.orderId],
    );
    await settlePayments(services.deps);
    expect((await orderOf(services, order)).state).toBe('pending_payment');
    services.clock.advance(60_000);
    await settlePayments(services.deps);
    expect((await orderOf(services, order)).state).toBe('placed');
    expect(await statesOf(order)).toEqual({ creditCard: 'authorised', paypal: 'authorised' });
  });

  it('with a challenge is placed when the bank and the wallet have both said yes', async () => {
    card.challenge('pending');
    const order = await aSharedOrder();
    expect((await commit(services, order.token)).body).toMatchObject({
      redirectionUrl: '/eng-us/checkout/3dsecure',
    });
    wallet.answerWith('authorised');
    const params = { method: 'paypal', orderId: order.orderId };
    await done(services.call('checkOrderPayment', { token: order.token, params }));
    expect((await orderOf(services, order)).state).toBe('pending_payment');
    card.challenge('passed');
    await done(services.call('getPayerAuthStatus', { token: order.token }));
    expect((await orderOf(services, order)).state).toBe('placed');
  });

  it('is placed once by looks and notices of both at the same moment', async () => {
    const order = await aSharedOrder();
    card.answerWith('pending');
    await commit(services, order.token);
    wallet.answerWith('authorised');
    const params = { method: 'paypal', orderId: order.orderId };
    await Promise.all([
      ...[1, 2, 3].map(() => services.call('checkOrderPayment', { token: order.token, params })),
      ...[1, 2, 3].map(() => tell(order, 'creditCard', 'authorised')),
      ...[1, 2].map(() => tell(order, 'paypal', 'authorised')),
    ]);
    expect((await orderOf(services, order)).state).toBe('placed');
    expect(await stockOf(services, SKU)).toEqual({ onHand: 39, reserved: 0 });
    expect(mailsOf(order)).toHaveLength(1);
  });
});

it.each([
  ['creditCard', {}, 'token'],
  ['creditCard', { token: 'made up' }, 'token'],
  ['giftCard', {}, 'token'],
  ['giftCard', { token: 'token', copyToProfile: true }, 'copyToProfile'],
  ['paypal', { token: 'token' }, 'token'],
  ['paypal', { transactionId: 'of-token' }, 'transactionId'],
])('[R7.118, R8.001] %s with %j is refused by the name of its field, %s', async (method, body, field) => {
  const { token } = await aReadyOrder(services);
  expect(await apply(token, method, body)).toMatchObject({
    status: 400,
    errorCode: 'invalid_payment_token',
    body: { statusDetails: field },
  });
});
