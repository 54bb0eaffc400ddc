import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openClient } from '../connection/connect.ts';
import { withDatabase } from '../connection/database-url.ts';
import { type Account, serverAccount } from './account.ts';
import { binariesFolder, reachableDataFolder, sharedFolder } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { nativePackage } from './native-package.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { DATABASE, socketUrl } from './socket-url.ts';

export interface EmbeddedOptions {
  /** Made at the first start; kept between starts. */
  readonly dataFolder: string;
  /** For the socket; a new private folder under the system's temporary folder when left out. */
  readonly socketFolder?: string;
  /** Part of the socket's name, no port of the network. */
  readonly port?: number;
  /** False for throw-away databases: faster, and lost with the machine's power. */
  readonly durable?: boolean;
  /** PostgreSQL settings by name, such as `shared_buffers`. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface EmbeddedPostgres {
  /** Leads to the database `vitrine`. */
  readonly connectionString: string;
  /** Where the data lies: as asked for, or elsewhere when the server's account could not reach that folder. */
  readonly dataFolder: string;
  /** Settles when the server has ended, asked for or not, with the last lines of its log. */
  readonly ended: Promise<string>;
  /** Shuts the server down and removes the socket folder it made. */
  stop(): Promise<void>;
}

const DEFAULT_PORT = 5432;
/** Recovery after a crash replays at most some hundred MB of log. */
const READY_TIMEOUT_MS = 60_000;
const READY_PAUSE_MS = 25;
/** The kernel's limit for the path of a Unix socket, without its closing zero. */
const MAX_SOCKET_PATH_BYTES = 107;

/**
 * Starts a PostgreSQL of our own: real binaries from npm, no network port, reached through a Unix socket in a private
 * folder. Throws when the server does not start, with what it said.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const account = await serverAccount();
  const elsewhere = sharedFolder(account);
  const cluster = {
    account,
    binaries: await binariesFolder({ native: nativePackage(), account, sharedFolder: elsewhere }),
    dataFolder: await reachableDataFolder(resolve(options.dataFolder), account, elsewhere),
    durable: options.durable ?? true,
  };
  await ensureCluster(cluster);
  const socketFolder = await privateFolder(options.socketFolder, account);
  const port = options.port ?? DEFAULT_PORT;
  const server = startServer(cluster, { socketFolder, port, settings: options.settings ?? {} });
  const stop = async (): Promise<void> => {
    await server.stop();
    if (options.socketFolder === undefined) await rm(socketFolder, { recursive: true, force: true });
  };
  const connectionString = socketUrl(socketFolder, port);
  try {
    await untilReady(connectionString, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { connectionString, dataFolder: cluster.dataFolder, ended: server.ended, stop };
}

async function privateFolder(wished: string | undefined, account: Account | undefined): Promise<string> {
  const folder = wished ?? (await mkdtemp(join(tmpdir(), 'vitrine-')));
  if (Buffer.byteLength(join(folder, '.s.PGSQL.65535')) > MAX_SOCKET_PATH_BYTES) {
    throw new Error(`The path ${folder} is too long for a Unix socket: set TMPDIR to a shorter one`);
  }
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  if (account !== undefined) await chown(folder, account.uid, account.gid);
  return folder;
}

/** Waits until the server answers, and makes the database when it is missing. */
async function untilReady(connectionString: string, server: ServerProcess): Promise<void> {
  const deadline = performance.now() + READY_TIMEOUT_MS;
  for (;;) {
    const failure = await ensureDatabase(withDatabase(connectionString, 'postgres'));
    if (failure === undefined) return;
    const end = await Promise.race([server.ended, pause(READY_PAUSE_MS)]);
    if (end !== undefined) throw new Error(`PostgreSQL did not start: ${end}`);
    if (performance.now() > deadline)
      throw new Error('PostgreSQL did not answer in time', { cause: failure });
  }
}

async function ensureDatabase(maintenanceUrl: string): Promise<unknown> {
  const client = openClient({ connectionString: maintenanceUrl });
  try {
    await client.connect();
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
    return undefined;
  } catch (error) {
    return error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
