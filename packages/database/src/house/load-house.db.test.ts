import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase, type TestDatabase } from '@vitrine/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueVersion } from '../catalogue/catalogue-version.ts';
import { isPasswordOf } from '../people/password.ts';
import { DEMO_HOUSE, loadHouse } from './load-house.ts';
import { type HousePlace, readHouse } from './read-house.ts';

let test: TestDatabase;
let folder: string;
let place: HousePlace;
beforeAll(async () => {
  test = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'vitrine-house-'));
  await cp(DEMO_HOUSE.houseFolder, join(folder, 'house'), { recursive: true });
  place = { houseFolder: join(folder, 'house'), manifestFile: join(folder, 'manifest.json') };
  await loadHouse(test.db, place);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await test.close();
});

const read = async (sql: string) => (await test.db.executeSql(sql)).rows;
const version = async () => (await test.db.first(catalogueVersion, []))?.version ?? 0;
async function edit(file: string, from: string, to: string): Promise<void> {
  const path = join(place.houseFolder, file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
}

describe('loading a house', () => {
  it('a second time changes nothing, also when two load at once', async () => {
    const before = await version();
    const loads = await Promise.all([loadHouse(test.db, place), loadHouse(test.db, place)]);
    expect(loads.map((load) => load.changed)).toEqual([false, false]);
    expect(await version()).toBe(before);
  });

  it('that changed rules over texts and prices and raises the catalogue version', async () => {
    const before = await version();
    await edit('products/AU2001.json', '"US": 42000', '"US": 43000');
    expect((await loadHouse(test.db, place)).changed).toBe(true);
    expect(await read("SELECT amount FROM price WHERE sku_id = 'QS2001' AND country = 'US'")).toEqual([
      { amount: 43_000 },
    ]);
    expect(await version()).toBe(before + 1);
  });

  it('never touches stock or customers that are there', async () => {
    await read("UPDATE stock SET on_hand = 7, reserved = 2 WHERE sku_id = 'QS2001'");
    await read("UPDATE customer SET first_name = 'Kimberly' WHERE login LIKE 'kim@%'");
    await edit('stock.json', '"onHand": 40', '"onHand": 50');
    await edit('customers.json', '"Vitrine-Kim-2026"', '"another password"');
    await loadHouse(test.db, place);
    expect(await read("SELECT on_hand, reserved FROM stock WHERE sku_id = 'QS2001'")).toEqual([
      { on_hand: 7, reserved: 2 },
    ]);
    const [kim] = await read("SELECT first_name, password_hash FROM customer WHERE login LIKE 'kim@%'");
    expect(kim?.['first_name']).toBe('Kimberly');
    expect(await isPasswordOf(String(kim?.['password_hash']), 'Vitrine-Kim-2026')).toBe(true);
    expect(await read('SELECT count(*) FROM address')).toEqual([{ count: 3 }]);
  });

  it('keeps a SKU that left the files, but nobody can buy it any more', async () => {
    await edit('products/AU2002.json', '"id": "QS2012"', '"id": "QS2019"');
    await loadHouse(test.db, place);
    expect(
      await read("SELECT id, sellable, back_in_stock FROM sku WHERE id IN ('QS2012', 'QS2019') ORDER BY id"),
    ).toEqual([
      { id: 'QS2012', sellable: false, back_in_stock: false },
      { id: 'QS2019', sellable: true, back_in_stock: false },
    ]);
    expect(await read("SELECT on_hand FROM stock WHERE sku_id = 'QS2019'")).toEqual([{ on_hand: 50 }]);
  });

  it('names the looks that have no picture yet', async () => {
    const manifest = {
      looks: { 'au2001-black': { views: { front: { width: 800, height: 1000, widths: [320] } } } },
      models: {},
    };
    await writeFile(place.manifestFile, JSON.stringify(manifest));
    const { looksWithoutPictures } = await loadHouse(test.db, place);
    const { house } = await readHouse(place);
    const looks = house.products.flatMap((product) => product.looks);
    expect(looksWithoutPictures).toHaveLength(looks.length - 1);
    expect(looksWithoutPictures).not.toContain('au2001-black');
  });

  it.each([
    ['a price of nothing', 'products/AU2003.json', '"US": 46000', '"US": 0'],
    [
      'a type that nobody can try on',
      'products/AU2003.json',
      '"tryOnType": "sunglasses"',
      '"tryOnType": "hats"',
    ],
    ['a key that nobody reads', 'stock.json', '"pool"', '"pol"'],
  ])('[R3.002] is refused whole for %s', async (_case, file, ...[from, to]) => {
    const before = [await version(), await read('SELECT count(*) FROM price')];
    await edit(file, from, to);
    await expect(loadHouse(test.db, place)).rejects.toThrow();
    await edit(file, to, from);
    expect([await version(), await read('SELECT count(*) FROM price')]).toEqual(before);
  });
});
