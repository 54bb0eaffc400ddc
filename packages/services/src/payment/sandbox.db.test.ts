import { CALL_SPECS } from '@vitrine/contracts';
import { recordOf, WALLET_METHODS } from '@vitrine/domain';
import { freePort } from '@vitrine/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createHttpCardGateway, createHttpWalletGateway, createSmtpMailGateway } from '../gateways/index.ts';
import { openJobQueue } from '../jobs/index.ts';
import { startJobs } from '../start-jobs.ts';
import {
  cartOf,
  BROWSER,
  commit,
  done,
  orderOf,
  type ReadyOrder,
  stockOf,
} from '../test-harness/a-purchase.ts';
import { anOrderWithCard, setFaults } from '../test-harness/at-the-sandbox.ts';
import {
  type MailboxProcess,
  type SandboxProcess,
  startMailbox,
  startSandbox,
} from '../test-harness/neighbour-process.ts';
import { openServices, type TestServices } from '../test-harness/open-services.ts';
import { until } from '../test-harness/until.ts';
import { settlePayments } from './payment.jobs.ts';

/** The whole way with the real provider, mail server, queue and database, each in its own process. */
const PROCESSES_START_WITHIN_MS = 60_000;
const PROVIDER_ANSWERS_WITHIN_MS = 2500;
let services: TestServices;
let sandbox: SandboxProcess;
let mailbox: MailboxProcess;
let origin: string;

const Mails = z.object({
  mails: z.array(z.object({ id: z.string(), messageId: z.string(), subject: z.string() })),
});

beforeAll(async () => {
  [sandbox, mailbox] = await Promise.all([startSandbox(), startMailbox()]);
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const shared = { key: 'sandbox-merchant-key', timeoutMs: PROVIDER_ANSWERS_WITHIN_MS };
  const card = createHttpCardGateway({ ...shared, origin: sandbox.origin });
  const wallet = createHttpWalletGateway({ ...shared, origin: sandbox.walletOrigin });
  const mail = createSmtpMailGateway({ url: mailbox.smtpUrl, from: 'Maison Aurèle <shop@example.com>' });
  services = await openServices({
    config: { ownOrigins: [origin] },
    deps: {
      gateways: { card, wallets: recordOf(WALLET_METHODS, () => wallet), mail },
      clock: { now: () => new Date() },
    },
    jobs: (db, log) => openJobQueue({ db, log, supervise: false, pollSeconds: 0.5 }),
  });
  await services.app.listen({ port, host: '127.0.0.1' });
}, PROCESSES_START_WITHIN_MS);
afterAll(async () => {
  await services.deps.jobs.stop();
  services.deps.gateways.mail.close();
  await services.close();
  await Promise.all([sandbox.stop(), mailbox.stop()]);
});
afterEach(() => control({ fault: 'none' }));

const control = (faults: object) => setFaults(sandbox.origin, faults);
const anOrderWith = (number: string) => anOrderWithCard(services, { sandbox, origin, number });

/** The shopper at the bank: where its page leads them back to. */
async function answerBank(payload: string, code: string, action = 'confirm'): Promise<string> {
  const body = new URLSearchParams({ payload, code, action });
  const response = await fetch(`${sandbox.origin}/acs/answer`, { method: 'POST', body, redirect: 'manual' });
  return response.headers.get('location') ?? '';
}

function stateIs(order: ReadyOrder, state: string): Promise<true> {
  return until(`Order state ${state}`, async () =>
    (await orderOf(services, order)).state === state ? true : undefined,
  );
}

async function payerStatus(token: string) {
  const { body } = await done(services.call('getPayerAuthStatus', { token }));
  return CALL_SPECS.getPayerAuthStatus.answer.parse(body);
}

async function mailsFor(orderNumber: string | undefined) {
  const { mails } = Mails.parse(await (await fetch(`${mailbox.origin}/api/mails`)).json());
  return mails.filter(({ subject }) => orderNumber !== undefined && subject.includes(orderNumber));
}

describe('buying with the sandbox', { timeout: 30_000 }, () => {
  it('[R7.129] places a frictionless order', async () => {
    const order = await anOrderWith('4111111111111111');
    expect(order.acs).toBeUndefined();
    expect((await commit(services, order.token)).body).toMatchObject({ state: 'placed' });
    expect((await orderOf(services, order)).payments).toMatchObject([{ brand: 'visa', lastFour: '1111' }]);
    expect(await payerStatus(order.token)).toMatchObject({ status: 'none', completeStatus: true });
  });

  it('[R7.116, R7.117] places an order whose challenge is passed, whatever the way back says', async () => {
    const order = await anOrderWith('4999000000010012');
    expect(order.acs?.url).toBe(`${sandbox.origin}/acs/challenge`);
    const committed = await commit(services, order.token);
    expect(committed.body).toMatchObject({
      state: 'pending_payment',
      redirectionUrl: '/eng-us/checkout/3dsecure',
    });
    expect(await payerStatus(order.token)).toMatchObject({
      status: 'pending',
      completeStatus: false,
      acsUrl: order.acs?.url,
    });

    const early = await fetch(`${origin}/payments/3ds-return/us/${order.orderId}?status=passed`, {
      redirect: 'manual',
    });
    expect(early.status).toBe(303);
    expect((await orderOf(services, order)).state).toBe('pending_payment');

    const back = await answerBank(order.acs?.payload ?? '', '1234');
    expect(back).toContain(`${origin}/payments/3ds-return/us/${order.orderId}`);
    const landed = await fetch(back, {
      method: 'POST',
      body: new URLSearchParams({ status: 'failed' }),
      redirect: 'manual',
    });
    expect(landed.headers.get('location')).toBe('/eng-us/checkout/3dsecure');
    expect((await orderOf(services, order)).state).toBe('placed');
    expect(await payerStatus(order.token)).toMatchObject({
      status: 'passed',
      completeStatus: true,
      orderState: 'placed',
    });
  });

  it('[R7.116] turns an order whose challenge failed into a draft again, with the cart whole', async () => {
    const before = await stockOf(services, 'QS2001');
    const order = await anOrderWith('4999000000010020');
    await commit(services, order.token);
    await answerBank(order.acs?.payload ?? '', '1234');
    expect(await payerStatus(order.token)).toMatchObject({
      status: 'failed',
      completeStatus: false,
      orderState: 'draft',
    });
    expect((await cartOf(services, order.token)).itemCount).toBe(1);
    expect(await stockOf(services, 'QS2001')).toEqual(before);
  });

  it('[R7.116] tells an order whose challenge the shopper gave up from one that failed; it is a draft again', async () => {
    const order = await anOrderWith('4999000000010012');
    await commit(services, order.token);
    await answerBank(order.acs?.payload ?? '', '', 'cancel');
    expect(await payerStatus(order.token)).toMatchObject({ status: 'cancelled', orderState: 'draft' });
    expect((await cartOf(services, order.token)).itemCount).toBe(1);
  });

  it('[R7.129] answers 402 to a declined card', async () => {
    const order = await anOrderWith('4999000000010038');
    expect(await commit(services, order.token)).toMatchObject({ status: 402, errorCode: 'payment_refused' });
  });

  const late: readonly [name: string, number: string][] = [
    ['a delayed payment', '4999000000010046'],
    ['one the provider failed at', '4999000000010053'],
    ['one the provider answered rubbish to', '4999000000010061'],
  ];
  for (const [name, number] of late) {
    it(`[R3.052, R7.124, R7.125] settles ${name} by the provider's signed notice, told twice and counted once`, async () => {
      await control({ fault: 'none', notices: 'twice' });
      const order = await anOrderWith(number);
      const before = await stockOf(services, 'QS2001');
      expect((await commit(services, order.token)).body).toEqual({
        orderId: order.orderId,
        state: 'pending_payment',
      });
      const params = { method: 'creditCard', orderId: order.orderId };
      const paid = await services.call('checkOrderPayment', { token: order.token, params });
      expect(paid.body).toEqual({ completeStatus: false, paymentStatus: 'pending' });
      const state = await services.call('checkOrderState', { token: order.token, params });
      expect(state.body).toEqual({ completeStatus: false, orderState: 'pending_payment' });

      await stateIs(order, 'placed');
      const now = await services.call('checkOrderPayment', { token: order.token, params });
      expect(now.body).toEqual({ completeStatus: true, paymentStatus: 'complete' });
      const finished = await services.call('checkOrderState', { token: order.token, params });
      expect(finished.body).toEqual({ completeStatus: true, orderState: 'placed' });
      expect(await stockOf(services, 'QS2001')).toEqual({ ...before, onHand: before.onHand - 1 });
    });
  }

  const faults: readonly (readonly [name: string, fault: object])[] = [
    ['down', { fault: 'down' }],
    ['slow', { fault: 'slow', slowMs: 2 * PROVIDER_ANSWERS_WITHIN_MS }],
    ['talking nonsense', { fault: 'nonsense' }],
  ];
  for (const [name, fault] of faults) {
    it(`[R7.129] leaves the order pending and the cart whole while the provider is ${name}, and settles it later`, async () => {
      const order = await anOrderWith('4111111111111111');
      await control(fault);
      expect((await commit(services, order.token)).body).toEqual({
        orderId: order.orderId,
        state: 'pending_payment',
      });
      expect((await cartOf(services, order.token)).itemCount).toBe(1);
      await control({ fault: 'none' });
      await settlePayments(services.deps);
      expect((await orderOf(services, order)).state).toBe('placed');
    });
  }

  it('[R7.123] says 502 where the provider is needed at once', async () => {
    const order = await anOrderWith('4111111111111111');
    await control({ fault: 'down' });
    const request = { token: order.token, body: { targetOrigins: [origin] } };
    expect(await services.call('createCaptureContext', request)).toMatchObject({ status: 502 });
  });

  it('[R7.118, R7.117] refuses made-up and used tokens', async () => {
    const order = await anOrderWith('4111111111111111');
    const params = { method: 'creditCard' };
    const madeUp = { token: order.token, params, body: { token: 'a.b.c' } };
    expect(await services.call('applyPayment', madeUp)).toMatchObject({
      status: 400,
      errorCode: 'invalid_payment_token',
    });
    const enrol = { token: order.token, body: { token: 'a.b.c', browser: BROWSER } };
    expect(await services.call('testEnroll', enrol)).toMatchObject({
      status: 400,
      errorCode: 'invalid_payment_token',
    });
  });

  it('never sends a cookie to the provider', async () => {
    const { cookiesSeen } = z
      .object({ cookiesSeen: z.int() })
      .parse(await (await fetch(`${sandbox.origin}/controls`)).json());
    expect(cookiesSeen).toBe(0);
  });

  it('sends the mail of an order after a crash between payment and mail, and the mailbox shows it once', async () => {
    const order = await anOrderWith('4111111111111111');
    await commit(services, order.token);
    const { orderNumber } = await orderOf(services, order);
    expect(await mailsFor(orderNumber)).toEqual([]);

    // No job has run so far, as after a kill. The next process finds the jobs that were left.
    await startJobs(services.deps);
    await until('The mail', async () => ((await mailsFor(orderNumber)).length > 0 ? true : undefined));
    const data = { market: 'us', orderId: order.orderId, kind: 'order-confirmation' } as const;
    await services.db.executeSql(
      "UPDATE pgboss.job SET state = 'created', completed_on = NULL WHERE data->>'orderId' = $1",
      [order.orderId],
    );
    await until('The second try', async () => {
      const { rows } = await services.db.executeSql(
        "SELECT state FROM pgboss.job WHERE data->>'orderId' = $1",
        [data.orderId],
      );
      return rows[0]?.['state'] === 'completed' ? true : undefined;
    });
    const mails = await mailsFor(orderNumber);
    expect(mails).toMatchObject([{ messageId: `<order-confirmation.${order.orderId}@127.0.0.1>` }]);
  });

  it('[R4.033] asks soon after a start about the payments that a kill cut off', async () => {
    await startJobs(services.deps);
    const { rows } = await services.db.executeSql(
      `SELECT round(extract(epoch FROM start_after - created_on))::int AS seconds
       FROM pgboss.job WHERE name = 'settle-payments'`,
    );
    expect(rows).toContainEqual({ seconds: 30 });
  });
});
