import {
  CATEGORY_IS_SHOWN,
  isPublished,
  mayHave,
  named,
  type Queryable,
  type RowOf,
} from '@vitrine/database';
import { FALLBACK_LANGUAGE, HOUSE_LANGUAGES, type HouseLanguage, readIn } from '@vitrine/domain';
import type { HouseWords, InLanguages, TextDocument, TextWords } from '@vitrine/search';
import * as z from 'zod/mini';

const CATEGORIES = named('search-categories')<
  [],
  { readonly words: InLanguages<{ readonly name: string; readonly intro: string }> }
>(
  `SELECT c.dim_id, c.parent_id, c.rank, c.path,
     (SELECT json_object_agg(t.language, json_build_object('name', t.name, 'intro', t.intro))
      FROM category_text t WHERE t.dim_id = c.dim_id) AS "words!"
   FROM category c
   WHERE ${CATEGORY_IS_SHOWN} AND EXISTS (SELECT FROM category_text t WHERE t.dim_id = c.dim_id)
   ORDER BY c.rank`,
);
const ARTICLES = named('search-articles')<
  [],
  { readonly words: InLanguages<TextWords>; readonly dimIds: readonly string[] }
>(
  `SELECT a.chunk, a.published_on,
     (SELECT json_object_agg(t.language, json_build_object('title', t.title, 'lead', t.summary, 'body', coalesce((
        SELECT string_agg(words #>> '{}', ' ')
        FROM jsonb_path_query(t.blocks, 'strict $.**.text') words), '')))
      FROM article_text t WHERE t.chunk = a.chunk) AS "words!",
     array(
       SELECT a.category
       UNION SELECT held.dim_id
       FROM sku JOIN product p ON p.id = sku.product_id AND ${mayHave('p')}
       JOIN product_category pc ON pc.product_id = p.id
       JOIN category c ON c.dim_id = pc.dim_id AND ${mayHave('c')}
       JOIN category held ON held.path = c.path OR starts_with(c.path, held.path || '/')
       WHERE sku.id = ANY (a.sku_ids)) AS "dim_ids!"
   FROM article a
   WHERE ${isPublished('a')} AND EXISTS (SELECT FROM article_text t WHERE t.chunk = a.chunk)
   ORDER BY a.published_on DESC, a.chunk`,
);
const ANSWERS = named('search-answers')<
  [],
  {
    readonly words: InLanguages<{ readonly title: string; readonly body: string; readonly asked: string }>;
  }
>(
  `SELECT a.slug, theme.slug AS theme, theme.texts AS theme_texts,
     (SELECT json_object_agg(t.language, json_build_object(
        'title', t.title, 'body', t.body, 'asked', array_to_string(t.asked, '; ')))
      FROM kb_article_text t WHERE t.article_id = a.id) AS "words!"
   FROM kb_article a JOIN kb_theme theme ON theme.id = a.theme_id
   WHERE a.online AND EXISTS (SELECT FROM kb_article_text t WHERE t.article_id = a.id)
   ORDER BY theme.rank, a.popularity DESC, a.id`,
);
/** Without the editions of a page for a country, which stand at the address of the page. */
const PAGES = named('search-pages')<[], { readonly bodies: Readonly<Record<string, unknown>> }>(
  `SELECT kind, ref, json_object_agg(language, body) AS "bodies!" FROM content
   WHERE (kind = 'story' OR (kind = 'page' AND position('.' IN ref) = 0)) AND ${isPublished('content')}
   GROUP BY kind, ref ORDER BY kind, ref`,
);
const FACET_VALUES = named('search-facet-values')<[]>(
  'SELECT facet, value, rank, names, synonyms FROM facet_value ORDER BY facet, rank',
);
const WORD_GROUPS = named('search-word-groups')<[]>('SELECT words FROM word_group ORDER BY id');

/** What is read of a page that an editor wrote. */
const PageWords = z.object({
  title: z.string(),
  lead: z.optional(z.string()),
  blocks: z.optional(z.array(z.object({ heading: z.optional(z.string()), text: z.optional(z.string()) }))),
  prose: z.optional(z.array(z.looseObject({}))),
});

/** How long the lead of a text may be that has none of its own, in characters. */
const LEAD_LENGTH = 200;

/** Everything the index holds beside the pieces, as everybody may see it: read whole, for it is small. */
export async function readHouseWords(db: Queryable): Promise<HouseWords> {
  const [categories, articles, answers, pages, facetValues, groups] = await Promise.all([
    db.all(CATEGORIES, []),
    db.all(ARTICLES, []),
    db.all(ANSWERS, []),
    db.all(PAGES, []),
    db.all(FACET_VALUES, []),
    db.all(WORD_GROUPS, []),
  ]);
  return {
    categories,
    texts: [...articles.map(toArticle), ...answers.map(toAnswer), ...pages.flatMap(toPage)],
    vocabulary: {
      facetValues: facetValues.map(({ names, synonyms, ...value }) => ({
        ...value,
        names: written(names),
        synonyms: written(synonyms),
      })),
      synonyms: groups.map(({ words }) => written(words)),
    },
  };
}

function toArticle({ chunk, publishedOn, ...article }: RowOf<typeof ARTICLES>): TextDocument {
  return { id: chunk, kind: 'article', path: `magazine/articles/${chunk}`, date: publishedOn, ...article };
}

function toAnswer({ theme, themeTexts, slug, words }: RowOf<typeof ANSWERS>): TextDocument {
  const id = `${theme}/${slug}`;
  return {
    id,
    kind: 'answer',
    path: `faq/${id}`,
    dimIds: [],
    words: inEach(words, (text, language) => ({
      ...text,
      lead: leadOf(text.body),
      theme: readIn(themeTexts, language).text.name,
    })),
  };
}

/** A page that is not written as pages are has no words to be found by. */
function toPage({ kind, ref, bodies }: RowOf<typeof PAGES>): readonly TextDocument[] {
  const path = kind === 'story' ? `stories/${ref}` : ref;
  const words = inEach<unknown, TextWords>(bodies, (body) => {
    const page = z.safeParse(PageWords, body);
    if (!page.success) return undefined;
    const { title, lead, blocks = [], prose = [] } = page.data;
    const text = [
      ...blocks.flatMap((block) => [block.heading ?? '', block.text ?? '']),
      ...prose.flatMap(textsIn),
    ].join(' ');
    return { title, lead: lead ?? leadOf(blocks[0]?.text ?? ''), body: text };
  });
  return words[FALLBACK_LANGUAGE] === undefined ? [] : [{ id: path, kind: 'page', path, dimIds: [], words }];
}

/** The words of a part of a prose, which nests no deeper than a list. */
function textsIn(part: unknown): readonly string[] {
  if (Array.isArray(part)) return part.flatMap(textsIn);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'text' && typeof value === 'string' ? [value] : textsIn(value),
  );
}

/** The beginning of a text, up to the end of a sentence or a word. */
function leadOf(text: string): string {
  if (text.length <= LEAD_LENGTH) return text;
  const cut = text.slice(0, LEAD_LENGTH);
  const end = Math.max(cut.lastIndexOf('. ') + 1, cut.lastIndexOf('。') + 1);
  if (end > 0) return cut.slice(0, end);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > 0 ? space : LEAD_LENGTH)}…`;
}

function inEach<Text, Other>(
  texts: Readonly<Partial<Record<HouseLanguage, Text>>>,
  turn: (text: Text, language: HouseLanguage) => Other | undefined,
): InLanguages<Other> {
  const turned: Partial<Record<HouseLanguage, Other>> = {};
  for (const language of HOUSE_LANGUAGES) {
    const text = texts[language];
    const other = text === undefined ? undefined : turn(text, language);
    if (other !== undefined) turned[language] = other;
  }
  return turned;
}

const written = <Text>(texts: {
  readonly [Written in HouseLanguage]?: Text | undefined;
}): InLanguages<Text> => inEach<Text | undefined, Text>(texts, (text) => text);
