import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readHouse } from '@vitrine/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { layTestHouse } from '../house/lay-test-house.ts';
import { makeLargeHouse } from './make-large-house.ts';

const PRODUCTS = 120;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-large-'));
});
afterAll(async () => rm(folder, { recursive: true, force: true }));

it('a large house is whole: nothing of it is refused, and every look borrows pictures that there are', async () => {
  const base = await layTestHouse(join(folder, 'base'));
  const place = await makeLargeHouse(base, { products: PRODUCTS, into: join(folder, 'large') });
  const { house, manifest } = await readHouse(place);
  expect(Object.values(house).flatMap((part) => ('refusals' in part ? part.refusals : []))).toEqual([]);
  expect(house.products.entries).toHaveLength(PRODUCTS);
  const borrowed = house.products.entries.flatMap(({ row }) =>
    row.looks.flatMap(({ picturesOf }) => picturesOf ?? []),
  );
  expect(borrowed.length).toBeGreaterThan(PRODUCTS / 2);
  expect(borrowed.filter((look) => manifest.looks[look] === undefined)).toEqual([]);
});

it('a large house is the same whenever it is made, also as lines', async () => {
  const base = await layTestHouse(join(folder, 'again'));
  const files = await makeLargeHouse(base, { products: PRODUCTS, into: join(folder, 'files') });
  const lines = await makeLargeHouse(base, {
    products: PRODUCTS,
    into: join(folder, 'lines'),
    asLines: true,
  });
  const text = await readFile(join(lines.houseFolder, 'products.ndjson'), 'utf8');
  const names = await readdir(join(files.houseFolder, 'products'));
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(files.houseFolder, 'products', name), 'utf8'));
  expect(
    text
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line)),
  ).toEqual(await Promise.all(names.toSorted().map(read)));
});
