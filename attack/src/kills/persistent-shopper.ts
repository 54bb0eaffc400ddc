import { randomUUID } from 'node:crypto';
import { readyToCommit, type TestShopper } from '@vitrine/testing';
import { pause } from './pause.ts';
import type { ShopUnderFire } from './shop-under-fire.ts';

const COMMIT = '/api/eng-us/checkout/order/commit';
const BODY = { consents: { termsOfSale: true } };
/** The demo house has a few dozen of each. */
const SKUS = ['QL4109', 'QL4204', 'QL4311', 'QL4402', 'QS2001', 'QS2011'] as const;
/** For what hangs: on a busy machine a shop that is killed every minute serves a few seconds of each. */
const GIVE_UP_AFTER_MS = 1_800_000;
const AGAIN_AFTER_MS = 300;

/** An order as its shopper was told of it. */
export interface ToldOrder {
  readonly orderId: string;
  readonly email: string;
  /** How often the commit was sent. */
  readonly commits: number;
  /** Who bought it, and still has the session. */
  readonly shopper: TestShopper;
}

/** Buys one piece, and does not give up: what fails is done again, the commit under the same key as a browser does. */
export async function buyUnderFire(shop: ShopUnderFire, number: number): Promise<ToldOrder> {
  const email = `order-${number}@guest.example`;
  const deadline = performance.now() + GIVE_UP_AFTER_MS;
  const skuId = SKUS[number % SKUS.length] ?? SKUS[0];
  const shopper = await untilReady(shop, { skuId, email }, deadline);
  const attempt = { 'Idempotency-Key': randomUUID() };
  let commits = 0;
  let last: unknown;
  while (performance.now() < deadline) {
    commits += 1;
    last = await shopper.call('POST', COMMIT, BODY, attempt).catch((error: unknown) => error);
    if (isPlaced(last)) return { orderId: last.orderId, email, commits, shopper };
    if (last instanceof Error && /answered 4\d\d/u.test(last.message)) break;
    await pause(AGAIN_AFTER_MS);
  }
  throw new Error(`${email} was told: ${last instanceof Error ? last.message : JSON.stringify(last)}`);
}

/** Whoever is interrupted before the commit begins anew, as another guest. */
async function untilReady(
  shop: ShopUnderFire,
  wanted: { readonly skuId: string; readonly email: string },
  deadline: number,
): Promise<TestShopper> {
  for (;;) {
    try {
      return await readyToCommit(shop, wanted);
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await pause(AGAIN_AFTER_MS);
    }
  }
}

interface Placed {
  readonly orderId: string;
  readonly state: 'placed';
}
const isPlaced = (answer: unknown): answer is Placed =>
  answer instanceof Object &&
  'orderId' in answer &&
  typeof answer.orderId === 'string' &&
  'state' in answer &&
  answer.state === 'placed';
