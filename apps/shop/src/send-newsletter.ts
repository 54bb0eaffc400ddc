import { inTransaction } from '@vitrine/database';
import { isEdition, openJobQueue } from '@vitrine/services';
import { withRunningDatabase } from './with-running-database.ts';

const USAGE = `npm run newsletter -- EDITION   sends content/newsletter/EDITION.json to everybody who has consented, each once`;
const quiet = () => undefined;
const STATEMENT_TIMEOUT_MS = 10_000;

/** [R7.034] `npm run newsletter`: leaves an edition behind for the jobs of the shop that runs. Sent again, nobody gets it twice. */
async function send([edition]: readonly string[]): Promise<string> {
  if (edition === undefined) return USAGE;
  return withRunningDatabase(STATEMENT_TIMEOUT_MS, async ({ db }) => {
    if (!(await isEdition(db, edition))) return `${edition}: the house has no such edition`;
    const jobs = await openJobQueue({
      db,
      log: { info: quiet, warn: quiet, error: quiet },
      supervise: false,
    });
    await inTransaction(db, (transaction) => jobs.enqueue(transaction, 'send-newsletter', { edition }));
    await jobs.stop();
    return `${edition}: on its way to those who have consented`;
  });
}

try {
  process.stdout.write(`${await send(process.argv.slice(2))}\n`);
  process.exit();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
