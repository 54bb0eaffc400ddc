import { CALL_SPECS } from '@vitrine/contracts';
import { PAYMENT_METHODS } from '@vitrine/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { anUnpaidOrder, commit, done, orderOf } from '../../../test-harness/a-purchase.ts';
import { guestToken } from '../../../test-harness/open-services.ts';
import { usePurchases } from '../../../test-harness/use-purchases.ts';
import { giveBackPayment } from '../../payment.jobs.ts';

const { services, card, tokens, jobs } = usePurchases();
const NUMBER = '6036280000000011';
const LEFT = 5_000;
beforeAll(async () => {
  const config = JSON.stringify({ methods: { default: PAYMENT_METHODS } });
  await services.db.executeSql(`UPDATE app_config SET body = $1::jsonb WHERE name = 'payment'`, [config]);
});

const check = (token: string | undefined, body: object) =>
  services.call('checkGiftCard', { ...(token !== undefined && { token }), body });
const apply = (token: string, method: string, body: object) =>
  services.call('applyPayment', { token, params: { method }, body });

/** A draft with a gift card on it that pays a part. */
async function anOrderWithGiftCard() {
  tokens.putBalance(LEFT);
  const order = await anUnpaidOrder(services);
  const { body } = await done(check(order.token, { number: NUMBER, pin: '1234' }));
  const { token, balance } = CALL_SPECS.checkGiftCard.answer.parse(body);
  expect(balance).toMatchObject({ amount: LEFT, currency: 'USD' });
  await done(apply(order.token, 'giftCard', { token }));
  return order;
}

describe('[R7.118] what is left on a gift card', () => {
  it('is told for its number and PIN, also where it is nothing; every other answer is the same', async () => {
    const { token } = await anUnpaidOrder(services);
    const told: string[] = [];
    const note = async (body: object) => {
      const answer = await check(token, body);
      expect(answer).toMatchObject({ status: 400, errorCode: 'gift_card_refused' });
      told.push(JSON.stringify(answer.body).replaceAll(/"requestId":"[^"]*"/gu, ''));
    };
    await note({ number: NUMBER, pin: '9999' });
    await note({ number: '9999999999999999', pin: '9999' });
    expect(new Set(told).size).toBe(1);
    tokens.putBalance(0);
    await note({ number: NUMBER, pin: '9999' });
    expect(new Set(told).size).toBe(1);
    const empty = await check(token, { number: NUMBER, pin: '1234' });
    expect(empty).toMatchObject({ status: 400, errorCode: 'gift_card_empty' });
  });

  it('is asked by a session with an order, in digits, and neither number nor PIN is logged', async () => {
    const { token } = await anUnpaidOrder(services);
    for (const body of [
      {},
      { number: NUMBER },
      { number: 'x', pin: '1' },
      { number: NUMBER, pin: '1234', a: 1 },
    ])
      expect((await check(token, body)).status).toBe(400);
    expect((await check(undefined, { number: NUMBER, pin: '1234' })).status).toBe(401);
    const guest = await guestToken(services);
    expect(await check(guest, { number: NUMBER, pin: '1234' })).toMatchObject({
      status: 409,
      errorCode: 'no_current_order',
    });
    tokens.goDown(true);
    expect(await check(token, { number: NUMBER, pin: '1234' })).toMatchObject({ status: 502 });
    expect(JSON.stringify(services.logged)).not.toContain(NUMBER);
  });
});

describe('[R7.118] a gift card on an order', () => {
  it('pays all that is left on it, and another means the rest; both are taken together', async () => {
    const order = await anOrderWithGiftCard();
    const { payments, totals } = await orderOf(services, order);
    expect(payments).toMatchObject([{ method: 'giftCard', lastFour: '0011', amount: { amount: LEFT } }]);
    expect(await commit(services, order.token)).toMatchObject({ status: 409, errorCode: 'payment_missing' });
    const rest = totals.total.amount - LEFT;
    await done(apply(order.token, 'creditCard', { token: 'token', amount: rest }));
    expect((await commit(services, order.token)).body).toMatchObject({ state: 'placed' });
    expect(card.asked.at(-1)).toMatchObject({ amount: rest });
  });

  it('pays no more than is left, in its own currency, with a token of its provider', async () => {
    const order = await anOrderWithGiftCard();
    expect(await apply(order.token, 'giftCard', { token: 'token', amount: LEFT + 1 })).toMatchObject({
      status: 400,
      body: { statusDetails: 'amount' },
    });
    for (const body of [{}, { token: 'forged' }, { token: 'token', copyToProfile: true }])
      expect(await apply(order.token, 'giftCard', body)).toMatchObject({
        status: 400,
        errorCode: 'invalid_payment_token',
      });
    tokens.putBalance(LEFT, 'EUR');
    expect(await apply(order.token, 'giftCard', { token: 'token' })).toMatchObject({ status: 400 });
    tokens.putBalance(0);
    expect(await apply(order.token, 'giftCard', { token: 'token' })).toMatchObject({ status: 402 });
  });

  it('is taken off again, and the money of one that paid a refused order goes back to it', async () => {
    const order = await anOrderWithGiftCard();
    const withdraw = { token: order.token, params: { method: 'giftCard' } };
    expect((await services.call('withdrawPayment', withdraw)).status).toBe(204);
    expect((await orderOf(services, order)).payments).toEqual([]);
    await done(apply(order.token, 'giftCard', { token: 'token' }));
    const { totals } = await orderOf(services, order);
    await done(apply(order.token, 'creditCard', { token: 'token', amount: totals.total.amount - LEFT }));
    card.answerWith('refused');
    expect((await commit(services, order.token)).status).toBe(402);
    const [reference = ''] = jobs.left.flatMap(({ name, data }) =>
      name === 'give-back-payment' && 'reference' in data ? [String(data.reference)] : [],
    );
    await giveBackPayment(services.deps, { reference });
    expect(tokens.voided).toContain(reference);
  });
});
