import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { layTestHouse, makeLargeHouse, openTestDatabase, type TestDatabase } from '@vitrine/testing';
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

const ASK_AGAIN_MS = 50;
/** Asks again until the condition holds. The time limit of the test ends a hang. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(ASK_AGAIN_MS);
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

  it('[R3.002] refuses by name what no file may hold or be, and loads everything else', async () => {
    await run(house(''));
    const change = async (file: string, from: RegExp | string, to: string) =>
      writeFile(house(file), (await readFile(house(file), 'utf8')).replace(from, to));
    await change('products/AU2001.json', /("fra": \{\s*"name": ")/u, '$1\\u0000');
    await change('products/AU2003.json', /"slug": "/u, '$&\\ud83d');
    await change('products/AU3001.json', '"id": "QK3001-39"', '"id": "QK3001-39\\u0000"');
    await change('products/AU1001.json', /("eng": \{\s*"name": ")/u, '$1é');
    const latin = Buffer.from(await readFile(house('products/AU1001.json'), 'utf8'), 'latin1');
    await writeFile(house('products/AU1001.json'), latin);
    await change('products/AU2002.json', '"id": "AU2002",', '\n\n"id": "AU2002"');
    await change('products/AU2004.json', /^/u, '\uFEFF');
    await change('products/AU2004.json', /"slug": "[^"]+"/u, '"slug": "marked"');
    await change('categories.json', /^/u, '\uFEFF');
    await change('footer.json', /"id": "/u, '$&\\u0000');
    await mkdir(house('products/X1.json'));
    await writeFile(join(folder, 'secret'), 'not for you');
    await symlink(join(folder, 'secret'), house('products/X2.json'));
    await symlink(join(folder, 'secret'), house('stores/secret.json'));
    await rm(house('stock.json'));
    await mkdir(house('stock.json'));
    const { status, output } = await run(house(''));
    expect(status).toBe(1);
    const refused = output.split('\n').filter((line) => line.startsWith('refused'));
    const sign = 'it holds a sign that cannot be kept (NUL or half a surrogate pair)';
    expect(refused.toSorted().map((line) => line.split(/\s{2,}/u).slice(1))).toEqual([
      ['footer section 0', expect.stringMatching(/^footer\.json:\d+$/u), `id: ${sign}`],
      ['product AU1001', 'products/AU1001.json:1', 'it is not UTF-8'],
      ['product AU2001', expect.stringMatching(/^products\/AU2001\.json:\d+$/u), `texts.fra.name: ${sign}`],
      ['product AU2002', 'products/AU2002.json:5', expect.stringContaining('in JSON at position')],
      ['product AU2003', expect.stringMatching(/^products\/AU2003\.json:\d+$/u), `slug: ${sign}`],
      ['product AU3001', expect.stringMatching(/^products\/AU3001\.json:\d+$/u), `skus[0].id: ${sign}`],
      ['product X1', 'products/X1.json:1', 'it is a folder'],
      ['product X2', 'products/X2.json:1', "it leads out of the house's folder"],
      ['stock', 'stock.json:1', 'it is a folder'],
      ['store secret', 'stores/secret.json:1', "it leads out of the house's folder"],
    ]);
    expect(output).not.toContain('not for');
    expect(await read("SELECT slug FROM product WHERE id = 'AU2004'")).toEqual([{ slug: 'marked' }]);
    expect(await read("SELECT count(*) AS named FROM product_text WHERE product_id = 'AU1001'")).not.toEqual([
      { named: 0 },
    ]);
  });

  it('names the file of a house that says nothing of itself', async () => {
    await writeFile(house('house.json'), '');
    expect(await run(house(''))).toEqual({ status: 1, output: 'house.json: Unexpected end of JSON input\n' });
    await writeFile(house('house.json'), '{\n"name": [1,\n]}');
    expect((await run(house(''))).output).toMatch(/^house\.json: Unexpected token .*\\n.*\n$/u);
  });

  it('writes the schemas of every file', async () => {
    const { status } = await run('--schemas', join(folder, 'schemas'));
    expect(status).toBe(0);
    expect(await readdir(join(folder, 'schemas'))).toContain('products.schema.json');
  });

  it('that is killed at any moment leaves nothing half, and goes on when it is begun again', async () => {
    const large = join(folder, 'large');
    const base = { houseFolder: house(''), manifestFile: join(folder, 'manifest.json') };
    await makeLargeHouse(base, { products: 420, into: large });
    // After this many batches of products; which moment of the next one is met is chance.
    for (const batches of [0, 1]) {
      const child = start(large);
      const before = await loaded();
      await until(async () => (await loaded()) >= before + batches * 200 || child.exitCode !== null);
      child.kill('SIGKILL');
      await once(child, 'close');
      expect(await read(HALF)).toEqual([]);
    }
    const { status, output } = await run(large);
    expect(status, output).toBe(0);
    expect(await loaded()).toBe(420);
    expect((await run(large)).output).toMatch(/^\d+ unchanged\.$/mu);
  });
});

const loaded = async () => Number((await read('SELECT count(*) AS n FROM loaded_product'))[0]?.['n']);

/** Products that were made for the large house, have a name, and lack what each of them has in its file. */
const HALF = `
  SELECT p.id FROM product p JOIN product_text t ON t.product_id = p.id AND t.language = 'eng'
  WHERE p.id LIKE 'V%' AND (
    NOT EXISTS (SELECT FROM product_category pc WHERE pc.product_id = p.id)
    OR NOT EXISTS (SELECT FROM sku WHERE sku.product_id = p.id AND sku.id = p.default_sku_id)
    OR EXISTS (SELECT FROM sku WHERE sku.product_id = p.id AND NOT is_sample AND NOT EXISTS (
      SELECT FROM price JOIN sku_text USING (sku_id) JOIN stock USING (sku_id) WHERE sku_id = sku.id)))`;
