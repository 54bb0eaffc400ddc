import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { catalogueVersion, type Queryable } from '@vitrine/database';
import { type Locale, localeOf, LOCALE_LIST, type LocaleCode, pageUrl, productUrl } from '@vitrine/domain';
import { createVersionMemory, type VersionMemory } from '../catalogue-version/index.ts';
import type { ServiceDeps } from '../deps.ts';
import { bodiesOfKind } from '../editorial/index.ts';
import { WrittenTags } from './find-tags.ts';
import { indexXml, partXml, type UrlIn } from './sitemap-xml.ts';
import {
  forgetOldParts,
  keepPart,
  keptPart,
  listedProducts,
  pathsOfCategories,
  startsOfCategories,
  startsOfProducts,
} from './sitemap.store.ts';
import { writtenPages } from './written-pages.ts';

/**
 * Gives a file of the sitemap, compressed with gzip, and the version of the catalogue it was made of: `index`, or a part by
 * its name (`products-eng-us-1`). Undefined where there is no such part.
 */
export type ReadSitemap = (
  name: string,
) => Promise<{ readonly gzip: Uint8Array; readonly version: string } | undefined>;

/**
 * Pages of one part. The protocol takes 50,000 addresses and 50 MB; 2,000 with the longest addresses, each in all
 * locales, are 13 MB, and a part takes the same memory in every house.
 */
const PART_SIZE = 2000;

const KINDS = ['written', 'categories', 'products'] as const;
type Kind = (typeof KINDS)[number];
const PART = /^(?<kind>written|categories|products)-(?<locale>\w{3}-\w{2})-(?<number>[1-9]\d{0,4})$/u;

interface Part {
  readonly kind: Kind;
  readonly locale: Locale;
  /** Counted from 1. */
  readonly number: number;
}
type PathIn = (locale: LocaleCode) => string;

interface Sitemap {
  readonly db: Queryable;
  /** The shop's canonical origin, without a slash at its end. */
  readonly origin: string;
  /** The key that each part of a kind begins with, by kind. */
  readonly starts: VersionMemory<readonly string[]>;
  readonly partSize: number;
  readonly now: () => Date;
}

/**
 * The sitemap of the shop: `partSize` pages in a part. Files are made when somebody asks, and kept in the database for all
 * processes.
 */
export function createSitemap(deps: ServiceDeps, partSize = PART_SIZE): ReadSitemap {
  const { db, clock, config, log } = deps;
  const starts = createVersionMemory<readonly string[]>(deps);
  const sitemap: Sitemap = { db, origin: config.ownOrigins[0] ?? '', starts, partSize, now: clock.now };
  const making = new Map<string, Promise<Uint8Array | undefined>>();

  async function make(wanted: {
    readonly name: string;
    readonly version: number;
  }): Promise<Uint8Array | undefined> {
    const { name, version } = wanted;
    const xml = name === 'index' ? await writeIndex(sitemap) : await writePart(sitemap, partOf(name));
    if (xml === undefined) return undefined;
    const gzip = await buffer(Readable.from(xml).pipe(createGzip()));
    try {
      await keepPart(db, wanted, gzip);
      if (name === 'index') await forgetOldParts(db, version);
    } catch (error) {
      log.warn({ err: error }, 'a part of the sitemap was not kept');
    }
    return gzip;
  }

  return async (name) => {
    if (name !== 'index' && partOf(name) === undefined) return undefined;
    const version = (await db.first(catalogueVersion, []))?.version ?? 0;
    const key = `${version}/${name}`;
    const wanted = { name, version };
    const kept = making.get(key) ?? keptPart(db, wanted).then((found) => found ?? make(wanted));
    making.set(key, kept);
    try {
      const gzip = await kept;
      return gzip && { gzip, version: String(version) };
    } finally {
      making.delete(key);
    }
  };
}

function partOf(name: string): Part | undefined {
  const { kind: said, locale: code = '', number = '' } = PART.exec(name)?.groups ?? {};
  const [kind, locale] = [KINDS.find((each) => each === said), localeOf(code)];
  return kind && locale && { kind, locale, number: Number(number) };
}

async function writeIndex(sitemap: Sitemap): Promise<Iterable<string>> {
  const locations: string[] = [];
  for (const locale of LOCALE_LIST) {
    for (const kind of KINDS) {
      const starts = await startsOf(sitemap, kind, locale);
      for (const place of starts.keys())
        locations.push(`${sitemap.origin}/sitemaps/${kind}-${locale.code}-${place + 1}.xml`);
    }
  }
  return indexXml(locations);
}

async function writePart(sitemap: Sitemap, part: Part | undefined): Promise<Iterable<string> | undefined> {
  if (part === undefined) return undefined;
  const { kind, locale, number } = part;
  const from = (await startsOf(sitemap, kind, locale))[number - 1];
  if (from === undefined) return undefined;
  const pages = await pagesFrom(sitemap, { kind, locale, from });
  const urls = pages.map(
    (pathIn): UrlIn =>
      (code) =>
        sitemap.origin + pathIn(code),
  );
  return partXml(urls, locale.code);
}

/** None where the house keeps the kind from search engines. */
async function startsOf(
  { db, starts, partSize, now }: Sitemap,
  kind: Kind,
  locale: Locale,
): Promise<readonly string[]> {
  if (kind === 'written') {
    return starts.get(`written ${locale.code}`, async () => {
      const pages = await indexedPages({ db, now }, locale);
      return pages.filter((_path, place) => place % partSize === 0);
    });
  }
  const open = await openKinds(db, locale);
  if (!open.has(kind === 'products' ? 'product' : 'category')) return [];
  const read = kind === 'products' ? startsOfProducts : startsOfCategories;
  return starts.get(kind, () => read(db, partSize));
}

async function pagesFrom(
  { db, partSize, now }: Sitemap,
  { kind, locale, from }: { readonly kind: Kind; readonly locale: Locale; readonly from: string },
): Promise<readonly PathIn[]> {
  if (kind === 'products') {
    const products = await listedProducts(db, from, partSize);
    return products.map(
      (product): PathIn =>
        (code) =>
          productUrl(code, product),
    );
  }
  const paths =
    kind === 'categories'
      ? await pathsOfCategories(db, from, partSize)
      : (await indexedPages({ db, now }, locale)).filter((path) => path >= from).slice(0, partSize);
  return paths.map(
    (path): PathIn =>
      (code) =>
        pageUrl(code, path),
  );
}

/** The paths of what the house wrote and does not keep from search engines. */
async function indexedPages(
  { db, now }: Pick<Sitemap, 'db' | 'now'>,
  locale: Locale,
): Promise<readonly string[]> {
  const [pages, open] = await Promise.all([writtenPages(db, locale, now()), openKinds(db, locale)]);
  return pages.filter(({ kind }) => open.has(kind)).map(({ path }) => path);
}

/** The kinds of pages that the house's texts for heads leave to search engines. */
async function openKinds(db: Queryable, { language }: Locale): Promise<ReadonlySet<string>> {
  const texts = await bodiesOfKind(db, 'seo', language);
  const open = [...texts].filter(([, { body }]) => !WrittenTags.parse(body).robots.includes('noindex'));
  return new Set(open.map(([kind]) => kind));
}
