import { type LookPicture, named, picturesOfLooks, type Queryable } from '@vitrine/database';
import type { HouseLanguage } from '@vitrine/domain';

/** An article in one language; without blocks where only title and summary are written. */
interface ArticleText {
  readonly language: HouseLanguage;
  readonly title: string;
  readonly summary: string;
  readonly blocks: readonly { readonly heading?: string; readonly text: string }[] | null;
}
interface WrittenArticle {
  readonly chunk: string;
  readonly category: string;
  readonly tags: readonly string[];
  /** ISO date. */
  readonly published_on: string;
  readonly picture: { readonly look: string; readonly view: string } | null;
  readonly sku_ids: readonly string[];
  /** In the language asked for; null where it is not written. */
  readonly own: ArticleText | null;
  readonly english: ArticleText;
}
/** A published article with its picture; without one while the look has no such view. */
export interface ArticleRecord extends WrittenArticle {
  readonly media: LookPicture | undefined;
}

type Texts<Value> = Readonly<Partial<Record<HouseLanguage, Value>>> & { readonly eng: Value };
export interface MagazineCategoryRecord {
  readonly chunk: string;
  readonly texts: Texts<{ readonly name: string; readonly intro: string }>;
  readonly tags: readonly { readonly code: string; readonly names: Texts<string> }[];
}

const publishedArticles = named<[language: string], WrittenArticle>(
  'published-articles',
  `SELECT a.chunk, a.category, a.tags, a.published_on, a.picture, a.sku_ids, to_jsonb(t) AS own, to_jsonb(f) AS english
   FROM article a
   JOIN article_text f ON f.chunk = a.chunk AND f.language = 'eng'
   LEFT JOIN article_text t ON t.chunk = a.chunk AND t.language = $1
   WHERE a.status = 'published'
   ORDER BY a.published_on DESC, a.chunk`,
);

const magazineCategories = named<[], MagazineCategoryRecord>(
  'magazine-categories',
  'SELECT chunk, texts, tags FROM magazine_category ORDER BY rank',
);

export const createMagazineStore = (db: Queryable) => ({
  /** The published ones, newest first. */
  articlesIn: async (language: string): Promise<readonly ArticleRecord[]> => {
    const articles = await db.all(publishedArticles, [language]);
    const looks = articles.flatMap(({ picture }) => (picture === null ? [] : [picture.look]));
    const kept = new Map(
      (await db.all(picturesOfLooks, [[...new Set(looks)]])).map(({ look, media }) => [look, media]),
    );
    return articles.map((article) => {
      const { picture } = article;
      const views = picture === null ? undefined : kept.get(picture.look);
      return { ...article, media: views?.find(({ view }) => view === picture?.view) };
    });
  },
  /** In the order of the house. */
  categories: (): Promise<readonly MagazineCategoryRecord[]> => db.all(magazineCategories, []),
});
