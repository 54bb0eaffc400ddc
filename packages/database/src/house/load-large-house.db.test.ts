import { appendFile, copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layTestHouse, makeLargeHouse, openTestDatabase, type TestDatabase } from '@vitrine/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadHouse } from './load-house.ts';
import type { HousePlace } from './reading/read-house.ts';

// Several batches are loaded, several times.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const PRODUCTS = 450;
let test: TestDatabase;
let folder: string;
let place: HousePlace;
const file = () => join(place.houseFolder, 'products.ndjson');
const kept = () => join(folder, 'products.kept');
beforeAll(async () => {
  test = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'vitrine-large-'));
  const base = await layTestHouse(join(folder, 'base'));
  place = await makeLargeHouse(base, { products: PRODUCTS, into: join(folder, 'large'), asLines: true });
  await copyFile(file(), kept());
  await loadHouse(test.db, place);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await test.close();
});
beforeEach(async () => copyFile(kept(), file()));

const read = async (sql: string) => (await test.db.executeSql(sql)).rows;
const load = async () => {
  const { lines } = await loadHouse(test.db, place, { thorough: true });
  return lines.filter(({ state }) => state !== 'unchanged');
};
const lines = async () => (await readFile(kept(), 'utf8')).trimEnd().split('\n');
const write = async (all: readonly string[]) => writeFile(file(), `${all.join('\n')}\n`);
const named = async () =>
  read("SELECT count(*) FROM product_text WHERE language = 'eng' AND product_id IN (SELECT id FROM product)");

/** The last product, whose id begins with V as of all that were made. */
async function last() {
  const all = await lines();
  const text = all.at(-1) ?? '';
  const id = /"id":"(V\d+)"/u.exec(text)?.[1] ?? '';
  return { before: all.slice(0, -1), text, id };
}

describe('a large house, a product a line', () => {
  it('is loaded whole, and a second time nothing of it is written', async () => {
    expect(await named()).toEqual([{ count: PRODUCTS }]);
    expect(await load()).toEqual([]);
    expect(await read('SELECT count(*) FROM loaded_product')).toEqual([{ count: PRODUCTS }]);
  });

  it('of which one product changed, changes that product alone', async () => {
    const { before, text, id } = await last();
    await write([...before, text.replace(/"US":\d+/u, '"US":123400')]);
    const changed = await load();
    expect(new Set(changed.map(({ note }) => note))).toEqual(new Set(['price']));
    expect(changed[0]?.id).toContain(id);
    await copyFile(kept(), file());
    expect(await load()).toHaveLength(changed.length);
  });

  it('whose lines change places, shows them in the new order without writing anything else', async () => {
    const all = await lines();
    await write([...all.slice(-1), ...all.slice(0, -1)]);
    const changed = await load();
    expect(new Set(changed.map(({ note }) => note))).toEqual(new Set(['product category']));
    expect(changed).toHaveLength(PRODUCTS);
    const { id } = await last();
    expect(await read(`SELECT max(rank) FROM product_category WHERE product_id = '${id}'`)).toEqual([
      { max: 0 },
    ]);
    await copyFile(kept(), file());
    await load();
  });

  it('of which one product leaves, withdraws it, and relations to it go', async () => {
    const { before, id } = await last();
    const related = `SELECT count(*) > 0 AS related FROM product_relation WHERE other_id = '${id}'`;
    expect(await read(related)).toEqual([{ related: true }]);
    await write(before);
    const changed = await load();
    expect(changed.some((line) => line.state === 'withdrawn' && line.id.startsWith(id))).toBe(true);
    expect(await read(related)).toEqual([{ related: false }]);
    expect(await read(`SELECT bool_or(sellable) AS sold FROM sku WHERE product_id = '${id}'`)).toEqual([
      { sold: false },
    ]);
    await copyFile(kept(), file());
    await load();
    expect(await read(related)).toEqual([{ related: true }]);
  });

  it('whose file was cut in the middle of a line, loses nothing', async () => {
    const { before, text } = await last();
    await writeFile(file(), `${before.slice(0, 300).join('\n')}\n${text.slice(0, 500)}`);
    expect(await load()).toMatchObject([
      { state: 'refused', file: 'products.ndjson', line: 301, note: expect.stringContaining('JSON') },
    ]);
    expect(await named()).toEqual([{ count: PRODUCTS }]);
  });

  it('with a line of many megabytes and one in which nothing is right, loads all the others', async () => {
    const { before, text } = await last();
    await write([...before, text.replace('"US":', '"US":1'), '"']);
    await appendFile(file(), `{"id":"${'x'.repeat(5_000_000)}"}\n{"id":"V999999"}\n`);
    const refused = (await load()).filter(({ state }) => state === 'refused');
    expect(refused.map(({ line, note }) => `${line} ${note}`)).toEqual([
      expect.stringMatching(new RegExp(`^${PRODUCTS + 1} Unterminated string`, 'u')),
      `${PRODUCTS + 2} it is longer than 4 MB`,
      ...refused.slice(2).map(() => expect.stringMatching(new RegExp(`^${PRODUCTS + 3} `, 'u'))),
    ]);
    expect(await named()).toEqual([{ count: PRODUCTS }]);
    await copyFile(kept(), file());
    await load();
  });

  it('gives a SKU to the product that names it first', async () => {
    const all = await lines();
    const { id, text, before } = await last();
    const sku = new RegExp(`"id":"(${id}[^"]*)","colour"`, 'u').exec(text)?.[1] ?? '';
    const thief = (all.at(-3) ?? '').replace(/"id":"V[^"]*","colour"/u, `"id":"${sku}","colour"`);
    const thiefId = /"id":"(V\d+)"/u.exec(thief)?.[1] ?? '';
    await write([
      ...before.slice(0, -2),
      thief.replace(/"defaultSkuId":"[^"]*"/u, `"defaultSkuId":"${sku}"`),
      ...all.slice(-2),
    ]);
    const refused = (await load()).filter(({ state }) => state === 'refused');
    expect(refused.map(({ note }) => note)).toContain(`skus[0]: sku ${sku} belongs to ${thiefId} already`);
    await copyFile(kept(), file());
    await load();
    expect(await read(`SELECT product_id FROM sku WHERE id = '${sku}'`)).toEqual([{ product_id: id }]);
  });
});
