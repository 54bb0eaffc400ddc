import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { connect, findRunning } from '@vitrine/database';
import { followStarter } from '@vitrine/lifecycle';
import { rebuildSearchBase } from '@vitrine/services';
import { readDatabaseConfig } from './config.ts';

/** A page of a large house may take longer to read than a shopper would wait. */
const STATEMENT_TIMEOUT_MS = 60_000;

/** `npm run search:rebuild`, and what the job starts: makes the base of the search index while the shop runs. */
async function rebuild(): Promise<void> {
  const { say, stopWith } = followStarter();
  // Shoppers come first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const { databaseUrl, dataFolder } = readDatabaseConfig();
  const connectionString = databaseUrl ?? (await findRunning(join(dataFolder, 'postgres')));
  if (connectionString === undefined)
    throw new Error('No database runs: start the shop, or set DATABASE_URL.');
  const db = connect({ connectionString, maxConnections: 2, statementTimeoutMs: STATEMENT_TIMEOUT_MS });
  stopWith(async () => db.close());
  try {
    const { pieces, buildSeconds } = await rebuildSearchBase(db);
    say(`The base of the search index holds ${pieces} pieces, and took ${buildSeconds.toFixed(1)} s.`);
  } finally {
    await db.close();
  }
}

try {
  await rebuild();
  process.exit();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
