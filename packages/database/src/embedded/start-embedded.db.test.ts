import { appendFile, chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect } from '../connection/connect.ts';
import { findRunning } from './find-running.ts';
import { keepEmbedded } from './keep-embedded.ts';
import { type EmbeddedPostgres, startEmbedded } from './start-embedded.ts';

let folder: string;
let dataFolder: string;
const running = new Set<EmbeddedPostgres>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-embedded-'));
  // mkdtemp makes a folder that other accounts cannot enter, like a home folder. The server's account cannot pass it.
  await chmod(folder, 0o755);
  dataFolder = join(folder, 'data', 'postgres');
});
afterAll(async () => {
  await Promise.all([...running].map((server) => server.stop()));
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbedded({ dataFolder });
  running.add(server);
  return server;
}
async function stop(server: EmbeddedPostgres): Promise<void> {
  await server.stop();
  running.delete(server);
}
async function run(server: EmbeddedPostgres, statement: string): Promise<Record<string, unknown>[]> {
  const db = connect({ connectionString: server.connectionString });
  try {
    return (await db.executeSql(statement)).rows;
  } finally {
    await db.close();
  }
}
const socketFolderOf = ({ connectionString }: EmbeddedPostgres): string =>
  new URL(connectionString).searchParams.get('host') ?? '';
const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** The postmaster's process id, from the file it keeps. */
async function serverPid(folderOfData: string): Promise<number> {
  return Number((await readFile(join(folderOfData, 'postmaster.pid'), 'utf8')).split('\n', 1)[0]);
}

async function killServer(server: EmbeddedPostgres): Promise<void> {
  process.kill(await serverPid(server.dataFolder), 'SIGKILL');
  await server.ended;
  running.delete(server);
}

// Making a cluster forces a thousand small files to the disk.
describe('the embedded PostgreSQL', { timeout: 60_000 }, () => {
  it('is found by another program while it runs, and not when it ended, in order or not', async () => {
    const server = await start();
    expect(await findRunning(dataFolder)).toBe(server.connectionString);
    await stop(server);
    expect(await findRunning(dataFolder)).toBeUndefined();
    await killServer(await start());
    expect(await findRunning(dataFolder)).toBeUndefined();
  });

  it('keeps its data between two starts, and leaves no socket behind', async () => {
    const first = await start();
    await run(first, "CREATE TABLE kept (word text); INSERT INTO kept VALUES ('been here')");
    await stop(first);
    expect(await exists(socketFolderOf(first))).toBe(false);
    const second = await start();
    expect(await run(second, 'SELECT word FROM kept')).toEqual([{ word: 'been here' }]);
    await stop(second);
  });

  it('listens to nobody but the owner of a private folder, and compares text by code point', async () => {
    const server = await start();
    expect((await stat(socketFolderOf(server))).mode & 0o777).toBe(0o700);
    expect(await run(server, "SELECT current_setting('listen_addresses') AS addresses")).toEqual([
      { addresses: '' },
    ]);
    const [facts] = await run(
      server,
      "SELECT pg_encoding_to_char(encoding) AS encoding, datlocale AS locale, lower('ÉÀ') AS lower FROM pg_database WHERE datname = current_database()",
    );
    expect(facts).toEqual({ encoding: 'UTF8', locale: 'C.UTF-8', lower: 'éà' });
    await stop(server);
  });

  it('starts again after it was killed, with everything that was committed', async () => {
    const first = await start();
    await run(first, "INSERT INTO kept VALUES ('before the kill')");
    await killServer(first);
    const second = await start();
    expect(await run(second, 'SELECT count(*) AS rows FROM kept')).toEqual([{ rows: 2 }]);
    await stop(second);
  });

  it('is started again when it was killed, at the same address, within five seconds, until it is stopped', async () => {
    const troubles: string[] = [];
    const kept = await keepEmbedded({ dataFolder, onTrouble: (words) => troubles.push(words) });
    const db = connect({ connectionString: kept.connectionString, onIdleError: () => undefined });
    try {
      for (const round of [1, 2]) {
        await db.executeSql('SELECT 1');
        process.kill(await serverPid(dataFolder), 'SIGKILL');
        const killed = performance.now();
        await vi.waitFor(() => expect(troubles).toHaveLength(round), { timeout: 5000 });
        await vi.waitFor(() => db.executeSql('SELECT word FROM kept'), { timeout: 5000, interval: 50 });
        expect(performance.now() - killed).toBeLessThan(5000);
      }
    } finally {
      await db.close();
      await kept.stop();
    }
    expect(await findRunning(dataFolder)).toBeUndefined();
  });

  it('starts although its pid file names a process that is somebody else', async () => {
    const first = await start();
    const pidFile = join(first.dataFolder, 'postmaster.pid');
    const lines = (await readFile(pidFile, 'utf8')).split('\n');
    await killServer(first);
    await writeFile(pidFile, [String(process.pid), ...lines.slice(1)].join('\n'));
    const second = await start();
    expect(await run(second, 'SELECT count(*) AS rows FROM kept')).toEqual([{ rows: 2 }]);
    await stop(second);
  });

  it('tells what PostgreSQL said when it does not start', async () => {
    const server = await start();
    await stop(server);
    await appendFile(join(server.dataFolder, 'postgresql.conf'), '\nno_such_setting = on\n');
    await expect(start()).rejects.toThrow('no_such_setting');
  });
});
