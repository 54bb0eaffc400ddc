import { CALL_SPECS, USER_HASH_HEADER } from '@vitrine/contracts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { useAccountMails } from '../test-harness/account-mails.ts';
import { OWN_PAGE } from '../test-harness/open-services.ts';
import { customerIdOf, signedInAgent } from '../test-harness/signed-in-agent.ts';

const mails = useAccountMails();
const { services } = mails;
const CLIENTS = ['kim', 'ines'] as const;
type ClientName = (typeof CLIENTS)[number];
const ids = new Map<ClientName, string>();
beforeAll(async () => {
  for (const name of CLIENTS) ids.set(name, await customerIdOf(services, name));
});

/** A browser has the cookies of one session; each tab was made for one of the sessions that it had. */
interface Browser {
  cookies: Awaited<ReturnType<typeof services.call>>['cookies'];
  hash: string;
}
interface Tab {
  hash: string;
  client: ClientName | undefined;
}

/** Chooses a client in a tab, whichever session the browser has by then. Refused, both are as they were. */
async function serve(browser: Browser, tab: Tab, client: ClientName) {
  const answer = await services.call('serveClient', {
    cookies: browser.cookies,
    headers: { ...OWN_PAGE, [USER_HASH_HEADER]: browser.hash },
    body: { clientId: ids.get(client) ?? '' },
  });
  if (answer.status !== 200) return;
  const { hash } = CALL_SPECS.serveClient.answer.parse(answer.body);
  Object.assign(browser, { cookies: answer.cookies, hash });
  Object.assign(tab, { hash, client });
}

/** Adds a piece for whom the tab was made for, with the cookies that the browser has by then. */
async function add(browser: Browser, tab: Tab, added: Map<ClientName, number>) {
  const { client, hash } = tab;
  if (client === undefined) return;
  const answer = await services.call('addToCart', {
    cookies: browser.cookies,
    headers: { ...OWN_PAGE, [USER_HASH_HEADER]: hash },
    body: { skuId: 'QB5001', quantity: 1 },
  });
  if (answer.status === 200) added.set(client, (added.get(client) ?? 0) + 1);
}

async function bagOf(client: ClientName): Promise<number> {
  const { rows } = await services.db.executeSql(
    `SELECT coalesce(sum(l.quantity), 0)::int AS count FROM cart_line l JOIN cart c ON c.market = l.market AND c.id = l.cart_id
     WHERE c.customer_id = $1`,
    [ids.get(client)],
  );
  return Number(rows[0]?.['count']);
}

const STEP = fc.record({
  tab: fc.constantFrom(0, 1),
  act: fc.constantFrom('kim', 'ines', 'add', 'add', 'add'),
  /** The next one begins before this one has been answered. */
  isOverlapping: fc.boolean(),
} as const);

describe('[R4.032, R8.021] two tabs of an agent, with a client each', () => {
  it('put nothing into the bag of another client than the one they were made for, in a hundred interleavings', async () => {
    let refused = 0;
    let accepted = 0;
    const lea = await signedInAgent(mails);
    const browser: Browser = { cookies: lea.cookies, hash: lea.hash };
    await fc.assert(
      fc.asyncProperty(fc.array(STEP, { minLength: 4, maxLength: 10 }), async (steps) => {
        await services.db.executeSql('DELETE FROM cart_line');
        const added = new Map<ClientName, number>();
        const tabs: readonly Tab[] = [0, 1].map(() => ({ hash: browser.hash, client: undefined }));
        let underWay: Promise<void>[] = [];
        let adds = 0;
        for (const { tab: number, act, isOverlapping } of steps) {
          const tab = tabs[number];
          if (tab === undefined) continue;
          if (act === 'add' && tab.client !== undefined) adds += 1;
          underWay.push(act === 'add' ? add(browser, tab, added) : serve(browser, tab, act));
          if (isOverlapping) continue;
          await Promise.all(underWay);
          underWay = [];
        }
        await Promise.all(underWay);
        for (const client of CLIENTS) expect(await bagOf(client)).toBe(added.get(client) ?? 0);
        const done = [...added.values()].reduce((sum, count) => sum + count, 0);
        accepted += done;
        refused += adds - done;
      }),
      { numRuns: 100 },
    );
    // Both happened, or nothing was tried.
    expect(Math.min(accepted, refused)).toBeGreaterThan(10);
  });
});
