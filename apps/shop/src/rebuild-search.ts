import { constants, setPriority } from 'node:os';
import { rebuildSearchBase } from '@vitrine/services';
import { withRunningDatabase } from './with-running-database.ts';

/** A page of a large house may take longer to read than a shopper would wait. */
const STATEMENT_TIMEOUT_MS = 60_000;

/** `npm run search:rebuild`, and what the job starts: makes the base of the search index while the shop runs. */
async function rebuild(): Promise<void> {
  // Shoppers come first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  await withRunningDatabase(STATEMENT_TIMEOUT_MS, async ({ db, say }) => {
    const { pieces, buildSeconds } = await rebuildSearchBase(db);
    say(`The base of the search index holds ${pieces} pieces, and took ${buildSeconds.toFixed(1)} s.`);
  });
}

try {
  await rebuild();
  process.exit();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
