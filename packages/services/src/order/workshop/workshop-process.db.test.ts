import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@vitrine/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpWorkshopGateway } from '../../gateways/index.ts';
import { aReadyOrder, commit, done, orderOf, type ReadyOrder } from '../../test-harness/a-purchase.ts';
import { startWorkshop, type WorkshopSettings } from '../../test-harness/neighbour-process.ts';
import { openServices, type TestServices } from '../../test-harness/open-services.ts';
import { recordedJobs } from '../../test-harness/recorded-jobs.ts';
import { until } from '../../test-harness/until.ts';
import { sendDueMessages } from './send-messages.job.ts';

/** Shop and workshop with their own keys, clocks and processes. */
const PROCESSES_START_WITHIN_MS = 60_000;
const KEY = 'a key that shop and workshop share in this test';
let services: TestServices;
let settings: WorkshopSettings;
let stop: (() => Promise<void>) | undefined;
const jobs = recordedJobs();

beforeAll(async () => {
  const [port, shopPort] = await Promise.all([freePort(), freePort()]);
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-workshop-'));
  const [origin, shopOrigin] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${shopPort}`];
  settings = { origin, shopOrigin, folder, key: KEY, stepSeconds: 0.2 };
  services = await openServices({
    deps: {
      gateways: { workshop: createHttpWorkshopGateway({ origin, key: KEY, timeoutMs: 2000 }) },
      clock: { now: () => new Date() },
      jobs,
    },
  });
  await services.app.listen({ port: shopPort, host: '127.0.0.1' });
}, PROCESSES_START_WITHIN_MS);
afterAll(async () => {
  await stop?.();
  await services.close();
  await rm(settings.folder, { recursive: true, force: true });
});

async function aPlacedOrder(): Promise<ReadyOrder> {
  const order = await aReadyOrder(services);
  await done(commit(services, order.token));
  return order;
}
const arrives = (order: ReadyOrder, wanted: string) =>
  until(wanted, async () => {
    const { state } = await orderOf(services, order);
    return state === wanted ? state : undefined;
  });

describe('[R4.042] the workshop of the demo', { timeout: 60_000 }, () => {
  it('takes an order through all its steps by itself, over outages and kills of its own', async () => {
    const early = await aPlacedOrder();
    // It is not there yet: the message waits.
    await sendDueMessages(services.deps);
    ({ stop } = await startWorkshop(settings));
    await sendDueMessages(services.deps);
    await arrives(early, 'preparing');
    await stop();
    ({ stop } = await startWorkshop(settings));
    await arrives(early, 'delivered');
    const [group] = (await orderOf(services, early)).shippingGroups;
    expect(group?.tracking).toMatchObject({ carrier: 'Messagerie Aurèle' });
    const told = jobs.left.flatMap(({ data }) =>
      'orderId' in data && data.orderId === early.orderId && 'kind' in data ? [data.kind] : [],
    );
    expect(told).toEqual(['order-confirmation', 'shipped', 'delivered']);
  });

  it('hears that an order is cancelled, and leaves it alone', async () => {
    await stop?.();
    const order = await aPlacedOrder();
    const params = { id: order.orderId };
    await done(services.call('cancelOrder', { token: order.token, params, body: { cancelOrder: true } }));
    const next = await aPlacedOrder();
    ({ stop } = await startWorkshop(settings));
    await sendDueMessages(services.deps);
    await arrives(next, 'delivered');
    expect((await orderOf(services, order)).state).toBe('cancelled');
    const page = await (await fetch(settings.origin)).text();
    expect(page).not.toContain('Not told yet');
  });
});
