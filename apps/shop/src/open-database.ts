import { join } from 'node:path';
import { connect, type Database, loadHouse, migrate, keepEmbedded } from '@vitrine/database';

export interface OpenDatabase {
  readonly database: Database;
  readonly connectionString: string;
  /** Closes the connections and then, when it is ours, the server. */
  readonly close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** A server of the operator's; the embedded one when absent. */
  readonly databaseUrl: string | undefined;
  /** Who is connected, as the server shows it. */
  readonly applicationName: string;
  readonly dataFolder: string;
  readonly houseFolder: string;
  readonly manifestFile: string;
  readonly say: (line: string) => void;
  readonly onIdleError: (error: Error) => void;
  /** The embedded server ended unasked and is started again. */
  readonly onTrouble: (words: string) => void;
}

/**
 * A shop of one machine: most of the catalogue fits into 128 MB, and 24 such shops would still fit on it. What lies in
 * memory is as cheap to reach by an index as in a row; with PostgreSQL's guess for turning discs a product's page read
 * whole tables (2.4 ms became 1.2 ms).
 */
const EMBEDDED_SETTINGS = { shared_buffers: '128MB', random_page_cost: '1.1' };

/** Starts or finds PostgreSQL, brings the schema up to date and the demo house in. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const embedded = options.databaseUrl === undefined ? await startOwn(options) : undefined;
  const connectionString = options.databaseUrl ?? embedded?.connectionString ?? '';
  const state = { closing: false };
  const onIdleError = (error: Error): void => {
    // The pool lets go of its connections a moment before they are closed; the server's good-bye is no fault then.
    if (!state.closing) options.onIdleError(error);
  };
  const { applicationName } = options;
  const database = connect({ connectionString, applicationName, onIdleError });
  const close = async (): Promise<void> => {
    state.closing = true;
    await database.close();
    await embedded?.stop();
  };
  try {
    await migrate(database, { dataFolder: embedded?.dataFolder });
    await loadDemo(database, options);
    // A server of ours that is killed has the house on the disk already: it is back in half the time.
    if (embedded !== undefined) await database.executeSql('CHECKPOINT');
  } catch (error) {
    await close();
    throw error;
  }
  return { database, connectionString, close };
}

/** The demo house, unless another one was imported; what is refused of it is told and keeps nobody from starting. */
async function loadDemo(
  database: Database,
  { houseFolder, manifestFile, say }: DatabaseOptions,
): Promise<void> {
  const { lines } = await loadHouse(database, { houseFolder, manifestFile }, { onlyIfAlone: true });
  for (const { state, file, line, kind, id, note } of lines)
    if (state === 'refused') say(`${file}:${line ?? 1}: the ${kind} ${id} was refused: ${note}`);
}

async function startOwn({ dataFolder, say, onTrouble }: DatabaseOptions) {
  say('Starting the database …');
  return keepEmbedded({ dataFolder: join(dataFolder, 'postgres'), settings: EMBEDDED_SETTINGS, onTrouble });
}
