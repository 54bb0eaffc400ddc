import { join } from 'node:path';
import { connect, type Database, findRunning } from '@vitrine/database';
import { followStarter } from '@vitrine/lifecycle';
import { readDatabaseConfig } from './config.ts';

/** What a command works with while the shop runs. */
export interface RunningDatabase extends ReturnType<typeof readDatabaseConfig> {
  readonly db: Database;
  /** Prints a line, if anybody reads. */
  readonly say: (line: string) => void;
}

/**
 * Does the work of a command on the database of the shop that runs, and closes the connection. Throws where none runs and no
 * `DATABASE_URL` is set.
 */
export async function withRunningDatabase<Done>(
  statementTimeoutMs: number,
  work: (running: RunningDatabase) => Promise<Done>,
): Promise<Done> {
  const { say, stopWith } = followStarter();
  const config = readDatabaseConfig();
  const connectionString = config.databaseUrl ?? (await findRunning(join(config.dataFolder, 'postgres')));
  if (connectionString === undefined)
    throw new Error('No database runs: start the shop, or set DATABASE_URL.');
  const db = connect({ connectionString, maxConnections: 2, statementTimeoutMs });
  stopWith(async () => db.close());
  try {
    return await work({ ...config, db, say });
  } finally {
    await db.close();
  }
}
