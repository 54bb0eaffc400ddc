import type { SeoTagsBody } from '@vitrine/contracts';
import type { Queryable } from '@vitrine/database';
import {
  type Language,
  listingIndexing,
  type Locale,
  type LocaleCode,
  pageUrl,
  productUrl,
  readListingState,
  type SkuId,
} from '@vitrine/domain';
import * as z from 'zod/mini';
import { findContent } from '../editorial/index.ts';
import { alternatesOf } from './alternates.ts';
import { DESCRIPTION_LENGTH, shorten } from './shorten.ts';
import {
  findCategorySubject,
  findExperienceSubject,
  findProductSubject,
  findStoreSubject,
} from './subject.store.ts';

/** The page whose head is written: its kind, and which one of that kind. */
export interface PageOfTags {
  readonly page: string;
  readonly contentId?: string | undefined;
  readonly skuId?: SkuId | undefined;
  /** Of a listing, as in its address: what is chosen, and its order and page. */
  readonly filters?: string | undefined;
  readonly extras?: string | undefined;
}

/** What a page is about, and where it is in each locale. */
interface Subject {
  readonly name: string;
  readonly text: string;
  readonly urlIn: (locale: LocaleCode) => string;
}

/** Texts of a kind of page: `{name}` and `{text}` stand for the subject's. */
export const WrittenTags = z.object({ title: z.string(), description: z.string(), robots: z.string() });

/** Where the tags are asked: `origin` is the shop's canonical one, without a slash at its end. */
export interface TagSource {
  readonly db: Queryable;
  /** The house's texts for heads, by the kind of page, in a language. */
  readonly textsIn: (language: Language) => Promise<ReadonlyMap<string, { readonly body: unknown }>>;
  readonly origin: string;
}

/** [R7.088] The tags of a page; undefined when there is no such page. */
export async function findTags(
  { db, textsIn, origin }: TagSource,
  wanted: PageOfTags,
  locale: Locale,
): Promise<SeoTagsBody | undefined> {
  const [texts, subject] = await Promise.all([textsIn(locale.language), findSubject(db, wanted, locale)]);
  const written = texts.get(wanted.page);
  if (written === undefined || subject === undefined) return undefined;
  const tags = WrittenTags.parse(written.body);
  const filled = (text: string): string =>
    text.replaceAll('{name}', () => subject.name).replaceAll('{text}', () => subject.text);
  const { canonical, isIndexed } = indexingOf(wanted);
  const urlIn = (code: LocaleCode): string =>
    `${origin}${subject.urlIn(code)}${canonical === '' ? '' : `?${canonical}`}`;
  return {
    title: filled(tags.title),
    description: shorten(filled(tags.description), DESCRIPTION_LENGTH),
    canonical: urlIn(locale.code),
    robots: isIndexed ? tags.robots : 'noindex, follow',
    hreflang: isIndexed ? [...alternatesOf(urlIn)] : [],
  };
}

/** A page that is no listing is indexed as the house's texts say, at its own address. */
function indexingOf({ page, filters = '', extras = '' }: PageOfTags): ReturnType<typeof listingIndexing> {
  const said = page === 'category' ? `${filters}&${extras}` : '';
  return listingIndexing(readListingState(new URLSearchParams(said)));
}

type FindSubject = (db: Queryable, wanted: PageOfTags, locale: Locale) => Promise<Subject | undefined>;

/** Pages that are one of many of their kind. */
const SUBJECTS: ReadonlyMap<string, FindSubject> = new Map([
  ['product', findProduct],
  ['category', findCategory],
  ['content', findPage],
  ['stores', findPlace],
  ['store', findStore],
  ['experience', findExperience],
  ['experiences', findExperiences],
]);

const findSubject: FindSubject = (db, wanted, locale) =>
  (SUBJECTS.get(wanted.page) ?? onlyOfItsKind)(db, wanted, locale);

async function findProduct(db: Queryable, wanted: PageOfTags, locale: Locale): Promise<Subject | undefined> {
  const { contentId = '', skuId } = wanted;
  const product = await findProductSubject(db, locale.language, {
    productId: contentId,
    skuId: skuId ?? null,
  });
  return product && { ...product, urlIn: (code) => productUrl(code, product) };
}

async function findCategory(
  db: Queryable,
  { contentId = '' }: PageOfTags,
  locale: Locale,
): Promise<Subject | undefined> {
  const category = await findCategorySubject(db, locale.language, contentId);
  return category && { ...category, urlIn: (code) => pageUrl(code, category.path) };
}

async function findPage(
  db: Queryable,
  { contentId = '' }: PageOfTags,
  locale: Locale,
): Promise<Subject | undefined> {
  const content = await findContent(db, { seoUrl: contentId }, locale);
  if (content?.target !== 'content') return undefined;
  const text = content.lead ?? content.blocks[0]?.text ?? '';
  return { name: content.title, text, urlIn: (code) => pageUrl(code, contentId) };
}

/** [R2.016] The stores of a place: `contentId` is its path. */
async function findPlace(_db: Queryable, { contentId = 'stores' }: PageOfTags): Promise<Subject> {
  return { name: '', text: '', urlIn: (code) => pageUrl(code, contentId) };
}

/** [R2.025] */
async function findStore(
  db: Queryable,
  { contentId = '' }: PageOfTags,
  locale: Locale,
): Promise<Subject | undefined> {
  const store = await findStoreSubject(db, locale.language, contentId);
  return store && { ...store, urlIn: (code) => pageUrl(code, `point-of-sale/${contentId}`) };
}

/** [R2.038] */
async function findExperience(
  db: Queryable,
  { contentId = '' }: PageOfTags,
  locale: Locale,
): Promise<Subject | undefined> {
  const experience = await findExperienceSubject(db, locale.language, contentId);
  return experience && { ...experience, urlIn: (code) => pageUrl(code, `experiences/${contentId}`) };
}

/** [R2.039] */
async function findExperiences(): Promise<Subject> {
  return { name: '', text: '', urlIn: (code) => pageUrl(code, 'experiences/exposedExperiences') };
}

/** The home page, the cart: named by their kind alone, and told by its texts. */
async function onlyOfItsKind(_db: Queryable, { page }: PageOfTags): Promise<Subject> {
  return { name: '', text: '', urlIn: (code) => pageUrl(code, page) };
}
