import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layTestHouse, openTestDatabase, type TestDatabase } from '@vitrine/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let test: TestDatabase;
let folder: string;
// Longer than usual, because the disk is busy when all tests run at once.
const HOOK_TIMEOUT_MS = 60_000;
beforeAll(async () => {
  test = await openTestDatabase();
}, HOOK_TIMEOUT_MS);
afterAll(async () => test.close(), HOOK_TIMEOUT_MS);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-import-'));
  await layTestHouse(folder);
  // The copy is a house of its own, whose pictures and models come with it.
  const facts = { name: 'another-house', nodeEnvs: ['production'], views: ['front'] };
  await writeFile(join(folder, 'house/house.json'), JSON.stringify(facts));
}, HOOK_TIMEOUT_MS);
afterEach(async () => rm(folder, { recursive: true, force: true }), HOOK_TIMEOUT_MS);

const START = join(import.meta.dirname, 'start.ts');
const read = async (sql: string) => (await test.db.executeSql(sql)).rows;

function start(...words: readonly string[]): ChildProcess {
  return spawn(process.execPath, [START, ...words], {
    env: { ...inherited, DATABASE_URL: test.connectionString, DATA_FOLDER: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
const inherited = { PATH: '/usr/bin:/bin' };

async function run(...words: readonly string[]): Promise<{ status: number; output: string }> {
  const child = start(...words);
  let output = '';
  child.stdout?.on('data', (text) => (output += String(text)));
  child.stderr?.on('data', (text) => (output += String(text)));
  const [status] = await once(child, 'close');
  return { status: Number(status), output };
}
const house = (file: string) => join(folder, 'house', file);

const state = () =>
  read(
    `SELECT (SELECT md5(string_agg(p::text, '' ORDER BY p.id)) FROM product p) AS products,
       (SELECT md5(string_agg(s::text, '' ORDER BY s.id)) FROM sku s) AS skus, (SELECT count(*) FROM house_load) AS loads`,
  );

/** Asks again until the condition holds. The time limit of the test ends a hang. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
}

describe('npm run import', { timeout: 120_000 }, () => {
  it('says what it would do, does it, and the second time finds nothing to do', async () => {
    const dry = await run(house(''), '--dry-run');
    expect(dry.status).toBe(0);
    expect(dry.output).toMatch(/^Would be: .*changed/mu);
    const before = await read('SELECT version FROM catalogue_version');
    const real = await run(house(''));
    expect(`Would be: ${real.output.trim().split('\n').at(-1)}`).toBe(dry.output.trim().split('\n').at(-1));
    expect(await read('SELECT version FROM catalogue_version')).not.toEqual(before);
    const again = await run(house(''));
    expect(again).toEqual({ status: 0, output: expect.stringMatching(/^\d+ unchanged\.\n$/u) });
  });

  it('ends with status 1 and the place of each row that was refused', async () => {
    await writeFile(house('stock.json'), '[\n  { "pool": "ECO", "onHand": -1, "bySku": {} }\n]');
    await mkdir(house('models'));
    await writeFile(house('models/AU2001.glb'), 'not a model');
    const { status, output } = await run(house(''));
    expect(status).toBe(1);
    expect(output).toMatch(/^refused +stock ECO +stock\.json:2 +onHand: Too small/mu);
    expect(output).toMatch(/^refused +model +models\/AU2001\.glb +it is no glTF that can be read/mu);
  });

  it('writes the schemas of every file', async () => {
    const { status } = await run('--schemas', join(folder, 'schemas'));
    expect(status).toBe(0);
    expect(await readdir(join(folder, 'schemas'))).toContain('products.schema.json');
  });

  it('that is killed halfway leaves everything as it was, and can be run again', async () => {
    const before = await state();
    await writeFile(house('categories.json'), '[]');
    // A lock on this table stops the import after the catalogue.
    const holder = await test.db.pool.connect();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE content IN EXCLUSIVE MODE');
    const child = start(house(''));
    await until(async () => {
      const [waiting] = await read(
        "SELECT count(*) AS n FROM pg_locks WHERE NOT granted AND locktype = 'relation'",
      );
      return Number(waiting?.['n']) > 0;
    });
    child.kill('SIGKILL');
    await once(child, 'close');
    await holder.query('ROLLBACK');
    holder.release();
    expect(await state()).toEqual(before);
    const after = await run(house(''));
    expect(after.output).toMatch(/withdrawn/u);
  });
});
