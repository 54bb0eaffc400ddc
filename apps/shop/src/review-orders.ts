import { newId } from '@vitrine/database';
import { CART_LIMITS } from '@vitrine/domain';
import { type HeldOrder, listHeld, openJobQueue, reviewOrder } from '@vitrine/services';
import { withRunningDatabase } from './with-running-database.ts';

const USAGE = `npm run review                   the orders that are held, the oldest first
npm run review -- accept NUMBER  hands the order over to the workshop
npm run review -- refuse NUMBER  cancels it, and gives its money back`;
const quiet = () => undefined;
const DONE = { accept: 'accepted', refuse: 'refused, its money goes back' } as const;
const STATEMENT_TIMEOUT_MS = 10_000;

/** [R6.010] `npm run review`: what somebody of the house does about orders that look like fraud, while the shop runs. */
async function review([answer, number]: readonly string[]): Promise<string> {
  if (answer !== undefined && answer !== 'accept' && answer !== 'refuse') return USAGE;
  return withRunningDatabase(STATEMENT_TIMEOUT_MS, async ({ db }) => {
    if (answer === undefined) return listed(await listHeld(db));
    const log = { info: quiet, warn: quiet, error: quiet };
    const jobs = await openJobQueue({ db, log, supervise: false });
    const deps = {
      db,
      jobs,
      clock: { now: () => new Date() },
      ids: { next: newId },
      config: { cartLimits: CART_LIMITS },
    };
    const reviewed = await reviewOrder(deps, number ?? '', answer);
    await jobs.stop();
    return `${number}: ${reviewed.ok ? DONE[answer] : reviewed.refusal.code}`;
  });
}

function listed(orders: readonly HeldOrder[]): string {
  if (orders.length === 0) return 'No order is held.';
  return orders
    .map(({ number, placedAt, total, currency, country, riskScore, riskReasons }) =>
      [
        number,
        placedAt?.toISOString(),
        `${total} ${currency}`,
        country,
        riskScore,
        riskReasons?.join(', '),
      ].join('  '),
    )
    .join('\n');
}

try {
  process.stdout.write(`${await review(process.argv.slice(2))}\n`);
  process.exit();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
