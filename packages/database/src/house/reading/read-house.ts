import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path';
import { HouseFacts, type HouseSizeGuide } from '../format/catalogue-format.ts';
import type { Part } from '../format/part.ts';
import { PARTS } from '../format/parts.ts';
import type { HouseProduct } from '../format/product-format.ts';
import type { HouseCountry } from '../format/trade-format.ts';
import { Directory, NOTHING_STANDING, type Standing } from './directory.ts';
import { documentOf } from './document-of.ts';
import type { EntryRefusal } from './entry.ts';
import { Manifest } from './manifest.ts';
import { type JudgedProduct, judgeProduct } from './judge-product.ts';
import { productSource } from './product-source.ts';
import { onlyOnce, type PartRows, readPart } from './read-part.ts';
import { type HouseReader, NOT_THERE, type ReadText, readText } from './read-text.ts';
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
  place: HousePlace,
  standing: Standing = NOTHING_STANDING,
): Promise<HouseFiles> {
  return readHouseWith(place, standing, collectProducts);
}

/** How the products of a house are read: after all that they name, and before all that names them. */
type ReadProducts = (reader: HouseReader, reading: ProductReading) => Promise<PartRows<HouseProduct>>;

/** What is known when the products are read. */
export interface ProductReading {
  readonly facts: HouseFacts;
  readonly manifest: Manifest;
  readonly countries: PartRows<HouseCountry>;
  readonly directory: Directory;
}

/** The same, with another way to read the products. */
export async function readHouseWith(
  { houseFolder, manifestFile }: HousePlace,
  standing: Standing,
  readRows: ReadProducts,
): Promise<HouseFiles> {
  const hash = createHash('sha256');
  const onRead = (file: string, text: string): void => {
    hash.update(file).update('\0').update(text).update('\0');
  };
  const facts = await readFacts({ houseFolder }, onRead);
  const manifestText = (await readText(dirname(manifestFile), basename(manifestFile))) ?? NOTHING_BUILT;
  const manifest = documentOf(manifestFile, manifestText, Manifest);
  if (manifestText.ok) onRead('manifest.json', manifestText.text);
  const reader = { folder: houseFolder, onRead };
  const parts = await readParts(reader, standing, (known) => readRows(reader, { facts, manifest, ...known }));
  return { house: { facts, ...parts }, manifest, checksum: hash.digest('hex') };
}

/** All products at once, for a house that a program can hold. */
async function collectProducts(
  { folder, onRead }: HouseReader,
  { directory }: ProductReading,
): Promise<PartRows<HouseProduct>> {
  const source = await productSource(folder);
  const judged: JudgedProduct[] = [];
  if (source !== undefined)
    for await (const product of source.all()) {
      onRead(product.place.file, product.read.ok ? product.read.text : '');
      judged.push(judgeProduct(product, judged.length));
    }
  const rows = { present: source !== undefined, ...onlyOnce(judged, []) };
  return settlePart(PARTS.products, rows, directory);
}

/** What a house says of itself. Throws where `house.json` is missing or wrong. */
export async function readFacts(
  { houseFolder }: Pick<HousePlace, 'houseFolder'>,
  onRead: HouseReader['onRead'] = () => undefined,
): Promise<HouseFacts> {
  const read = (await readText(houseFolder, FACTS)) ?? NOT_THERE;
  const facts = documentOf(FACTS, read, HouseFacts);
  if (read.ok) onRead(FACTS, read.text);
  return facts;
}

const FACTS = 'house.json';
/** Of a house whose manifest is not there yet. */
const NOTHING_BUILT: ReadText = { ok: true, text: '{"looks":{},"models":{}}' };

/** Every product of a house that meets its schema, one after the other, whatever it names. */
export async function* readProducts(houseFolder: string): AsyncGenerator<HouseProduct> {
  const source = await productSource(houseFolder);
  let rank = 0;
  for await (const product of source?.all() ?? []) {
    const { entry } = judgeProduct(product, rank);
    rank += 1;
    if (entry !== undefined) yield entry.row;
  }
}

/** The size guides of a house that meet their schema. */
export async function readSizeGuides(folder: string): Promise<readonly HouseSizeGuide[]> {
  const { entries } = await readPart(PARTS.sizeGuides, { folder, onRead: () => undefined });
  return entries.map(({ row }) => row);
}

/** In the order of the parts, so that a row finds those it names already judged. */
async function readParts(
  reader: HouseReader,
  standing: Standing,
  readRows: (known: Pick<ProductReading, 'countries' | 'directory'>) => Promise<PartRows<HouseProduct>>,
) {
  const directory = new Directory(standing);
  const read = async <Row>(part: Part<Row>): Promise<PartRows<Row>> =>
    settlePart(part, await readPart(part, reader), directory);
  const countries = await read(PARTS.countries);
  return {
    countries,
    customers: await read(PARTS.customers),
    clubs: await read(PARTS.clubs),
    exclusiveSales: await read(PARTS.exclusiveSales),
    categories: await read(PARTS.categories),
    sizeGuides: await read(PARTS.sizeGuides),
    careLinks: await read(PARTS.careLinks),
    facetValues: await read(PARTS.facetValues),
    wordGroups: await read(PARTS.wordGroups),
    letterFonts: await read(PARTS.letterFonts),
    moderationWords: await read(PARTS.moderationWords),
    products: await readRows({ countries, directory }),
    videos: await read(PARTS.videos),
    looks: await read(PARTS.looks),
    materials: await read(PARTS.materials),
    shippingMethods: await read(PARTS.shippingMethods),
    stores: await read(PARTS.stores),
    stock: await read(PARTS.stock),
    config: await read(PARTS.config),
    content: await read(PARTS.content),
    redirects: await read(PARTS.redirects),
    footer: await read(PARTS.footer),
    faqThemes: await read(PARTS.faqThemes),
    faqArticles: await read(PARTS.faqArticles),
    magazineCategories: await read(PARTS.magazineCategories),
    articles: await read(PARTS.articles),
    experiences: await read(PARTS.experiences),
    offers: await read(PARTS.offers),
    certificates: await read(PARTS.certificates),
    collectibles: await read(PARTS.collectibles),
    agents: await read(PARTS.agents),
    clients: await read(PARTS.clients),
    orders: await read(PARTS.orders),
  };
}

/** What is refused of a house so far, in the order of the parts. */
export function refusalsOf({ facts: _facts, ...parts }: House): readonly EntryRefusal[] {
  return Object.values(parts).flatMap(({ refusals }: PartRows<unknown>) => refusals);
}
