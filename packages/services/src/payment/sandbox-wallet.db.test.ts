import { CALL_SPECS } from '@vitrine/contracts';
import { recordOf, WALLET_METHODS } from '@vitrine/domain';
import { freePort } from '@vitrine/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createHttpCardGateway, createHttpWalletGateway } from '../gateways/index.ts';
import { moveParcel } from '../order/move-parcel.service.ts';
import {
  anUnpaidOrder,
  commit,
  done,
  orderOf,
  type ReadyOrder,
  stockOf,
} from '../test-harness/a-purchase.ts';
import { anOrderWithCard, setFaults } from '../test-harness/at-the-sandbox.ts';
import { type SandboxProcess, startSandbox } from '../test-harness/neighbour-process.ts';
import { guestToken, openServices, type TestServices } from '../test-harness/open-services.ts';
import { until } from '../test-harness/until.ts';
import { capturePayments } from './capture-payments.job.ts';
import { giveBackPayment, settlePayments } from './payment.jobs.ts';

/** The wallet's provider, and what both providers do with money, each at its own origin. */
const PROCESSES_START_WITHIN_MS = 60_000;
const PROVIDER_ANSWERS_WITHIN_MS = 2500;
let services: TestServices;
let sandbox: SandboxProcess;
let origin: string;

beforeAll(async () => {
  sandbox = await startSandbox();
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const shared = { key: 'sandbox-merchant-key', timeoutMs: PROVIDER_ANSWERS_WITHIN_MS };
  const card = createHttpCardGateway({ ...shared, origin: sandbox.origin });
  const wallet = createHttpWalletGateway({ ...shared, origin: sandbox.walletOrigin });
  services = await openServices({
    config: { ownOrigins: [origin] },
    deps: {
      gateways: { card, wallets: recordOf(WALLET_METHODS, () => wallet) },
      clock: { now: () => new Date() },
    },
  });
  await services.app.listen({ port, host: '127.0.0.1' });
}, PROCESSES_START_WITHIN_MS);
afterAll(async () => {
  await services.close();
  await sandbox.stop();
});
afterEach(() => control({ fault: 'none' }));

const control = (faults: object) => setFaults(sandbox.walletOrigin, faults);
const anOrderWith = (number: string) => anOrderWithCard(services, { sandbox, origin, number });

function stateIs(order: ReadyOrder, state: string): Promise<true> {
  return until(`Order state ${state}`, async () =>
    (await orderOf(services, order)).state === state ? true : undefined,
  );
}

/** The same up to the wallet's page: committed, and the page's address. */
async function anOrderAtTheWallet(): Promise<ReadyOrder & { readonly page: string }> {
  const order = await anUnpaidOrder(services);
  const { token } = order;
  await done(services.call('applyPayment', { token, params: { method: 'paypal' }, body: {} }));
  await done(commit(services, token));
  const back = `${origin}/eng-us/checkout/confirmation`;
  const body = { method: 'paypal', returnUrl: back, cancelUrl: back } as const;
  const opened = await done(services.call('redirectPayment', { token, body }));
  return { ...order, page: CALL_SPECS.redirectPayment.answer.parse(opened.body).redirectionUrl };
}

/** The shopper on the wallet's page: the result that its way back carries, or none where they stay. */
async function answerWallet(
  page: string,
  action: 'approve' | 'approve-and-stay' | 'cancel',
): Promise<string> {
  const body = new URLSearchParams({ payment: new URL(page).searchParams.get('payment') ?? '', action });
  const response = await fetch(`${sandbox.walletOrigin}/wallet/answer`, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  const location = response.headers.get('location');
  return location === null ? '' : (new URL(location).searchParams.get('result') ?? '');
}

const giveResult = ({ token }: ReadyOrder, result: string) =>
  services.call('processPayment', { token, body: { method: 'paypal', result } });

/** What a provider knows of an order's payment. */
async function atProvider({ orderId }: ReadyOrder, provider: string) {
  const { rows } = await services.db.executeSql(
    `SELECT market || '.' || id AS reference FROM payment WHERE order_id = $1`,
    [orderId],
  );
  const path = `/v1/payments/${String(rows[0]?.['reference'])}`;
  const headers = { authorization: 'Bearer sandbox-merchant-key' };
  const answer: unknown = await (await fetch(provider + path, { headers })).json();
  return answer;
}

const FAULTS: readonly (readonly [name: string, fault: object])[] = [
  ['down', { fault: 'down' }],
  ['slow', { fault: 'slow', slowMs: 2 * PROVIDER_ANSWERS_WITHIN_MS }],
  ['talking nonsense', { fault: 'nonsense' }],
];

describe('paying with the wallet at the sandbox', { timeout: 30_000 }, () => {
  it('[R7.120] believes the signed result of the wallet’s page, unaltered and once', async () => {
    const order = await anOrderAtTheWallet();
    expect(new URL(order.page).origin).toBe(sandbox.walletOrigin);
    await control({ fault: 'none', notices: 'held' });
    const result = await answerWallet(order.page, 'approve');
    const altered = result.slice(0, 40) + (result[40] === 'A' ? 'B' : 'A') + result.slice(41);
    expect(await giveResult(order, altered)).toMatchObject({ status: 400, errorCode: 'bad_request' });
    expect((await orderOf(services, order)).state).toBe('pending_payment');
    const stranger = { ...order, token: await guestToken(services) };
    expect(await giveResult(stranger, result)).toMatchObject({ status: 404 });
    expect((await giveResult(order, result)).body).toEqual({
      redirectionUrl: '/eng-us/checkout/confirmation',
      completeStatus: true,
    });
    expect((await orderOf(services, order)).state).toBe('placed');
    expect(await giveResult(order, result)).toMatchObject({ status: 409, errorCode: 'already_settled' });
    await control({ fault: 'none', notices: 'twice' });
  });

  it('[R7.119, R7.129] is told by the wallet’s notice alone, twice, where nobody comes back', async () => {
    await control({ fault: 'none', notices: 'twice' });
    const order = await anOrderAtTheWallet();
    const before = await stockOf(services, 'QS2001');
    expect(await answerWallet(order.page, 'approve-and-stay')).toBe('');
    await stateIs(order, 'placed');
    expect(await stockOf(services, 'QS2001')).toEqual({
      onHand: before.onHand - 1,
      reserved: before.reserved - 1,
    });
  });

  it('[R7.119] is a draft again when the shopper cancels at the wallet', async () => {
    const order = await anOrderAtTheWallet();
    const result = await answerWallet(order.page, 'cancel');
    expect([200, 409]).toContain((await giveResult(order, result)).status);
    expect((await orderOf(services, order)).state).toBe('draft');
  });

  for (const [name, fault] of FAULTS) {
    it(`[R7.129] leaves a wallet's order waiting while its provider is ${name}, and settles it later`, async () => {
      const order = await anOrderAtTheWallet();
      await control({ ...fault, notices: 'held' });
      const result = await answerWallet(order.page, 'approve');
      expect((await giveResult(order, result)).body).toEqual({
        redirectionUrl: '/eng-us/checkout/confirmation',
        completeStatus: false,
      });
      expect((await orderOf(services, order)).state).toBe('pending_payment');
      await control({ fault: 'none', notices: 'held' });
      await settlePayments(services.deps);
      expect((await orderOf(services, order)).state).toBe('placed');
    });
  }

  it('[R7.129, R7.130] takes the money of a parcel that left, and gives back that of an order that is cancelled', async () => {
    const cardOrder = await anOrderWith('4111111111111111');
    await commit(services, cardOrder.token);
    const walletOrder = await anOrderAtTheWallet();
    await giveResult(walletOrder, await answerWallet(walletOrder.page, 'approve'));
    for (const [order, provider] of [
      [cardOrder, sandbox.origin],
      [walletOrder, sandbox.walletOrigin],
    ] as const) {
      const { shippingGroups, totals } = await orderOf(services, order);
      const parcelId = shippingGroups[0]?.id ?? '';
      for (const event of ['preparation-started', 'handed-to-carrier'] as const) {
        await moveParcel(services.deps, { market: 'us', parcelId, event });
      }
      await capturePayments(services.deps, { market: 'us', orderId: order.orderId });
      const taken = { state: 'captured', captured: totals.total.amount };
      expect(await atProvider(order, provider)).toMatchObject(taken);
      await capturePayments(services.deps, { market: 'us', orderId: order.orderId });
      expect(await atProvider(order, provider)).toMatchObject(taken);
    }
  });

  it.each(['void', 'refund'] as const)(
    '[R7.130] gives the money back by a %s at both providers',
    async (way) => {
      const cardOrder = await anOrderWith('4111111111111111');
      await commit(services, cardOrder.token);
      const walletOrder = await anOrderAtTheWallet();
      await giveResult(walletOrder, await answerWallet(walletOrder.page, 'approve'));
      const both = [
        [cardOrder, sandbox.origin, services.deps.gateways.card],
        [walletOrder, sandbox.walletOrigin, services.deps.gateways.wallets.paypal],
      ] as const;
      for (const [order, provider, gateway] of both) {
        const { totals } = await orderOf(services, order);
        const { reference } = z.object({ reference: z.string() }).parse(await atProvider(order, provider));
        if (way === 'refund') await gateway.capture(reference, totals.total.amount);
        const cancel = { params: { id: order.orderId }, body: { cancelOrder: true } } as const;
        await done(services.call('cancelOrder', { token: order.token, ...cancel }));
        await giveBackPayment(services.deps, { reference });
        await giveBackPayment(services.deps, { reference });
        const state = way === 'refund' ? 'refunded' : 'voided';
        expect(await atProvider(order, provider)).toMatchObject({ state });
      }
    },
  );
});
