import { setTimeout as pause } from 'node:timers/promises';
import { SalePlaceBody } from '@vitrine/contracts';
import { purchaseSteps, type RunningShop, shopperWith } from '@vitrine/testing';
import { type Guest, SALE } from './guests.ts';

/** What all guests saw together. */
export interface VisitSeen {
  /** ms of each answer to a page that waits: the page itself, and its questions after its place. */
  readonly waitingMs: number[];
  /** ms of each page of who is inside. */
  readonly insideMs: number[];
  /** Answers of 5xx. */
  readonly faults: string[];
  /** What nobody answered, while the shop was restarted. */
  unanswered: number;
  /** The tickets that were let in. */
  readonly letIn: string[];
  orders: number;
  refusals: number;
}

const API = '/api/eng-us';
const ASK_AGAIN_AFTER_FAILURE_MS = 2_000;
const THINKS_MS = 3_000;
/** As the pages of the shop do. */
const SPREAD = 0.3;

interface Asked {
  readonly shop: Pick<RunningShop, 'origin' | 'paymentOrigin'>;
  readonly guest: Guest;
  readonly seen: VisitSeen;
}

type Request = readonly [path: string, init?: { readonly method?: string; readonly body?: object }];

/** One request; undefined where it was not answered or failed, which is noted. */
async function ask(
  { shop, guest, seen }: Asked,
  times: number[],
  [path, init]: Request,
): Promise<Response | undefined> {
  const began = performance.now();
  const { method = 'GET', body: sent } = init ?? {};
  const answer = await fetch(shop.origin + path, {
    method,
    headers: {
      cookie: `vitrine-access=${guest.token}`,
      origin: shop.origin,
      'sec-fetch-site': 'same-origin',
      ...(sent !== undefined && { 'content-type': 'application/json' }),
    },
    ...(sent !== undefined && { body: JSON.stringify(sent) }),
    redirect: 'manual',
  }).catch(() => undefined);
  const body = await answer
    ?.clone()
    .text()
    .catch(() => undefined);
  if (answer === undefined || body === undefined) {
    seen.unanswered += 1;
    return undefined;
  }
  times.push(performance.now() - began);
  if (answer.status < 500) return answer;
  seen.faults.push(`${method} ${path} answered ${answer.status}`);
  return undefined;
}

/** The same again until it is answered: people press again. */
async function askUntilAnswered(asked: Asked, times: number[], request: Request) {
  for (;;) {
    const answer = await ask(asked, times, request);
    if (answer !== undefined) return answer;
    await pause(ASK_AGAIN_AFTER_FAILURE_MS);
  }
}

/** A guest from the page of the sale through the queue into the sale, and out again. */
export async function visit(asked: Asked): Promise<void> {
  const { seen } = asked;
  const page = `/eng-us/mylv/private-sales/${SALE.id}`;
  await askUntilAnswered(asked, seen.waitingMs, [page]);
  const place = `${API}/user/exclusive-sales/${SALE.id}/place`;
  const taken = await askUntilAnswered(asked, seen.waitingMs, [place, { method: 'POST', body: {} }]);
  const { ticket = '' } = SalePlaceBody.parse(await taken.json());
  await follow(asked, ticket);
  seen.letIn.push(ticket);
  await askUntilAnswered(asked, seen.insideMs, [page]);
  await pause(THINKS_MS * (0.5 + Math.random()));
  const listing = await askUntilAnswered(asked, seen.insideMs, [SALE.listing]);
  if (listing.status !== 200) seen.faults.push(`the sale answered ${listing.status} to who was let in`);
  await pause(THINKS_MS * (0.5 + Math.random()));
  await buy(asked);
  await askUntilAnswered(asked, seen.insideMs, [place, { method: 'DELETE' }]);
}

/** Asks after the place as its page does, until it is let in. */
async function follow(asked: Asked, ticket: string): Promise<void> {
  for (;;) {
    const answer = await ask(asked, asked.seen.waitingMs, [`${API}/user/sale-places/${ticket}`]);
    if (answer !== undefined && !answer.ok)
      throw new Error(`the place was refused: ${answer.status} ${await answer.text()}`);
    const place = answer && SalePlaceBody.parse(await answer.json());
    if (place?.state === 'inside') return;
    const waitMs = place?.askAgainMs ?? ASK_AGAIN_AFTER_FAILURE_MS;
    await pause(waitMs * (1 + SPREAD * Math.random()));
  }
}

/** Buys one piece, as long as there are pieces; what is sold out is refused. */
async function buy({ shop, guest, seen }: Asked): Promise<void> {
  const shopper = shopperWith(shop.origin, guest.token);
  try {
    for (const { run } of purchaseSteps(shop, { skuId: SALE.skuId, email: guest.email }, shopper))
      await run();
    await shopper.call('POST', `${API}/checkout/order/commit`, { consents: { termsOfSale: true } });
    seen.orders += 1;
  } catch (error) {
    const text = String(error);
    if (/answered 5\d\d/u.test(text)) seen.faults.push(text.slice(0, 200));
    else if (/answered 4\d\d/u.test(text)) seen.refusals += 1;
    else seen.unanswered += 1;
  }
}
