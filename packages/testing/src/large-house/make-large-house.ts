import { createWriteStream } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type HousePlace, readHouse } from '@vitrine/database';
import { collectionsBranch } from './large-categories.ts';
import { largeProduct, type LargeHousePlan, type ProductFile } from './large-product.ts';
import { templatesOf } from './templates.ts';

export interface LargeHouseWish {
  /** Products in all, those of the house that it is made of among them. */
  readonly products: number;
  /** The folder that it is written into; made where it is not there. */
  readonly into: string;
  /** Another seed makes other choices. */
  readonly seed?: number;
  /** One file with a product a line, instead of a file for each. */
  readonly asLines?: boolean;
}

/** The file with a product a line. */
const LINES = 'products.ndjson';

/** The shop on line and four stores. */
const POOLS = 5;

/** Files that are written at once: a disk is busy with a few. */
const AT_ONCE = 32;

/**
 * Writes a house of many products: a smaller one with all that it says, and products made after its own, with names in
 * every language, collections three levels deep and pictures borrowed from the look they were made after. The same
 * wish makes the same files. Throws when the folder cannot be written or the house has no product to copy.
 */
export async function makeLargeHouse(base: HousePlace, wish: LargeHouseWish): Promise<HousePlace> {
  const { house } = await readHouse(base);
  const own = house.products.entries;
  const plan: LargeHousePlan = {
    templates: templatesOf(house),
    count: Math.max(0, wish.products - own.length),
    seed: wish.seed ?? 1,
  };
  await copyWithoutProducts(base.houseFolder, wish.into);
  const tops = house.categories.entries.flatMap(({ id, row, found }) =>
    found.parentId === undefined && row.exclusiveSale === undefined ? [{ dimId: id, names: row.names }] : [],
  );
  await keepSomePools(join(wish.into, 'stock.json'));
  await addBranch(join(wish.into, 'categories.json'), collectionsBranch(tops));
  const facts = { ...house.facts, name: 'large-house', manifest: resolve(base.manifestFile) };
  await writeFile(join(wish.into, 'house.json'), `${JSON.stringify(facts, undefined, 2)}\n`);
  const products = function* (): Generator<ProductFile> {
    for (const { id, found } of own) yield { id, file: found.value };
    for (let index = 0; index < plan.count; index += 1) yield largeProduct(plan, index);
  };
  await (wish.asLines === true ? writeLines : writeFiles)(wish.into, products());
  return { houseFolder: wish.into, manifestFile: base.manifestFile };
}

/** All that the house says, without its products and what is built of it. */
async function copyWithoutProducts(from: string, into: string): Promise<void> {
  await mkdir(into, { recursive: true });
  for (const left of ['products', LINES]) await rm(join(into, left), { recursive: true, force: true });
  const isLeftOut = (path: string): boolean => ['products', LINES, 'media'].includes(relative(from, path));
  await cp(from, into, { recursive: true, filter: (path) => !isLeftOut(path) });
}

/** Of the pools of stock the first few: every SKU has a row in each. */
async function keepSomePools(file: string): Promise<void> {
  const pools: unknown = JSON.parse(await readFile(file, 'utf8'));
  const kept: readonly unknown[] = Array.isArray(pools) ? pools.slice(0, POOLS) : [];
  await writeFile(file, `${JSON.stringify(kept, undefined, 2)}\n`);
}

async function addBranch(file: string, branch: object): Promise<void> {
  const tree: unknown = JSON.parse(await readFile(file, 'utf8'));
  const before: readonly unknown[] = Array.isArray(tree) ? tree : [];
  await writeFile(file, `${JSON.stringify([...before, branch], undefined, 2)}\n`);
}

async function writeFiles(into: string, products: Iterable<ProductFile>): Promise<void> {
  await mkdir(join(into, 'products'));
  let writing: Promise<void>[] = [];
  for (const { id, file } of products) {
    writing.push(writeFile(join(into, 'products', `${id}.json`), `${JSON.stringify(file, undefined, 2)}\n`));
    if (writing.length < AT_ONCE) continue;
    await Promise.all(writing);
    writing = [];
  }
  await Promise.all(writing);
}

async function writeLines(into: string, products: Iterable<ProductFile>): Promise<void> {
  const lines = function* (): Generator<string> {
    for (const { file } of products) yield `${JSON.stringify(file)}\n`;
  };
  await pipeline(lines(), createWriteStream(join(into, LINES)));
}
