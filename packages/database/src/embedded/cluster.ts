import { execFile } from 'node:child_process';
import { access, chown, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Account } from './account.ts';

const run = promisify(execFile);

/** Who owns everything inside the cluster; only the socket's private folder leads to it, so it needs no password. */
export const SUPERUSER = 'vitrine';

export interface Cluster {
  /** The folder with `bin/initdb`. */
  readonly binaries: string;
  readonly dataFolder: string;
  readonly account: Account | undefined;
  /** False only for throw-away clusters: nothing is forced to the disk. */
  readonly durable: boolean;
}

/** Makes the cluster unless it is there: UTF8, compared by code point (C.UTF-8), so that no system update reorders an index. */
export async function ensureCluster(cluster: Cluster): Promise<void> {
  const { dataFolder, account } = cluster;
  const isThere = await access(join(dataFolder, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
  if (isThere) return clearPidFile(dataFolder);
  await mkdir(dirname(dataFolder), { recursive: true });
  await removeHalves(dataFolder);
  // Made beside its place first: whoever dies halfway leaves no half cluster under its name.
  const half = `${dataFolder}${HALF}${process.pid}`;
  await mkdir(half, { mode: 0o700 });
  if (account !== undefined) await chown(half, account.uid, account.gid);
  await initialise(cluster, half);
  await rename(half, dataFolder);
}

/** Marks a cluster in the making; the id of the process that makes it follows. */
const HALF = '.new-';

/** Throws away what processes that died halfway left. */
async function removeHalves(dataFolder: string): Promise<void> {
  const prefix = `${basename(dataFolder)}${HALF}`;
  for (const name of await readdir(dirname(dataFolder))) {
    if (!name.startsWith(prefix)) continue;
    const maker = Number(name.slice(prefix.length));
    if (maker === process.pid || !isAlive(maker)) {
      await rm(join(dirname(dataFolder), name), { recursive: true, force: true });
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function initialise({ binaries, account, durable }: Cluster, folder: string): Promise<void> {
  const locale = [
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C.UTF-8',
  ];
  const entry = ['--auth-local=trust', '--auth-host=reject', `--username=${SUPERUSER}`];
  const sync = durable ? [] : ['--no-sync'];
  try {
    await run(join(binaries, 'bin', 'initdb'), ['-D', folder, ...locale, ...entry, ...sync], {
      ...account,
      cwd: '/',
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' },
    });
  } catch (cause) {
    throw new Error('PostgreSQL could not make its data folder', { cause });
  }
}

/** How long a server whose shop was killed may take to shut down (its guardian asks it to at once). */
const FORMER_SERVER_TIMEOUT_MS = 15_000;
const FORMER_SERVER_PAUSE_MS = 100;

/**
 * After kill -9 the file `postmaster.pid` stays. PostgreSQL itself ignores it when nobody has that process id; when
 * another program got the id meanwhile (usual in containers, where ids are low), it would refuse to start for ever.
 * Throws when another shop uses the folder.
 */
async function clearPidFile(dataFolder: string): Promise<void> {
  const file = join(dataFolder, 'postmaster.pid');
  const deadline = performance.now() + FORMER_SERVER_TIMEOUT_MS;
  for (;;) {
    const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n', 1)[0]);
    if (!Number.isInteger(pid) || pid <= 0) return;
    if (!(await isServerOf(pid, dataFolder))) return rm(file, { force: true });
    if (performance.now() > deadline) {
      throw new Error(`Another PostgreSQL (process ${pid}) is running on ${dataFolder}`);
    }
    await pause(FORMER_SERVER_PAUSE_MS);
  }
}

async function isServerOf(pid: number, dataFolder: string): Promise<boolean> {
  const command = process.platform === 'linux' ? await commandFromProc(pid) : await commandFromPs(pid);
  return command.includes(dataFolder);
}

/** The command line of a process; empty when there is none with that id. */
async function commandFromProc(pid: number): Promise<string> {
  return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
}

async function commandFromPs(pid: number): Promise<string> {
  const { stdout } = await run('/bin/ps', ['-o', 'args=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout;
}
