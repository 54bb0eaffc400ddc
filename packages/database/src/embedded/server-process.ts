import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';

export interface ServerPlace {
  readonly socketFolder: string;
  readonly port: number;
  /** PostgreSQL settings by name. */
  readonly settings: Readonly<Record<string, string>>;
}

export interface ServerProcess {
  /** Settles when the server has ended, with what it last said. */
  readonly ended: Promise<string>;
  /** Fast shutdown: open transactions are rolled back, all else is kept. Resolves when the server has ended. */
  stop(): Promise<void>;
}

/**
 * Stands between us and the server: when our end of its input closes, also because we were killed, it asks the server
 * to shut down. So no way of dying leaves a server behind on the data folder.
 */
const GUARDIAN = `
exec 3<&0
"$@" </dev/null 3<&- &
server=$!
( read -r line <&3; kill -INT $server 2>/dev/null ) &
reader=$!
wait $server
status=$?
kill $reader 2>/dev/null
exit $status
`;
const KEPT_LOG_CHARACTERS = 4_000;
/** A fast shutdown takes well under a second; a checkpoint on a slow disk may take several. */
const STOP_TIMEOUT_MS = 30_000;

/** Starts `postgres` on a Unix socket only. */
export function startServer(cluster: Cluster, place: ServerPlace): ServerProcess {
  const settings = Object.entries({
    listen_addresses: '',
    unix_socket_directories: place.socketFolder,
    unix_socket_permissions: '0700',
    port: String(place.port),
    // After a kill one call for the whole disk instead of one for each of a thousand files: half a second, not five.
    ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
    ...(cluster.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...place.settings,
  });
  const postgres = join(cluster.binaries, 'bin', 'postgres');
  const options = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(
    '/bin/sh',
    ['-c', GUARDIAN, 'guardian', postgres, '-D', cluster.dataFolder, ...options],
    {
      ...cluster.account,
      cwd: '/',
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' },
      stdio: ['pipe', 'ignore', 'pipe'],
      // A process group of its own: Ctrl-C in our terminal is for us, who then stop it in order.
      detached: true,
    },
  );
  const ended = endOf(child);
  return { ended, stop: () => stop(child, ended) };
}

type Child = ChildProcessByStdio<Writable, null, Readable>;

function endOf(child: Child): Promise<string> {
  let log = '';
  child.stderr.setEncoding('utf8');
  child.stderr.on('data', (text: string) => {
    log = (log + text).slice(-KEPT_LOG_CHARACTERS);
  });
  // The guardian may be gone before we close its input.
  child.stdin.on('error', () => undefined);
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', () => resolve(log));
  });
}

async function stop(child: Child, ended: Promise<string>): Promise<void> {
  child.stdin.end();
  const controller = new AbortController();
  const tooLong = pause(STOP_TIMEOUT_MS, 'too-long', { signal: controller.signal }).catch(() => 'ended');
  const outcome = await Promise.race([ended.then(() => 'ended'), tooLong]);
  controller.abort();
  if (outcome === 'too-long') throw new Error('PostgreSQL did not shut down in time');
}
