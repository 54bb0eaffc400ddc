import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type FatedOrder, type LivedOrder, livedOrders } from './lived-orders.ts';
import { mailsAtFault } from './mails-at-fault.ts';
import { papersAtFault } from './papers-at-fault.ts';
import { within } from './pause.ts';
import { ask, readBook } from './shop-records.ts';
import type { ShopUnderFire } from './shop-under-fire.ts';
import { workshopAtFault } from './workshop-at-fault.ts';

const run = promisify(execFile);
/** A job continues what a killed process left, once a minute; some wait for the one before. */
const SETTLED_WITHIN_MS = 180_000;

/** What was lost, doubled or does not agree; empty where all is well. */
export async function reckon(shop: ShopUnderFire, told: readonly FatedOrder[]): Promise<readonly string[]> {
  const jobs = await jobsAtFault(shop);
  const { orders, faults } = await livedOrders(shop, told);
  return [
    ...jobs,
    ...faults,
    ...(await moneyAtFault(shop, orders)),
    ...(await workshopAtFault(shop, orders, SETTLED_WITHIN_MS)),
    ...(await papersAtFault(shop, orders, SETTLED_WITHIN_MS)),
    ...(await mailsAtFault(shop, orders, SETTLED_WITHIN_MS)),
    ...(await auditAtFault(shop)),
  ];
}

/** The provider has taken and given back the money of each order once, and holds no other. */
async function moneyAtFault(shop: ShopUnderFire, orders: readonly LivedOrder[]): Promise<readonly string[]> {
  const payments = await readBook(shop, 'payment-sandbox/cards', 'payment');
  const counting = new Set(orders.flatMap((order) => order.payments));
  const wrong = orders.flatMap(({ orderId, payments: references, total, refund, state }) => {
    const held = references.map((reference) => payments.get(reference));
    const [captured, refunded] = [sumOf(held, 'captured'), sumOf(held, 'refunded')];
    const isRight = captured === (state === 'cancelled' ? 0 : total) && refunded === refund;
    return isRight
      ? []
      : [`of order ${orderId} (${total}, ${refund} back) the provider has ${JSON.stringify(held)}`];
  });
  const strange = [...payments].filter(
    ([reference, { state }]) =>
      (state === 'authorised' || state === 'captured' || state === 'refunded') && !counting.has(reference),
  );
  return [...wrong, ...strange.map(([reference]) => `the provider holds money for nothing: ${reference}`)];
}

const sumOf = (held: readonly unknown[], name: 'captured' | 'refunded'): number =>
  held.reduce<number>((sum, payment) => sum + Number(Reflect.get(Object(payment), name) ?? 0), 0);

/** Nothing is left to do of what orders leave behind. */
async function jobsAtFault(shop: ShopUnderFire): Promise<readonly string[]> {
  const read = async () =>
    ask(
      shop,
      `SELECT name, count(*)::int AS jobs, min(output::text) AS output FROM pgboss.job
       WHERE name = ANY ($1) AND (state < 'completed' OR state = 'failed') GROUP BY name`,
      [OF_ORDERS],
    );
  await within(SETTLED_WITHIN_MS, async () => ((await read()).length === 0 ? true : undefined));
  return (await read()).map((left) => `jobs are left: ${JSON.stringify(left)}`);
}
const OF_ORDERS = [
  'send-mail',
  'send-return-mail',
  'give-back-payment',
  'ask-about-payment',
  'capture-payments',
  'refund-return',
  'make-papers',
  'tell-workshop',
];

/** What `npm run audit:orders` says. */
async function auditAtFault({ dataFolder }: ShopUnderFire): Promise<readonly string[]> {
  const { env } = process;
  const audit = run(process.execPath, ['apps/shop/src/audit-orders.ts'], {
    env: { ...env, DATA_FOLDER: dataFolder, DATABASE_URL: '' },
  });
  return audit.then(
    () => [],
    (error: unknown) => [`the audit: ${String(Reflect.get(Object(error), 'stdout'))}${String(error)}`],
  );
}
