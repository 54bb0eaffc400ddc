import type { ContentBody, ContentTile } from '@vitrine/contracts';
import { picturesOfLooks, type Queryable } from '@vitrine/database';
import { dispatchTo, foreignTag, type Locale, pageUrl, readIn } from '@vitrine/domain';
import * as z from 'zod/mini';
import { toMedias } from '../catalog/index.ts';
import { type AnswerRecord, onlineAnswers } from './answer.store.ts';
import { siteMap } from '../footer/index.ts';
import { bodiesOfKind } from './content.store.ts';
import { trailTo } from './trail-to.ts';

type Block = ContentBody['blocks'][number];
interface IndexedPage {
  readonly path: string;
  /** Whose edition it is. */
  readonly country: string;
}
type Contents = Partial<Pick<ContentBody, 'blocks' | 'tiles' | 'filters' | 'trail' | 'more'>>;
type ReadIndex = (db: Queryable, locale: Locale, page: IndexedPage) => Promise<Contents>;

const INDEXES: ReadonlyMap<string, ReadIndex> = new Map<string, ReadIndex>([
  ['delivery-returns', deliveryCountries],
  ['faq', answersByTheme],
  ['sitemap', siteMapBlocks],
  ['stories', storiesInOrder],
]);

/** Stories to read after one. */
const READ_MORE = 3;

/** What a written page is the table of contents of: questions by theme, stories; of a story, what follows it. */
export async function indexOf(db: Queryable, page: IndexedPage, locale: Locale): Promise<Contents> {
  if (page.path.startsWith('stories/')) return afterStory(db, locale, page);
  return (await INDEXES.get(page.path)?.(db, locale, page)) ?? {};
}

/** [R2.021] The countries that are sent to and have an edition of their own. */
async function deliveryCountries(db: Queryable, locale: Locale, page: IndexedPage): Promise<Contents> {
  const pages = await bodiesOfKind(db, 'page', locale.language);
  const names = new Intl.DisplayNames(locale.bcp47, { type: 'region' });
  const prefix = `${page.path}.`;
  const editions = [...pages.keys()]
    .filter((ref) => ref.startsWith(prefix))
    .map((ref) => ref.slice(prefix.length))
    .filter((iso) => dispatchTo(iso) !== undefined);
  const countries = editions
    .map((iso) => ({
      label: names.of(iso) ?? iso,
      url: `${pageUrl(locale.code, page.path)}?dispatchCountry=${iso}`,
      isCurrent: iso === page.country,
    }))
    .toSorted((left, right) => left.label.localeCompare(right.label, locale.bcp47));
  return { filters: [countries] };
}

/** [R2.005] */
async function siteMapBlocks(db: Queryable, locale: Locale): Promise<Contents> {
  const { sections } = await siteMap(db, locale);
  return { blocks: sections.map(({ title, links }) => ({ heading: title, text: '', links })) };
}

async function answersByTheme(db: Queryable, locale: Locale): Promise<Contents> {
  const answers = await onlineAnswers(db, locale.language);
  const themes = [...Map.groupBy(answers, ({ theme }) => theme).values()];
  return { blocks: themes.flatMap((own) => themeBlock(own, locale)) };
}

/** A theme with its questions. */
export function themeBlock(answers: readonly AnswerRecord[], locale: Locale): readonly Block[] {
  const [first] = answers;
  if (first === undefined) return [];
  const { text, language } = readIn(first.themeTexts, locale.language);
  const links = answers.map(({ title, theme, slug }) => ({
    label: title,
    url: pageUrl(locale.code, `faq/${theme}/${slug}`),
  }));
  return [{ heading: text.name, text: text.intro, language: foreignTag(language, locale.language), links }];
}

const Titled = z.object({
  title: z.string(),
  lead: z.string(),
  picture: z.optional(z.object({ look: z.string(), view: z.string() })),
});

/** [R2.027] The stories, each with its picture, by their refs and in their order. */
export async function storyTiles(db: Queryable, locale: Locale): Promise<ReadonlyMap<string, ContentTile>> {
  const stories = [...(await bodiesOfKind(db, 'story', locale.language))].map(
    ([ref, { body, language }]) => ({ ref, language, story: Titled.parse(body) }),
  );
  const looks = stories.flatMap(({ story }) => (story.picture === undefined ? [] : [story.picture.look]));
  const records = await db.all(picturesOfLooks, [[...new Set(looks)]]);
  const kept = new Map(records.map(({ look, media }) => [look, media]));
  const tileOf = ({
    ref,
    language,
    story: { title, lead, picture },
  }: (typeof stories)[number]): ContentTile => {
    const views = picture && kept.get(picture.look)?.filter(({ view }) => view === picture.view);
    const [media] = picture === undefined ? [] : toMedias(picture.look, views ?? []);
    return {
      title,
      text: lead,
      url: pageUrl(locale.code, `stories/${ref}`),
      language: foreignTag(language, locale.language),
      ...(media === undefined ? {} : { media }),
    };
  };
  return new Map(stories.map((story) => [story.ref, tileOf(story)]));
}

async function storiesInOrder(db: Queryable, locale: Locale): Promise<{ readonly tiles: ContentTile[] }> {
  return { tiles: [...(await storyTiles(db, locale)).values()] };
}

/** [R2.027] The paths of those to read after a story, in their circle: after the last comes the first. */
export function nextStories(refs: readonly string[], ref: string): readonly string[] {
  const place = refs.indexOf(ref);
  return [...refs.slice(place + 1), ...refs.slice(0, Math.max(place, 0))].slice(0, READ_MORE);
}

async function afterStory(db: Queryable, locale: Locale, { path }: IndexedPage): Promise<Contents> {
  const [tiles, trail] = await Promise.all([storyTiles(db, locale), trailTo(db, 'stories', locale)]);
  const next = nextStories([...tiles.keys()], path.slice('stories/'.length));
  return { trail, more: next.flatMap((ref) => tiles.get(ref) ?? []) };
}
