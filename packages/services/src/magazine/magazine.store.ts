import {
  IN_FALLBACK,
  type LookPicture,
  named,
  picturesOfLooks,
  type Queryable,
  type RowOf,
  type TableRow,
} from '@vitrine/database';

/** An article in one language; without blocks where only title and summary are written. */
type ArticleText = TableRow<'articleText'>;

const ARTICLES = named('published-articles')<
  [language: string],
  { readonly own: ArticleText | null; readonly fallback: ArticleText }
>(`SELECT a.chunk, a.category, a.tags, a.published_on, a.picture, a.sku_ids, to_jsonb(t) AS own, to_jsonb(f) AS fallback
   FROM article a
   JOIN article_text f ON f.chunk = a.chunk AND f.language = ${IN_FALLBACK}
   LEFT JOIN article_text t ON t.chunk = a.chunk AND t.language = $1
   WHERE a.status = 'published'
   ORDER BY a.published_on DESC, a.chunk`);

const CATEGORIES = named('magazine-categories')<[]>(
  'SELECT chunk, texts, tags FROM magazine_category ORDER BY rank',
);

/** A published article with its picture; without one while the look has no such view. `own` is null where it is not written. */
export interface ArticleRecord extends RowOf<typeof ARTICLES> {
  readonly media: LookPicture | undefined;
}
export type MagazineCategoryRecord = RowOf<typeof CATEGORIES>;

/** The published ones, newest first. */
export async function publishedArticles(db: Queryable, language: string): Promise<readonly ArticleRecord[]> {
  const articles = await db.all(ARTICLES, [language]);
  const looks = articles.flatMap(({ picture }) => (picture === null ? [] : [picture.look]));
  const pictures = await db.all(picturesOfLooks, [[...new Set(looks)]]);
  const kept = new Map(pictures.map(({ look, media }) => [look, media]));
  return articles.map((article) => {
    const { picture } = article;
    const views = picture === null ? undefined : kept.get(picture.look);
    return { ...article, media: views?.find(({ view }) => view === picture?.view) };
  });
}

/** In the order of the house. */
export function magazineCategories(db: Queryable): Promise<readonly MagazineCategoryRecord[]> {
  return db.all(CATEGORIES, []);
}
