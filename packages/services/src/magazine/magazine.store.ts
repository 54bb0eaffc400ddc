import {
  IN_FALLBACK,
  isPublished,
  type LookPicture,
  named,
  picturesOfLooks,
  type Queryable,
  type RowOf,
  type TableRow,
} from '@vitrine/database';

/** An article in one language; without blocks where only title and summary are written. */
type ArticleText = TableRow<'articleText'>;

const articlesWhere = (
  condition: string,
) => `SELECT a.chunk, a.category, a.tags, a.published_on, a.picture, a.sku_ids, a.for_agents, to_jsonb(t) AS own, to_jsonb(f) AS fallback
   FROM article a
   JOIN article_text f ON f.chunk = a.chunk AND f.language = ${IN_FALLBACK}
   LEFT JOIN article_text t ON t.chunk = a.chunk AND t.language = $1
   WHERE ${condition}
   ORDER BY a.published_on DESC, a.chunk`;

interface Written {
  readonly own: ArticleText | null;
  readonly fallback: ArticleText;
}
const ARTICLES = named('published-articles')<[language: string], Written>(articlesWhere(isPublished('a')));
/** [R2.026] What is to come, or was taken back. */
const DRAFT = named('draft-article')<[language: string, chunk: string], Written>(
  articlesWhere(`a.chunk = $2 AND NOT ${isPublished('a')}`),
);

/** A published article with its picture; without one while the look has no such view. `own` is null where it is not written. */
export interface ArticleRecord extends RowOf<typeof ARTICLES> {
  readonly media: LookPicture | undefined;
}

/** The published ones, newest first. */
export async function publishedArticles(db: Queryable, language: string): Promise<readonly ArticleRecord[]> {
  return withPictures(db, await db.all(ARTICLES, [language]));
}

/** An article that is not published, as it stands. */
export async function draftArticle(
  db: Queryable,
  chunk: string,
  language: string,
): Promise<ArticleRecord | undefined> {
  const [article] = await withPictures(db, await db.all(DRAFT, [language, chunk]));
  return article;
}

async function withPictures(
  db: Queryable,
  articles: readonly RowOf<typeof ARTICLES>[],
): Promise<readonly ArticleRecord[]> {
  const looks = articles.flatMap(({ picture }) => (picture === null ? [] : [picture.look]));
  const pictures = looks.length === 0 ? [] : await db.all(picturesOfLooks, [[...new Set(looks)]]);
  const kept = new Map(pictures.map(({ look, media }) => [look, media]));
  return articles.map((article) => {
    const { picture } = article;
    const views = picture === null ? undefined : kept.get(picture.look);
    return { ...article, media: views?.find(({ view }) => view === picture?.view) };
  });
}
