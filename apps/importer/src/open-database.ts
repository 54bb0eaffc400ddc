import { join } from 'node:path';
import { connect, type Database, findRunning, migrate, startEmbedded } from '@vitrine/database';
import type { ImporterConfig } from './config.ts';

export interface ImportDatabase {
  readonly db: Database;
  readonly close: () => Promise<void>;
}

/** A large house writes for longer than a shopper would wait. */
const STATEMENT_TIMEOUT_MS = 10 * 60_000;

/** The operator's server, or the one a running shop has on the data folder, or one that is started for now. */
export async function openDatabase({ databaseUrl, dataFolder }: ImporterConfig): Promise<ImportDatabase> {
  const folder = join(dataFolder, 'postgres');
  const known = databaseUrl ?? (await findRunning(folder));
  const own = known === undefined ? await startEmbedded({ dataFolder: folder }) : undefined;
  const connectionString = known ?? own?.connectionString ?? '';
  const db = connect({ connectionString, maxConnections: 2, statementTimeoutMs: STATEMENT_TIMEOUT_MS });
  const close = async (): Promise<void> => {
    await db.close();
    await own?.stop();
  };
  try {
    await migrate(db, { dataFolder: databaseUrl === undefined ? (own?.dataFolder ?? folder) : undefined });
  } catch (error) {
    await close();
    throw error;
  }
  return { db, close };
}
