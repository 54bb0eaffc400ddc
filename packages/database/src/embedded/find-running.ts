import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openClient } from '../connection/connect.ts';
import { serverAccount } from './account.ts';
import { reachableDataFolder, sharedFolder } from './binaries.ts';
import { socketUrl } from './socket-url.ts';

/** What stands where in `postmaster.pid` (PostgreSQL's miscadmin.h, LOCK_FILE_LINE_PORT and …_SOCKET_DIR). */
const LINE = { port: 3, socketFolder: 4 } as const;

/**
 * The address of the PostgreSQL that another process of ours runs on a data folder; undefined when none answers there.
 * So a tool can work beside a running shop.
 */
export async function findRunning(dataFolder: string): Promise<string | undefined> {
  const account = await serverAccount();
  const folder = await reachableDataFolder(resolve(dataFolder), account, sharedFolder(account));
  const lines = (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const [socketFolder = '', port] = [lines[LINE.socketFolder], Number(lines[LINE.port])];
  if (socketFolder === '' || !Number.isInteger(port)) return undefined;
  const connectionString = socketUrl(socketFolder, port);
  return (await answers(connectionString)) ? connectionString : undefined;
}

/** After a kill the file may still name a server that is gone. */
async function answers(connectionString: string): Promise<boolean> {
  const client = openClient({ connectionString });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
