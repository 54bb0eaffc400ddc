import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HouseFacts } from '../format/catalogue-format.ts';
import type { Part } from '../format/part.ts';
import { PARTS } from '../format/parts.ts';
import { Directory, NOTHING_STANDING, type Standing } from './directory.ts';
import type { EntryRefusal } from './entry.ts';
import { Manifest } from './manifest.ts';
import { type HouseReader, type PartRows, readPart } from './read-part.ts';
import { settlePart } from './settle-part.ts';

export interface HousePlace {
  /** The folder with the house's JSON files. */
  readonly houseFolder: string;
  /** What pictures and models exist; a missing file means none yet. */
  readonly manifestFile: string;
}

/** The rows of a house that may be loaded, part by part, and those that may not. */
export type House = Awaited<ReturnType<typeof readParts>> & { readonly facts: HouseFacts };

/** The files of a house, judged row by row, and a checksum over all of them. */
export interface HouseFiles {
  readonly house: House;
  readonly manifest: Manifest;
  readonly checksum: string;
}

/**
 * Reads and judges a house. Throws, naming the place, when `house.json` or the manifest is missing or wrong: without
 * them nothing is known. Everything else that is wrong is refused row by row. `standing` says what a database holds
 * already, which rows may name where the files leave it out.
 */
export async function readHouse(
  { houseFolder, manifestFile }: HousePlace,
  standing: Standing = NOTHING_STANDING,
): Promise<HouseFiles> {
  const hash = createHash('sha256');
  const onRead = (file: string, text: string): void => {
    hash.update(file).update('\0').update(text).update('\0');
  };
  const factsText = await readFile(join(houseFolder, 'house.json'), 'utf8');
  onRead('house.json', factsText);
  const facts = HouseFacts.parse(JSON.parse(factsText));
  const parts = await readParts({ folder: houseFolder, onRead }, standing);
  const manifestText = await readFile(manifestFile, 'utf8').catch(missingIsEmpty);
  onRead('manifest.json', manifestText);
  return {
    house: { facts, ...parts },
    manifest: Manifest.parse(JSON.parse(manifestText)),
    checksum: hash.digest('hex'),
  };
}

/** In the order of the parts, so that a row finds those it names already judged. */
async function readParts(reader: HouseReader, standing: Standing) {
  const directory = new Directory(standing);
  const read = async <Row>(part: Part<Row>): Promise<PartRows<Row>> =>
    settlePart(part, await readPart(part, reader), directory);
  return {
    countries: await read(PARTS.countries),
    customers: await read(PARTS.customers),
    exclusiveSales: await read(PARTS.exclusiveSales),
    categories: await read(PARTS.categories),
    sizeGuides: await read(PARTS.sizeGuides),
    careLinks: await read(PARTS.careLinks),
    products: await read(PARTS.products),
    videos: await read(PARTS.videos),
    looks: await read(PARTS.looks),
    materials: await read(PARTS.materials),
    shippingMethods: await read(PARTS.shippingMethods),
    stores: await read(PARTS.stores),
    stock: await read(PARTS.stock),
    config: await read(PARTS.config),
    content: await read(PARTS.content),
    footer: await read(PARTS.footer),
    faqThemes: await read(PARTS.faqThemes),
    faqArticles: await read(PARTS.faqArticles),
    magazineCategories: await read(PARTS.magazineCategories),
    articles: await read(PARTS.articles),
    offers: await read(PARTS.offers),
    clubs: await read(PARTS.clubs),
    certificates: await read(PARTS.certificates),
    agents: await read(PARTS.agents),
    orders: await read(PARTS.orders),
  };
}

/** What is refused of a house so far, in the order of the parts. */
export function refusalsOf({ facts: _facts, ...parts }: House): readonly EntryRefusal[] {
  return Object.values(parts).flatMap(({ refusals }: PartRows<unknown>) => refusals);
}

function missingIsEmpty(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '{"looks":{},"models":{}}';
  throw error;
}
