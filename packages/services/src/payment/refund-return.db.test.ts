import { CALL_SPECS, ORDER_LINK_HEADER } from '@vitrine/contracts';
import { recordOf, WALLET_METHODS } from '@vitrine/domain';
import { freePort } from '@vitrine/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttpCardGateway, createHttpWalletGateway } from '../gateways/index.ts';
import { moveReturn } from '../order/index.ts';
import { moveParcel } from '../order/move-parcel.service.ts';
import { commit, done, orderOf, type ReadyOrder } from '../test-harness/a-purchase.ts';
import { anOrderWithCard } from '../test-harness/at-the-sandbox.ts';
import { type SandboxProcess, startSandbox } from '../test-harness/neighbour-process.ts';
import { openServices, type TestServices } from '../test-harness/open-services.ts';
import { until } from '../test-harness/until.ts';
import { capturePayments } from './capture-payments.job.ts';
import { refundReturn } from './refund-return.job.ts';

/** A return with the real provider in its own process. */
let services: TestServices;
let sandbox: SandboxProcess;
let origin: string;

beforeAll(async () => {
  sandbox = await startSandbox();
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const shared = { key: 'sandbox-merchant-key', timeoutMs: 2500 };
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
}, 60_000);
afterAll(async () => {
  await services.close();
  await sandbox.stop();
});

async function deliver(order: ReadyOrder): Promise<void> {
  for (const { id: parcelId } of (await orderOf(services, order)).shippingGroups) {
    for (const event of ['preparation-started', 'handed-to-carrier', 'delivered'] as const)
      await moveParcel(services.deps, { market: 'us', parcelId, event });
  }
  await capturePayments(services.deps, { market: 'us', orderId: order.orderId });
}

async function valuesOf(sql: string, orderId: string) {
  const { rows } = await services.db.executeSql(sql, [orderId]);
  return rows;
}

it(
  '[R7.043] a return is given back whole by the provider, whose notice of it is no withdrawal',
  { timeout: 30_000 },
  async () => {
    const order = await anOrderWithCard(services, { sandbox, origin, number: '4111111111111111' });
    await done(commit(services, order.token));
    await deliver(order);
    const last = await done(services.call('getLastOrder', { token: order.token }));
    const { linkToken = '' } = CALL_SPECS.getLastOrder.answer.parse(last.body);
    const { returnable, totals } = await orderOf(services, order);
    const body = returnable.map(({ requestId, itemId }) => ({
      request_id_to_return: requestId,
      item_id_to_return: itemId,
    }));
    await done(
      services.call('returnLines', { token: order.token, body, headers: { [ORDER_LINK_HEADER]: linkToken } }),
    );
    const [request] = await valuesOf('SELECT id FROM return_request WHERE order_id = $1', order.orderId);
    const key = { market: 'us', returnId: String(request?.['id']) };
    await moveReturn(services.deps, { ...key, event: 'received' });
    await moveReturn(services.deps, { ...key, event: 'inspected' });
    await refundReturn(services.deps, key);
    await until('The notice', async () => {
      const told = await valuesOf(
        `SELECT FROM payment_event e JOIN payment p ON p.provider_ref = e.provider_ref WHERE p.order_id = $1 AND e.kind = 'refunded'`,
        order.orderId,
      );
      return told.length > 0 ? true : undefined;
    });
    const { state, payments } = await orderOf(services, order);
    expect([state, payments[0]?.state, payments[0]?.refunded]).toEqual([
      'returned',
      'captured',
      totals.total,
    ]);
    expect(services.alarms).toEqual([]);
  },
);
