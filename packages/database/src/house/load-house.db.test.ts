import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layTestHouse, openTestDatabase, type TestDatabase } from '@vitrine/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogueVersion } from '../catalogue/catalogue-version.ts';
import { isPasswordOf } from '../people/password.ts';
import { loadHouse } from './load-house.ts';
import type { HousePlace } from './reading/read-house.ts';

// Every load reads and judges the whole house, and several of them make a test.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let test: TestDatabase;
let folder: string;
let place: HousePlace;
beforeAll(async () => {
  test = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'vitrine-house-'));
  place = await layTestHouse(folder);
  await rm(place.manifestFile);
  await loadHouse(test.db, place);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await test.close();
});

const read = async (sql: string) => (await test.db.executeSql(sql)).rows;
const version = async () => (await test.db.first(catalogueVersion, []))?.version ?? 0;
type Path = readonly (string | number)[];

/** The file with another value at a path; undefined takes it out. */
function withValue(document: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const below = (child: unknown) => withValue(child, rest, value);
  if (Array.isArray(document))
    return document.map((child: unknown, at) => (at === step ? below(child) : child));
  const entries = new Map<string, unknown>(Object.entries(document ?? {}));
  const changed = below(entries.get(String(step)));
  if (changed === undefined) entries.delete(String(step));
  else entries.set(String(step), changed);
  return Object.fromEntries(entries);
}
type Edit = readonly [file: string, path: Path, value: unknown];

/** Changes a file and answers how to put it back. */
async function edit(...[file, path, value]: Edit): Promise<() => Promise<void>> {
  const where = join(place.houseFolder, file);
  const text = await readFile(where, 'utf8');
  const changed = JSON.stringify(withValue(JSON.parse(text), path, value), undefined, 2);
  expect(changed).not.toBe(JSON.stringify(JSON.parse(text), undefined, 2));
  await writeFile(where, changed);
  return () => writeFile(where, text);
}

/** Loads with some files edited, and puts the files back; answers what was refused, each in a line. */
async function loadEdited(...edits: readonly Edit[]) {
  const undo: (() => Promise<void>)[] = [];
  for (const each of edits) undo.push(await edit(...each));
  const load = await loadHouse(test.db, place);
  for (const back of undo.toReversed()) await back();
  return load.lines
    .filter(({ state }) => state === 'refused')
    .map(({ kind, id, file, line, note }) => `${file}:${line} ${kind} ${id} ${note}`);
}
const withoutLine = (text: string) => text.replace(/:\d+/u, '');

const nameOf = async (product: string) =>
  (await read(`SELECT name FROM product_text WHERE product_id = '${product}' AND language = 'fra'`))[0]?.[
    'name'
  ];

const versionAndLoad = async () => [await version(), await read('SELECT * FROM house_load')];

describe('loading a house', () => {
  it('a second time changes nothing, also when two load at once', async () => {
    const before = await versionAndLoad();
    const loads = await Promise.all([loadHouse(test.db, place), loadHouse(test.db, place)]);
    expect(loads.map((load) => load.changed)).toEqual([false, false]);
    const thorough = await loadHouse(test.db, place, { thorough: true });
    expect(thorough.changed).toBe(false);
    expect(new Set(thorough.lines.map(({ state }) => state))).toEqual(new Set(['unchanged']));
    expect(await versionAndLoad()).toEqual(before);
  });

  it('that changed rules over texts and prices, says which rows, and raises the catalogue version', async () => {
    const before = await version();
    await edit('products/AU2001.json', ['prices', 'US'], 43_000);
    const { changed, lines } = await loadHouse(test.db, place);
    expect(changed).toBe(true);
    expect(lines.filter(({ state }) => state !== 'unchanged')).toMatchObject([
      { state: 'changed', kind: 'sku', id: 'QS2001', file: 'products/AU2001.json', note: 'price' },
      { id: 'QS2002' },
      { id: 'QS2003' },
    ]);
    expect(await read("SELECT amount FROM price WHERE sku_id = 'QS2001' AND country = 'US'")).toEqual([
      { amount: 43_000 },
    ]);
    expect(await version()).toBe(before + 1);
  });

  it('never touches stock or customers that are there', async () => {
    await read("UPDATE stock SET on_hand = 7, reserved = 2 WHERE sku_id = 'QS2001' AND pool = 'ECO'");
    await read("UPDATE customer SET first_name = 'Kimberly' WHERE login LIKE 'kim@%'");
    await edit('stock.json', [0, 'onHand'], 50);
    await edit('customers.json', [0, 'demoPassword'], 'another password');
    await loadHouse(test.db, place);
    expect(
      await read("SELECT on_hand, reserved FROM stock WHERE sku_id = 'QS2001' AND pool = 'ECO'"),
    ).toEqual([{ on_hand: 7, reserved: 2 }]);
    const [kim] = await read("SELECT id, first_name, password_hash FROM customer WHERE login LIKE 'kim@%'");
    expect(kim?.['first_name']).toBe('Kimberly');
    expect(await isPasswordOf(String(kim?.['password_hash']), 'Vitrine-Kim-2026')).toBe(true);
    const addresses = await read(`SELECT count(*) FROM address WHERE customer_id = '${String(kim?.['id'])}'`);
    expect(addresses).toEqual([{ count: 3 }]);
  });

  it('keeps a SKU that left the files, but nobody can buy it any more', async () => {
    const back = await edit('products/AU2002.json', ['skus', 1, 'id'], 'QS2019');
    const { lines } = await loadHouse(test.db, place);
    expect(lines.filter(({ state }) => state !== 'unchanged')).toMatchObject([
      { state: 'added', kind: 'sku', id: 'QS2019' },
      { state: 'withdrawn', kind: 'sku', id: 'QS2012', file: '' },
    ]);
    expect(
      await read("SELECT id, sellable, back_in_stock FROM sku WHERE id IN ('QS2012', 'QS2019') ORDER BY id"),
    ).toEqual([
      { id: 'QS2012', sellable: false, back_in_stock: false },
      { id: 'QS2019', sellable: true, back_in_stock: false },
    ]);
    expect(await read("SELECT on_hand FROM stock WHERE sku_id = 'QS2019' AND pool = 'ECO'")).toEqual([
      { on_hand: 50 },
    ]);
    await back();
    await loadHouse(test.db, place);
    expect(await read("SELECT sellable FROM sku WHERE id IN ('QS2012', 'QS2019') ORDER BY id")).toEqual([
      { sellable: true },
      { sellable: false },
    ]);
  });

  it('knows the model that a product is looked at in, in the colours that both have', async () => {
    const hero = { file: 'models/au2001.glb', bytes: 1000, sha256: 'c'.repeat(64) };
    const rotation = [0, 1, 0, 0];
    const models = {
      AU2001: {
        hero,
        variants: ['black', 'violet'],
        sidecar: { type: 'sunglasses', rotation, variantMap: { black: 'Shiny Black' } },
      },
      AU5001: { hero, variants: ['violet'] },
      AU5002: { hero, variants: [] },
    };
    await writeFile(place.manifestFile, JSON.stringify({ looks: {}, models }));
    await loadHouse(test.db, place);
    expect(
      await read("SELECT id, model FROM product WHERE id IN ('AU2001', 'AU5001', 'AU5002') ORDER BY id"),
    ).toEqual([
      { id: 'AU2001', model: { ...hero, rotation, variants: { black: 'Shiny Black' } } },
      { id: 'AU5001', model: null },
      { id: 'AU5002', model: { ...hero, variants: { camel: 'camel', ivory: 'ivory' } } },
    ]);
  });

  it('[R5.008] lets a model be worn in the colours it has, and one without variants in its only look', async () => {
    const tryOn = { file: 'models/worn.tryon.glb', bytes: 1000, sha256: 'd'.repeat(64) };
    const models = { AU7002: { tryOn, variants: ['gold'] }, AU7003: { tryOn, variants: [] } };
    await writeFile(place.manifestFile, JSON.stringify({ looks: {}, models }));
    await loadHouse(test.db, place);
    expect(
      await read(`SELECT DISTINCT product_id AS id, colour_code AS colour FROM sku
                   WHERE try_on_enabled AND try_on_type = 'rings' ORDER BY id, colour`),
    ).toEqual([
      { id: 'AU7002', colour: 'gold' },
      { id: 'AU7003', colour: 'gold' },
    ]);
  });

  it('leaves alone what the folder says nothing of', async () => {
    const [before] = await read('SELECT count(*) FROM product_text');
    await rename(join(place.houseFolder, 'products'), join(folder, 'products-away'));
    await rename(join(place.houseFolder, 'categories.json'), join(folder, 'categories-away'));
    await edit('footer.json', [2, 'links', 0, 'labels', 'eng'], 'Imprint');
    const { lines } = await loadHouse(test.db, place);
    await rename(join(folder, 'products-away'), join(place.houseFolder, 'products'));
    await rename(join(folder, 'categories-away'), join(place.houseFolder, 'categories.json'));
    expect(lines.filter(({ state }) => state !== 'unchanged')).toMatchObject([
      { state: 'changed', kind: 'footer link', id: 'legal-notice' },
    ]);
    expect(await read('SELECT count(*) FROM product_text')).toEqual([before]);
    expect(await read("SELECT sellable FROM sku WHERE id = 'QS2001'")).toEqual([{ sellable: true }]);
  });

  it('that comes as a demonstration keeps away from a database that holds another', async () => {
    await edit('house.json', ['name'], 'second-house');
    await edit('footer.json', [2, 'links', 1, 'labels', 'eng'], 'Terms');
    expect((await loadHouse(test.db, place, { onlyIfAlone: true })).changed).toBe(false);
    expect((await loadHouse(test.db, place)).changed).toBe(true);
    await read("DELETE FROM house_load WHERE house <> 'second-house'");
  });

  it('as a dry run says the same and leaves everything as it is', async () => {
    await edit('products/AU2003.json', ['prices', 'US'], 47_000);
    const before = [await version(), await read('SELECT sum(amount) FROM price')];
    const dry = await loadHouse(test.db, place, { dryRun: true });
    expect(dry.changed).toBe(true);
    expect([await version(), await read('SELECT sum(amount) FROM price')]).toEqual(before);
    const real = await loadHouse(test.db, place);
    expect(real.lines).toEqual(dry.lines);
    expect(await version()).toBe(Number(before[0]) + 1);
  });
});

describe('a row that is wrong', () => {
  it('[R3.002] is refused alone, and stays as it was', async () => {
    const refused = await loadEdited(
      ['products/AU2003.json', ['tryOnType'], 'hats'],
      ['products/AU2003.json', ['texts', 'fra', 'name'], 'Pont Neuf'],
      ['products/AU2001.json', ['slug'], 'rive-droite'],
    );
    expect(refused).toEqual([
      expect.stringMatching(/^products\/AU2003\.json:\d+ product AU2003 tryOnType: Invalid option/u),
    ]);
    expect(await nameOf('AU2003')).toBe('Pont');
    expect(await read("SELECT slug FROM product WHERE id = 'AU2001'")).toEqual([{ slug: 'rive-droite' }]);
    expect(await read("SELECT bool_and(sellable) AS sold FROM sku WHERE product_id = 'AU2003'")).toEqual([
      { sold: true },
    ]);
    expect(
      await read("SELECT count(*) > 0 AS listed FROM product_category WHERE product_id = 'AU2003'"),
    ).toEqual([{ listed: true }]);
  });

  it('takes no more with it than the price, the SKU or the translation that it is', async () => {
    const refused = await loadEdited(
      ['products/AU2003.json', ['prices', 'US'], 0],
      ['products/AU3001.json', ['skus', 11, 'colour'], 'blak'],
      ['products/AU1002.json', ['texts', 'fra', 'name'], 12],
    );
    expect(refused.map(withoutLine)).toEqual([
      'products/AU1002.json product AU1002 texts.fra.name: Invalid input: expected string, received number',
      'products/AU2003.json product AU2003 prices.US: Too small: expected number to be >=1',
      'products/AU3001.json product AU3001 skus[11].colour: no look blak',
    ]);
    expect(await read("SELECT amount FROM price WHERE sku_id = 'QS2021' AND country = 'US'")).toEqual([
      { amount: 47_000 },
    ]);
    expect(
      await read("SELECT id, rank, sellable FROM sku WHERE id IN ('QK3002-44', 'QK3003-39') ORDER BY id"),
    ).toEqual([
      { id: 'QK3002-44', rank: 11, sellable: true },
      { id: 'QK3003-39', rank: 12, sellable: true },
    ]);
    expect(await nameOf('AU1002')).toBe('Heure d’Acier, 39 mm');
  });

  it('[R7.118] of the payment means names the market or means that the shop does not know', async () => {
    const methods = { default: ['creditCard'], cn: ['creditCard'], ap: ['shells'] };
    const refused = await loadEdited(
      ['config.json', [2, 'body', 'methods'], methods],
      ['config.json', [2, 'body', 'market'], 'us'],
    );
    expect(refused.map(withoutLine)).toEqual([
      expect.stringMatching(
        /^config\.json configuration front\/payment body\.methods\.ap\[0\]: Invalid option/u,
      ),
      'config.json configuration front/payment body.methods: Unrecognized key: "cn"',
      'config.json configuration front/payment body: Unrecognized key: "market"',
    ]);
  });

  it('is told with its line, also where the file is no JSON', async () => {
    const file = join(place.houseFolder, 'products/AU4001.json');
    const text = await readFile(file, 'utf8');
    const line = text.slice(0, text.indexOf('"maxQuantity"')).split('\n').length;
    const refused = await loadEdited(['products/AU4001.json', ['maxQuantity'], -6]);
    expect(refused).toEqual([
      `products/AU4001.json:${line} product AU4001 maxQuantity: Too small: expected number to be >=1`,
    ]);
    await writeFile(file, text.replace('"maxQuantity":', '"maxQuantity"'));
    const broken = await loadHouse(test.db, place);
    await writeFile(file, text);
    expect(broken.changed).toBe(false);
    expect(broken.lines.filter(({ state }) => state === 'refused')).toMatchObject([
      {
        file: 'products/AU4001.json',
        id: 'AU4001',
        note: expect.stringMatching(/^Expected ':' after property/u),
      },
    ]);
    expect(await nameOf('AU4001')).toBe('Rouge Aurèle satin');
  });

  it('takes those with it that cannot be without it, and no others', async () => {
    const refused = await loadEdited(
      ['products/AU2001.json', ['relations', 'similar', 0], 'AU9999'],
      ['products/AU2002.json', ['defaultSkuId'], 'QS9999'],
      ['stock.json', [0, 'bySku', 'QS9999'], 0],
    );
    expect(refused.map(withoutLine)).toEqual([
      'products/AU2001.json product AU2001 relations.similar[0]: no product AU9999',
      'products/AU2002.json product AU2002 defaultSkuId: no SKU QS9999 in this product',
      'stock.json stock ECO bySku.QS9999: no sku QS9999',
    ]);
  });

  it('[R2.031] an old address that leads to another old one, round in a circle or to another host is refused', async () => {
    const redirects = [
      { from: 'first', to: 'second' },
      { from: 'second', to: 'eyewear' },
      { from: 'here', to: 'there' },
      { from: 'there', to: 'here' },
      { from: 'itself', to: 'itself' },
      { from: 'away', to: '//evil.example' },
    ];
    const refused = await loadEdited(['redirects.json', [], redirects]);
    expect(refused.map(withoutLine).toSorted()).toEqual([
      'redirects.json redirect away to: Invalid string: must match pattern /^[\\w-]+(\\/[\\w.-]+)*$/u',
      'redirects.json redirect first to: second is a redirect itself',
      'redirects.json redirect here to: there is a redirect itself',
      'redirects.json redirect itself to: itself is a redirect itself',
      'redirects.json redirect there to: here is a redirect itself',
    ]);
    expect(await read("SELECT * FROM redirect WHERE old_path = 'away' OR new_path = 'eyewear'")).toEqual([
      { old_path: 'second', new_path: 'eyewear', closed_for_ms: null },
    ]);
  });

  it('may still be named when the database holds it', async () => {
    const refused = await loadEdited(['categories.json', [2, 'urlCode'], 'Eye wear']);
    expect(refused).toEqual([
      expect.stringMatching(/^categories\.json:\d+ category eyewear urlCode: Invalid string/u),
    ]);
    expect(await read("SELECT path FROM category WHERE dim_id = 'eyewear-sunglasses'")).toEqual([
      { path: 'eyewear/sunglasses' },
    ]);
  });

  it.each<Edit>([
    ['stock.json', [0, 'pool'], 7],
    ['footer.json', [0, 'titles'], 'The house'],
    ['shipping-methods.json', [0, 'countries'], undefined],
    ['customers.json', [0, 'login'], 'kim'],
    ['content/page/terms-of-sale.json', ['kind'], 'Page'],
    ['countries.json', [1, 'dispatch', 'taxIncluded'], 'no'],
    ['config.json', [0, 'group'], ''],
  ])('of %s changes nothing that was there', async (...wrong) => {
    const tables =
      'stock footer_link footer_link_text shipping_method content country app_config price customer category';
    const state = async () =>
      Promise.all(
        tables
          .split(' ')
          .map(async (table) =>
            read(`SELECT md5(string_agg(t::text, ';' ORDER BY t::text)) FROM ${table} t`),
          ),
      );
    await loadHouse(test.db, place, { thorough: true });
    const before = await state();
    expect((await loadEdited(wrong)).length).toBeGreaterThan(0);
    expect(await state()).toEqual(before);
  });
});
