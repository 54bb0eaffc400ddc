import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { House } from './house-schema.ts';
import { Manifest } from './manifest.ts';

export interface HousePlace {
  /** The folder with the house's JSON files. */
  readonly houseFolder: string;
  /** What pictures and models exist; a missing file means none yet. */
  readonly manifestFile: string;
}

/** The files of a house, parsed, and a checksum over all of them. */
export interface HouseFiles {
  readonly house: House;
  readonly manifest: Manifest;
  readonly checksum: string;
}

const FILES = {
  facts: 'house.json',
  categories: 'categories.json',
  stock: 'stock.json',
  shippingMethods: 'shipping-methods.json',
  countries: 'countries.json',
  config: 'config.json',
  footer: 'footer.json',
  customers: 'customers.json',
} as const;
/** Folders with one file for each product or page. */
const FOLDERS = ['products', 'content'] as const;

/** Reads and checks a house. Throws, naming the place, when a file is missing or says something that is not allowed. */
export async function readHouse({ houseFolder, manifestFile }: HousePlace): Promise<HouseFiles> {
  const hash = createHash('sha256');
  const read = async (file: string): Promise<unknown> => {
    const text = await readFile(file, 'utf8');
    hash.update(file.slice(houseFolder.length)).update('\0').update(text).update('\0');
    return JSON.parse(text);
  };
  const parts: Record<string, unknown> = {};
  for (const [part, file] of Object.entries(FILES)) parts[part] = await read(join(houseFolder, file));
  for (const part of FOLDERS) parts[part] = await readEach(join(houseFolder, part), read);
  const manifestText = await readFile(manifestFile, 'utf8').catch(missingIsEmpty);
  hash.update(manifestText);
  return {
    house: House.parse(parts),
    manifest: Manifest.parse(JSON.parse(manifestText)),
    checksum: hash.digest('hex'),
  };
}

/** In the order of their names, so that the checksum is the same on every machine. */
async function readEach(folder: string, read: (file: string) => Promise<unknown>): Promise<unknown[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).toSorted();
  const contents: unknown[] = [];
  for (const file of files) contents.push(await read(join(folder, file)));
  return contents;
}

function missingIsEmpty(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '{"looks":{},"models":{}}';
  throw error;
}
