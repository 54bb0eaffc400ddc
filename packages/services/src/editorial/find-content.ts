import type { ContentBody, InfoStaticProductBody } from '@vitrine/contracts';
import {
  cardsOfSkus,
  categoryAtPath,
  picturesOfLooks,
  type ProseBlock,
  type Queryable,
} from '@vitrine/database';
import {
  CLIENT_SERVICES_EMAIL,
  foreignTag,
  type Locale,
  pageUrl,
  type SkuId,
  toSkuId,
} from '@vitrine/domain';
import * as z from 'zod/mini';
import { toCard, toMedias } from '../catalog/index.ts';
import { toReading } from '../reading/index.ts';
import { findBody, movedTo, type WrittenBody } from './content.store.ts';
import { findReading } from './find-reading.ts';
import { indexOf } from './page-index.ts';

/** A page or a story as an editor writes it: the picture by look, the pieces by SKU. */
const WrittenPage = z.object({
  title: z.string(),
  lead: z.optional(z.string()),
  picture: z.optional(z.object({ look: z.string(), view: z.string(), alt: z.string() })),
  blocks: z.optional(
    z.array(
      z.object({
        heading: z.string(),
        text: z.string(),
        /** `url`: a path of the shop, `tel:` or `mailto:`; {phone} and {email} are those of the client services. */
        links: z.optional(z.array(z.object({ label: z.string(), url: z.string() }))),
      }),
    ),
  ),
  /** As the import read it of Markdown. */
  prose: z.optional(z.array(z.custom<ProseBlock>())),
  films: z.optional(z.array(z.string())),
  skuIds: z.optional(z.array(z.pipe(z.string(), z.transform(toSkuId)))),
});
type WrittenPage = z.infer<typeof WrittenPage>;

/** Stories stand below this path, everything else that is written at its own. */
export const STORIES = 'stories/';

/** What is looked for: a path of the shop, as it is for people in a country (ISO 3166-1; the locale's if left out). */
export interface ContentWish {
  readonly seoUrl: string;
  readonly country?: string | undefined;
}

/**
 * [R7.070] What a path of the catch-all route is: a page that an editor wrote (the edition for the country before the
 * one for all), a story, an article, an answer, a category that has something to show, or an
 * old address; undefined: nothing.
 */
export async function findContent(
  db: Queryable,
  { seoUrl, country }: ContentWish,
  locale: Locale,
): Promise<ContentBody | undefined> {
  const path = seoUrl.replaceAll(/^\/+|\/+$/gu, '');
  const page =
    (await findWritten(db, { path, country: country ?? locale.country }, locale)) ??
    (await findReading(db, path, locale));
  if (page !== undefined) return page;
  const category = await db.first(categoryAtPath, [locale.language, path]);
  if (category !== undefined)
    return { target: 'category', ref: category.dimId, title: category.name, blocks: [] };
  const moved = await movedTo(db, decoded(path));
  if (moved === undefined) return undefined;
  const { newPath, closedForMs } = moved;
  return {
    target: 'redirect',
    ref: `/${newPath}`,
    title: '',
    blocks: [],
    ...(closedForMs !== null && { closedForMs }),
  };
}

/** A path as people read it; as it is, where its escapes mean nothing. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path).replaceAll('\0', '');
  } catch {
    return path;
  }
}

/** What an editor wrote at a path; undefined where nothing is. */
export async function findWritten(
  db: Queryable,
  { path, country }: { readonly path: string; readonly country: string },
  locale: Locale,
): Promise<ContentBody | undefined> {
  // A dot parts a page from the country of an edition, and is in no address.
  if (path.includes('.')) return undefined;
  const { language } = locale;
  const place = path.startsWith(STORIES)
    ? { kind: 'story', refs: [path.slice(STORIES.length)], language }
    : { kind: 'page', refs: [`${path}.${country}`, path], language };
  const found = await findBody(db, place);
  if (found === undefined) return undefined;
  const [written, contents] = await Promise.all([
    toContent(db, found, { ref: path, locale }),
    indexOf(db, { path, country }, locale),
  ]);
  return { ...written, ...contents };
}

/**
 * [R7.082] What the house says of its private sales, under an id of its own: that of no sale. A piece that is of one is
 * shown in it as little as anywhere.
 */
export async function findServiceText(
  db: Queryable,
  id: string,
  locale: Locale,
): Promise<ContentBody | undefined> {
  const place = { kind: 'exclusive-service', refs: [id], language: locale.language };
  const found = await findBody(db, place);
  return found && toContent(db, found, { ref: id, locale });
}

/** What an editor wrote, with its pieces, pictures and links as they are in a locale. */
export async function toContent(
  db: Queryable,
  { body, language }: WrittenBody,
  { ref, locale }: { readonly ref: string; readonly locale: Locale },
): Promise<ContentBody> {
  const { skuIds = [], picture, blocks = [], prose, ...words } = WrittenPage.parse(body);
  const [products, pictures, reading] = await Promise.all([
    productsOf(db, skuIds, locale),
    pictureOf(db, picture),
    prose && toReading(db, prose, locale),
  ]);
  return {
    target: 'content',
    ref,
    language: foreignTag(language, locale.language),
    ...words,
    blocks: blocks.map((block) => withAddresses(block, locale)),
    ...(reading !== undefined && { prose: reading }),
    ...pictures,
    ...products,
  };
}

/** [R7.076] What the house says on the page of every product; undefined where nothing is written. */
export async function findProductInfo(
  db: Queryable,
  locale: Locale,
): Promise<InfoStaticProductBody | undefined> {
  const { language } = locale;
  const found = await findBody(db, { kind: 'product', refs: ['info'], language });
  if (found === undefined) return undefined;
  const { title, blocks = [] } = WrittenPage.parse(found.body);
  return {
    language: foreignTag(found.language, language),
    title,
    blocks: blocks.map((block) => withAddresses(block, locale)),
  };
}

/** The links of a paragraph as they are in a locale. */
function withAddresses(
  { links, ...block }: NonNullable<WrittenPage['blocks']>[number],
  { code, phone }: Locale,
) {
  const filled = (text: string) =>
    text.replaceAll('{phone}', phone).replaceAll('{email}', CLIENT_SERVICES_EMAIL);
  if (links === undefined) return block;
  return {
    ...block,
    links: links.map(({ label, url }) => ({
      label: filled(label),
      url: /^(?:tel|mailto):/u.test(url) ? filled(url) : pageUrl(code, url),
    })),
  };
}

/** [R3.038] The pieces a page speaks of; those without details or pictures are dropped. */
async function productsOf(
  db: Queryable,
  skuIds: readonly SkuId[],
  locale: Locale,
): Promise<Pick<ContentBody, 'products'>> {
  if (skuIds.length === 0) return {};
  const cards = await db.all(cardsOfSkus, [locale.language, locale.country, skuIds]);
  return cards.length === 0 ? {} : { products: cards.map(({ card }) => toCard(card, locale)) };
}

/** Nothing as long as the look has no such view. */
async function pictureOf(
  db: Queryable,
  picture: WrittenPage['picture'],
): Promise<Pick<ContentBody, 'picture'>> {
  if (picture === undefined) return {};
  const [look] = await db.all(picturesOfLooks, [[picture.look]]);
  const kept = look?.media.filter(({ view }) => view === picture.view) ?? [];
  const [media] = toMedias(picture.look, kept);
  return media === undefined ? {} : { picture: { ...picture, media } };
}
