import { CALL_SPECS } from '@vitrine/contracts';
import { PAYMENT_METHODS, WALLET_METHODS } from '@vitrine/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  aReadyOrder,
  cartOf,
  commit,
  done,
  orderOf,
  type ReadyOrder,
  stockOf,
} from '../../../test-harness/a-purchase.ts';
import { noticeText } from '../../../test-harness/fake-payment-gateway.ts';
import { guestToken, TEST_ORIGIN } from '../../../test-harness/open-services.ts';
import { usePurchases } from '../../../test-harness/use-purchases.ts';
import { expireOrders, giveBackPayment, settlePayments } from '../../payment.jobs.ts';

/** No pages of the shop; the origin of a `blob:` is the one in its name. */
const FOREIGN = [
  'https://evil.example',
  '//evil.example',
  'javascript:1',
  '',
  '/eng-us',
  `blob:${TEST_ORIGIN}/x`,
];

describe.each(WALLET_METHODS)('the wallet %s', (method) => {
  const SKU = 'QS2001';
  const params = { method };
  const { services, wallet, jobs } = usePurchases();
  /** What the house's configuration `payment` says from now on. */
  const offer = (...methods: readonly string[]) =>
    services.db.executeSql(`UPDATE app_config SET body = $1::jsonb WHERE name = 'payment'`, [
      JSON.stringify({ methods: { default: methods } }),
    ]);
  beforeAll(async () => void (await offer(...PAYMENT_METHODS)));

  /** A draft that the wallet is to pay. */
  async function aWalletOrder(): Promise<ReadyOrder> {
    const order = await aReadyOrder(services);
    await done(services.call('applyPayment', { token: order.token, params, body: {} }));
    return order;
  }

  /** The same, committed: it waits for the shopper. */
  async function aWaitingOrder(): Promise<ReadyOrder> {
    const order = await aWalletOrder();
    await done(commit(services, order.token));
    return order;
  }

  const WAYS = {
    returnUrl: `${TEST_ORIGIN}/eng-us/checkout/confirmation`,
    cancelUrl: `${TEST_ORIGIN}/eng-us`,
  };
  const redirect = (token: string, body: object = {}) =>
    services.call('redirectPayment', { token, body: { method, ...WAYS, ...body } });

  async function paymentOf({ orderId }: ReadyOrder) {
    const { rows } = await services.db.executeSql(
      'SELECT id, market, method, state, amount, currency FROM payment WHERE order_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1',
      [orderId],
    );
    return rows[0] ?? {};
  }

  /** What the wallet's provider posts about an order's payment. */
  async function tell(
    order: ReadyOrder,
    told: { readonly eventId: string; readonly state: 'authorised' | 'captured' | 'refused' },
    url = `/webhooks/${method}`,
  ): Promise<number> {
    const { id, market, amount, currency } = await paymentOf(order);
    const reference = `${String(market)}.${String(id)}`;
    const paid = { amount: Number(amount), currency: String(currency) };
    const notice = noticeText({ ...told, ...paid, reference, providerRef: `wallet-${reference}` });
    return (await services.app.inject({ method: 'POST', url, payload: { notice } })).statusCode;
  }

  const look = (order: ReadyOrder) =>
    services.call('checkOrderPayment', { token: order.token, params: { ...params, orderId: order.orderId } });
  const voidJobs = () => jobs.left.filter(({ name }) => name === 'give-back-payment');

  describe('[R7.118] a wallet on an order', () => {
    it('needs nothing of the client, and takes no card data', async () => {
      const order = await aWalletOrder();
      expect((await orderOf(services, order)).payments).toMatchObject([{ method, state: 'applied' }]);
      const card = await services.call('applyPayment', {
        token: order.token,
        params,
        body: { token: 'token' },
      });
      expect(card).toMatchObject({ status: 400, errorCode: 'invalid_payment_token' });
    });

    it('pays only where the house says so', async () => {
      const order = await aReadyOrder(services);
      await offer('creditCard');
      const refusal = await services.call('applyPayment', { token: order.token, params, body: {} });
      expect(refusal).toMatchObject({ status: 400, body: { statusDetails: 'method' } });
      await offer(...PAYMENT_METHODS);
      expect((await services.call('applyPayment', { token: order.token, params, body: {} })).status).toBe(
        200,
      );
    });
  });

  describe('[R7.119] the way to the wallet', () => {
    it('opens a page for the committed order, with the amount of the order and notices of its own', async () => {
      const order = await aWaitingOrder();
      const { body } = await done(redirect(order.token));
      const { id, market, amount } = await paymentOf(order);
      expect(CALL_SPECS.redirectPayment.answer.parse(body).redirectionUrl).toContain(String(id));
      expect(wallet.opened.at(-1)).toMatchObject({
        ...WAYS,
        method,
        reference: `${String(market)}.${String(id)}`,
        amount: Number(amount),
        notifyUrl: `${TEST_ORIGIN}/webhooks/${method}`,
      });
    });

    it('leads back to the shop and nowhere else', async () => {
      const { token } = await aWaitingOrder();
      const opened = wallet.opened.length;
      for (const evil of FOREIGN) {
        for (const name of ['returnUrl', 'cancelUrl']) {
          const answer = await redirect(token, { [name]: evil });
          expect(answer, evil).toMatchObject({ status: 400, body: { statusDetails: name } });
        }
      }
      expect(wallet.opened).toHaveLength(opened);
    });

    it('needs an order of the session, a session, and a provider that answers', async () => {
      const order = await aWaitingOrder();
      expect(await redirect(await guestToken(services))).toMatchObject({ errorCode: 'no_current_order' });
      expect((await services.call('redirectPayment', { body: { method, ...WAYS } })).status).toBe(401);
      expect(await redirect(order.token, { method: 'creditCard' })).toMatchObject({ status: 400 });
      wallet.goDown(true);
      expect(await redirect(order.token)).toMatchObject({ status: 502, errorCode: 'provider_unavailable' });
    });
  });

  const giveResult = (token: string, result: string, of: string = method) =>
    services.call('processPayment', { token, body: { method: of, result } });
  /** As the fake wallet signs it: as JSON. */
  async function resultOf(order: ReadyOrder, changed: object = {}): Promise<string> {
    const { id, market, amount, currency } = await paymentOf(order);
    const reference = `${String(market)}.${String(id)}`;
    return JSON.stringify({ reference, amount: Number(amount), currency, ...changed });
  }

  describe('[R7.120] the result of the wallet’s page', () => {
    it('places the order by the provider’s own word, and is good once', async () => {
      const order = await aWaitingOrder();
      const result = await resultOf(order);
      wallet.answerWith('authorised');
      expect((await giveResult(order.token, result)).body).toEqual({
        redirectionUrl: '/eng-us/checkout/confirmation',
        completeStatus: true,
      });
      expect((await orderOf(services, order)).state).toBe('placed');
      expect(await giveResult(order.token, result)).toMatchObject({
        status: 409,
        errorCode: 'already_settled',
      });
    });

    it('that is forged, altered or for another amount changes nothing', async () => {
      const order = await aWaitingOrder();
      wallet.answerWith('authorised');
      for (const result of ['a.b.c', '', await resultOf(order, { amount: 1 })]) {
        expect(await giveResult(order.token, result)).toMatchObject({
          status: 400,
          body: { statusDetails: 'result' },
        });
      }
      expect(await giveResult(order.token, await resultOf(order), 'creditCard')).toMatchObject({
        status: 400,
      });
      expect((await orderOf(services, order)).state).toBe('pending_payment');
    });

    it('[R5.003] of a payment that nobody approved leaves the order unpaid, and leads to the error page when it is refused', async () => {
      const order = await aWaitingOrder();
      const result = await resultOf(order);
      expect((await giveResult(order.token, result)).body).toEqual({
        redirectionUrl: '/eng-us/checkout/confirmation',
        completeStatus: false,
      });
      expect((await orderOf(services, order)).state).toBe('pending_payment');
      wallet.answerWith('refused');
      expect((await giveResult(order.token, result)).body).toEqual({
        redirectionUrl: '/eng-us/checkout/error',
        completeStatus: false,
      });
      expect((await orderOf(services, order)).state).toBe('draft');
    });

    it('of somebody else’s order is not found, and needs a session', async () => {
      const order = await aWaitingOrder();
      const result = await resultOf(order);
      wallet.answerWith('authorised');
      expect(await giveResult(await guestToken(services), result)).toMatchObject({ status: 404 });
      const body = { method, result };
      expect((await services.call('processPayment', { body })).status).toBe(401);
      expect((await orderOf(services, order)).state).toBe('pending_payment');
    });
  });

  describe('[R7.129] an order that a wallet pays', () => {
    it('holds its stock and waits, and its cart is whole', async () => {
      const order = await aWalletOrder();
      expect((await commit(services, order.token)).body).toEqual({
        orderId: order.orderId,
        state: 'pending_payment',
      });
      expect(await stockOf(services, SKU)).toEqual({ onHand: 40, reserved: 1 });
      expect((await cartOf(services, order.token)).itemCount).toBe(1);
    });

    it('is placed when the shopper comes back, by the provider’s own word', async () => {
      const order = await aWaitingOrder();
      expect((await look(order)).body).toMatchObject({ completeStatus: false, paymentStatus: 'pending' });
      wallet.answerWith('authorised');
      expect((await look(order)).body).toEqual({ completeStatus: true, paymentStatus: 'complete' });
      expect(await stockOf(services, SKU)).toEqual({ onHand: 39, reserved: 0 });
      expect((await cartOf(services, order.token)).itemCount).toBe(0);
    });

    it('approved before its commit is given up and given back, and the commit does not count on it', async () => {
      const order = await aWalletOrder();
      const before = voidJobs().length;
      wallet.answerWith('authorised');
      await tell(order, { eventId: 'early-1', state: 'authorised' });
      expect(await paymentOf(order)).toMatchObject({ state: 'cancelled' });
      expect(voidJobs()).toHaveLength(before + 1);
      expect((await commit(services, order.token)).status).toBe(409);
      expect((await orderOf(services, order)).state).toBe('draft');
    });

    it('never gives a payment back that counts', async () => {
      const order = await aWaitingOrder();
      const { id, market } = await paymentOf(order);
      const reference = `${String(market)}.${String(id)}`;
      await expect(giveBackPayment(services.deps, { reference })).rejects.toThrow('still counts');
      expect(await paymentOf(order)).toMatchObject({ state: 'pending' });
    });

    it('believes its own provider only: a notice at the card’s address moves nothing', async () => {
      const order = await aWaitingOrder();
      expect(await tell(order, { eventId: 'c-1', state: 'authorised' }, '/webhooks/payment')).toBe(204);
      expect((await orderOf(services, order)).state).toBe('pending_payment');
      expect(await tell(order, { eventId: 'c-1', state: 'authorised' })).toBe(204);
      expect((await orderOf(services, order)).state).toBe('placed');
    });

    it('is a draft again when the shopper cancelled there, and a card may pay', async () => {
      const order = await aWaitingOrder();
      wallet.answerWith('refused');
      expect((await look(order)).body).toMatchObject({ completeStatus: false, paymentStatus: 'refused' });
      expect((await orderOf(services, order)).state).toBe('draft');
      expect(await stockOf(services, SKU)).toEqual({ onHand: 40, reserved: 0 });
      const again = await services.call('applyPayment', {
        token: order.token,
        params: { method: 'creditCard' },
        body: { token: 'token-2' },
      });
      expect(again.status).toBe(200);
      expect((await commit(services, order.token)).body).toMatchObject({ state: 'placed' });
    });

    it('[R7.118] is a draft again, whole, when the shopper takes the wallet off it, and no money can come by it', async () => {
      const order = await aWaitingOrder();
      const withdraw = (token: string) => services.call('withdrawPayment', { token, params });
      expect((await withdraw(await guestToken(services))).status).toBe(404);
      wallet.goDown(true);
      expect(await withdraw(order.token)).toMatchObject({ status: 502, errorCode: 'provider_unavailable' });
      expect((await orderOf(services, order)).state).toBe('pending_payment');
      wallet.goDown(false);
      expect((await withdraw(order.token)).status).toBe(204);
      const { id, market } = await paymentOf(order);
      expect(wallet.voided).toContain(`${String(market)}.${String(id)}`);
      const { state, payments, shippingGroups } = await orderOf(services, order);
      expect({ state, payments, groups: shippingGroups.length }).toEqual({
        state: 'draft',
        payments: [],
        groups: 1,
      });
      expect(await stockOf(services, SKU)).toEqual({ onHand: 40, reserved: 0 });
      await done(services.call('applyPayment', { token: order.token, params, body: {} }));
      expect((await withdraw(order.token)).status).toBe(204);
      expect((await orderOf(services, order)).payments).toEqual([]);
      expect((await withdraw(order.token)).status).toBe(404);
    });

    it('is settled by the job when a kill cut the commit off, and when the provider was down', async () => {
      const order = await aWalletOrder();
      wallet.goDown(true);
      await commit(services, order.token);
      expect((await orderOf(services, order)).state).toBe('pending_payment');
      await services.db.executeSql(
        `UPDATE payment SET state = 'authorising' WHERE order_id = $1 AND method = $2`,
        [order.orderId, method],
      );
      services.clock.advance(60_000);
      wallet.goDown(false);
      wallet.answerWith('authorised');
      await settlePayments(services.deps);
      expect((await orderOf(services, order)).state).toBe('placed');
    });

    it('abandoned is let go after its hour, and a late approval is given back at the wallet', async () => {
      const order = await aWaitingOrder();
      services.clock.advance(services.deps.config.orders.pendingForMs + 1);
      await expireOrders(services.deps);
      expect(await stockOf(services, SKU)).toEqual({ onHand: 40, reserved: 0 });
      const before = voidJobs().length;
      await tell(order, { eventId: 'late-1', state: 'authorised' });
      expect(voidJobs()).toHaveLength(before + 1);
      const { id, market } = await paymentOf(order);
      const reference = `${String(market)}.${String(id)}`;
      await giveBackPayment(services.deps, { reference });
      expect(wallet.voided).toContain(reference);
    });

    it('approved by 8 looks and notices at once is placed once', async () => {
      const order = await aWaitingOrder();
      wallet.answerWith('authorised');
      const looks = Array.from({ length: 4 }, () => look(order));
      const notices = Array.from({ length: 4 }, (_, at) =>
        tell(order, { eventId: `p-${at}`, state: 'authorised' }),
      );
      await Promise.all([...looks, ...notices]);
      expect((await orderOf(services, order)).state).toBe('placed');
      expect(await stockOf(services, SKU)).toEqual({ onHand: 39, reserved: 0 });
      const mails = jobs.left.filter(
        ({ name, data }) => name === 'send-mail' && JSON.stringify(data).includes(order.orderId),
      );
      expect(mails).toHaveLength(1);
    });
  });
});
