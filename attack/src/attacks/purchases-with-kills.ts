import { randomUUID } from 'node:crypto';
import { readyToCommit, type RunningShop, startShop } from '@vitrine/testing';
import { type Outcome, Tally, UNLIMITED } from '../attack.ts';

const COMMIT = '/api/eng-us/checkout/order/commit';
const BODY = { consents: { termsOfSale: true } };
/** A job continues the payment of a killed process. It runs once a minute. */
const SETTLED_WITHIN_MS = 150_000;
const ASK_EVERY_MS = 500;
/** When the shop is killed after the commit was sent, in ms: before, while and after the order is written. */
const KILLED_AFTER_MS = [0, 8, 20, 40, 80, 160];

/** The shop of its own that this attack kills. */
export interface OwnShop {
  shop: RunningShop;
}

/**
 * Purchases in the middle of which the shop, its database and its neighbours are killed: after the next start the same
 * commit ends in one placed order, and one mail.
 */
export async function purchasesWithKills(own: OwnShop, isShort: boolean): Promise<Outcome> {
  const tally = new Tally();
  for (const [round, afterMs] of (isShort ? KILLED_AFTER_MS.slice(2, 3) : KILLED_AFTER_MS).entries()) {
    const email = `killed-${round}-${Date.now()}@guest.example`;
    const { shop } = own;
    const shopper = await readyToCommit(shop, { skuId: 'QS2001', email });
    // One key for one attempt, as our own pages send it, so that every repeat gets the same answer.
    const attempt = { 'Idempotency-Key': randomUUID() };
    const commit = () => shopper.call('POST', COMMIT, BODY, attempt);
    const committing = commit().catch(() => undefined);
    await pause(afterMs);
    await shop.kill();
    await committing;
    own.shop = await startShop({ dataFolder: shop.dataFolder, ports: shop.ports, env: UNLIMITED });

    const first = await settled(commit);
    const again = await commitOnce(commit);
    const isOne = isPlaced(first) && isPlaced(again) && again.orderId === first.orderId;
    tally.note(isOne ? undefined : `killed after ${afterMs} ms: ${JSON.stringify([first, again])}`);
    const mails = await mailsTo(own.shop.mailboxOrigin, email);
    tally.note(mails === 1 ? undefined : `killed after ${afterMs} ms: ${mails} mails`);
  }
  return tally;
}

interface Committed {
  readonly orderId: string;
  readonly state: string;
}

/** Commits until the order is placed; the last answer or refusal where it never was. */
async function settled(commit: () => Promise<unknown>): Promise<unknown> {
  let last: unknown;
  await within(async () => {
    last = await commitOnce(commit);
    return isPlaced(last) ? last : undefined;
  });
  return last;
}

async function commitOnce(commit: () => Promise<unknown>): Promise<unknown> {
  return commit().catch((error: unknown) => String(error));
}

const isPlaced = (answer: unknown): answer is Committed =>
  answer instanceof Object && 'orderId' in answer && 'state' in answer && answer.state === 'placed';

/** How many mails came, once there is one. */
async function mailsTo(mailboxOrigin: string, address: string): Promise<number> {
  const count = await within(async () => {
    const answer = await fetch(`${mailboxOrigin}/api/mails`);
    const { mails }: { readonly mails: readonly { readonly to: readonly string[] }[] } = await answer.json();
    const found = mails.filter(({ to }) => to.includes(address)).length;
    return found === 0 ? undefined : found;
  });
  return count ?? 0;
}

/** Asks until there is an answer or the time is up. */
async function within<Value>(ask: () => Promise<Value | undefined>): Promise<Value | undefined> {
  const deadline = performance.now() + SETTLED_WITHIN_MS;
  while (performance.now() < deadline) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await pause(ASK_EVERY_MS);
  }
  return undefined;
}

async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
