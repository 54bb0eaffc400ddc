import { PAYMENT_METHODS, type PaymentMethod } from '@vitrine/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  anUnpaidOrder,
  cartOf,
  commit,
  done,
  orderOf,
  putCard,
  type ReadyOrder,
  stockOf,
} from '../test-harness/a-purchase.ts';
import { noticeText } from '../test-harness/fake-payment-gateway.ts';
import { guestToken } from '../test-harness/open-services.ts';
import { usePurchases } from '../test-harness/use-purchases.ts';
import { meansOf } from './methods/index.ts';
import { expireOrders, giveBackPayment, settlePayments } from './payment.jobs.ts';

/** What holds for every means alike, whichever way its money comes. */
describe.each(PAYMENT_METHODS)('[R7.118, R7.129] an order that %s pays', { timeout: 30_000 }, (method) => {
  const SKU = 'QS2001';
  const { services, card, wallet, tokens, jobs } = usePurchases();
  beforeAll(async () => {
    const config = JSON.stringify({ methods: { default: PAYMENT_METHODS } });
    await services.db.executeSql(`UPDATE app_config SET body = $1::jsonb WHERE name = 'payment'`, [config]);
  });
  /** What the provider answers from now on. */
  const provider = providerOf(method, { card, wallet, tokens });

  const apply = (token: string, of: PaymentMethod, body: object) =>
    services.call('applyPayment', { token, params: { method: of }, body });

  async function anOrder(): Promise<ReadyOrder> {
    const order = await anUnpaidOrder(services);
    if (method === 'creditCard') await putCard(services, order.token, 'token');
    else await done(apply(order.token, method, TAKES_TOKEN.has(method) ? { token: 'token' } : {}));
    return order;
  }
  /** Committed, and the provider has not said how it ends. */
  async function aWaitingOrder(): Promise<ReadyOrder> {
    provider.answerWith('pending');
    const order = await anOrder();
    expect((await commit(services, order.token)).body).toMatchObject({ state: 'pending_payment' });
    return order;
  }
  async function paymentOf({ orderId }: ReadyOrder) {
    const { rows } = await services.db.executeSql(
      `SELECT market || '.' || id AS reference, state, amount, currency FROM payment
       WHERE order_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1`,
      [orderId],
    );
    const { reference, state, amount, currency } = rows[0] ?? {};
    return {
      reference: String(reference),
      state: String(state),
      amount: Number(amount),
      currency: String(currency),
    };
  }
  let events = 0;
  async function tell(
    order: ReadyOrder,
    state: 'authorised' | 'captured' | 'refused',
    { eventId = `${method}-${(events += 1)}`, changed = {}, url = meansOf(method).noticePath } = {},
  ): Promise<void> {
    const { reference, amount, currency } = await paymentOf(order);
    const told = { eventId, reference, providerRef: `of-${reference}`, state, amount, currency };
    const payload = { notice: noticeText({ ...told, ...changed }) };
    expect((await services.app.inject({ method: 'POST', url, payload })).statusCode).toBe(204);
  }
  /** Read where it stands: a session ends while an hour goes by. */
  async function stateOf({ orderId }: ReadyOrder): Promise<unknown> {
    const { rows } = await services.db.executeSql('SELECT state FROM shop_order WHERE id = $1', [orderId]);
    return rows[0]?.['state'];
  }
  const givenBack = () =>
    jobs.left.flatMap(({ name, data }) =>
      name === 'give-back-payment' && 'reference' in data ? [String(data.reference)] : [],
    );
  const alarmsOf = (name: string) => services.alarms.filter((alarm) => alarm === name).length;

  it('is placed once its provider says that the money is there', async () => {
    provider.answerWith('authorised');
    const order = await anOrder();
    await done(commit(services, order.token));
    expect(await stateOf(order)).toBe('placed');
    expect((await orderOf(services, order)).payments).toMatchObject([{ method, state: 'authorised' }]);
    expect(await stockOf(services, SKU)).toEqual({ onHand: 39, reserved: 0 });
    expect((await cartOf(services, order.token)).itemCount).toBe(0);
  });

  it('is a draft again when it is refused, and another means may pay', async () => {
    const order = await aWaitingOrder();
    await tell(order, 'refused');
    expect(await stateOf(order)).toBe('draft');
    expect(await stockOf(services, SKU)).toEqual({ onHand: 40, reserved: 0 });
    card.answerWith('authorised');
    await done(apply(order.token, 'creditCard', { token: 'token-2' }));
    expect((await commit(services, order.token)).body).toMatchObject({ state: 'placed' });
  });

  it('abandoned is let go when its time is over, and late money is given back', async () => {
    const order = await aWaitingOrder();
    services.clock.advance(31 * 24 * 60 * 60 * 1000);
    await expireOrders(services.deps);
    expect(await stateOf(order)).toBe('expired');
    expect(await stockOf(services, SKU)).toEqual({ onHand: 40, reserved: 0 });
    const before = givenBack().length;
    await tell(order, 'captured');
    const { reference } = await paymentOf(order);
    expect(givenBack().slice(before)).toEqual([reference]);
    expect(await stateOf(order)).toBe('expired');
  });

  it('[R7.124, R7.125] is told twice and counted once, and polled until it is placed by its owner alone', async () => {
    const order = await aWaitingOrder();
    const params = { method, orderId: order.orderId };
    const pay = (token: string) => services.call('checkOrderPayment', { token, params });
    const look = (token: string) => services.call('checkOrderState', { token, params });
    expect((await pay(order.token)).body).toEqual({ completeStatus: false, paymentStatus: 'pending' });
    expect((await look(order.token)).body).toEqual({ completeStatus: false, orderState: 'pending_payment' });
    const eventId = `${method}-twice`;
    await tell(order, 'authorised', { eventId });
    await tell(order, 'authorised', { eventId });
    await tell(order, 'authorised');
    expect((await pay(order.token)).body).toEqual({ completeStatus: true, paymentStatus: 'complete' });
    expect((await look(order.token)).body).toEqual({ completeStatus: true, orderState: 'placed' });
    expect(await stockOf(services, SKU)).toEqual({ onHand: 39, reserved: 0 });
    const stranger = await guestToken(services);
    for (const ask of [pay, look]) expect((await ask(stranger)).status).toBe(404);
  });

  it('takes notices out of order: a capture before its authorisation, a refusal after both', async () => {
    const order = await aWaitingOrder();
    await tell(order, 'captured');
    await tell(order, 'authorised');
    await tell(order, 'refused');
    expect(await paymentOf(order)).toMatchObject({ state: 'captured' });
    expect(await stateOf(order)).toBe('placed');
  });

  it('believes no notice of a wrong amount or currency, of another provider, or that nobody signed', async () => {
    const order = await aWaitingOrder();
    const before = alarmsOf('other_amount');
    await tell(order, 'captured', { changed: { amount: 1 } });
    await tell(order, 'captured', { changed: { currency: 'JPY' } });
    expect(alarmsOf('other_amount')).toBe(before + 2);
    const other = PAYMENT_METHODS.find((name) => meansOf(name).noticePath !== meansOf(method).noticePath);
    await tell(order, 'captured', { url: meansOf(other ?? method).noticePath });
    const url = meansOf(method).noticePath;
    for (const notice of ['a.b.c', '', 'x'.repeat(9000)])
      expect((await services.app.inject({ method: 'POST', url, payload: { notice } })).statusCode).toBe(400);
    expect(await stateOf(order)).toBe('pending_payment');
  });

  it('committed and told by eight at once is one order, paid once', async () => {
    provider.answerWith('pending');
    const order = await anOrder();
    const answers = await Promise.all(Array.from({ length: 8 }, () => commit(services, order.token)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    await Promise.all(Array.from({ length: 8 }, () => tell(order, 'authorised')));
    expect(await stateOf(order)).toBe('placed');
    expect(await stockOf(services, SKU)).toEqual({ onHand: 39, reserved: 0 });
    const mails = jobs.left.filter(
      ({ name, data }) => name === 'send-mail' && JSON.stringify(data).includes(order.orderId),
    );
    expect(mails).toHaveLength(1);
  });

  it('waits while its provider is down for most of an hour, and catches up', async () => {
    provider.answerWith('authorised');
    const order = await anOrder();
    provider.goDown(true);
    await done(commit(services, order.token));
    expect(await stateOf(order)).toBe('pending_payment');
    for (let minute = 0; minute < 55; minute += 11) {
      services.clock.advance(11 * 60_000);
      await settlePayments(services.deps);
    }
    expect(await stateOf(order)).toBe('pending_payment');
    provider.goDown(false);
    await settlePayments(services.deps);
    expect(await stateOf(order)).toBe('placed');
  });

  it('[R7.130] cancelled gets its money back, however long the provider is down; after hours somebody is told', async () => {
    provider.answerWith('captured');
    const order = await anOrder();
    await done(commit(services, order.token));
    const { reference, amount } = await paymentOf(order);
    await meansOf(method).gateway(services.deps).capture(reference, amount);
    const cancel = { token: order.token, params: { id: order.orderId }, body: { cancelOrder: true } };
    await done(services.call('cancelOrder', cancel));
    expect(givenBack()).toContain(reference);
    const before = alarmsOf('not_given_back');
    provider.goDown(true);
    services.clock.advance(4 * 60 * 60 * 1000);
    await expect(giveBackPayment(services.deps, { reference })).rejects.toThrow('did not confirm');
    expect(alarmsOf('not_given_back')).toBe(before + 1);
    provider.goDown(false);
    await giveBackPayment(services.deps, { reference });
    expect(provider.refunded).toContain(reference);
    expect(await paymentOf(order)).toMatchObject({ state: 'refunded' });
  });
});

/** Those that a client brings a token for. */
const TAKES_TOKEN: ReadonlySet<PaymentMethod> = new Set(['applePay', 'giftCard']);
const OF_TOKENS: ReadonlySet<PaymentMethod> = new Set(['applePay', 'giftCard', 'bankTransfer']);

function providerOf(
  method: PaymentMethod,
  { card, wallet, tokens }: Pick<ReturnType<typeof usePurchases>, 'card' | 'wallet' | 'tokens'>,
) {
  if (method === 'creditCard') return card;
  return OF_TOKENS.has(method) ? tokens : wallet;
}
