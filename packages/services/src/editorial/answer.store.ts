import { named, type Queryable } from '@vitrine/database';
import type { HouseLanguage } from '@vitrine/domain';

type Texts<Value> = Readonly<Partial<Record<HouseLanguage, Value>>> & { readonly eng: Value };

/** A question that is answered on line, in the language asked for or in English. */
export interface AnswerRecord {
  readonly slug: string;
  readonly theme: string;
  readonly theme_texts: Texts<{ readonly name: string; readonly intro: string }>;
  readonly language: HouseLanguage;
  readonly title: string;
  readonly body: string;
  /** The more, the more it is read. */
  readonly popularity: number;
}

const onlineAnswers = named<[language: string], AnswerRecord>(
  'online-answers',
  `SELECT a.slug, theme.slug AS theme, theme.texts AS theme_texts,
     CASE WHEN t.article_id IS NULL THEN 'eng' ELSE $1 END AS language,
     coalesce(t.title, f.title) AS title, coalesce(t.body, f.body) AS body, a.popularity
   FROM kb_article a
   JOIN kb_theme theme ON theme.id = a.theme_id
   JOIN kb_article_text f ON f.article_id = a.id AND f.language = 'eng'
   LEFT JOIN kb_article_text t ON t.article_id = a.id AND t.language = $1
   WHERE a.online
   ORDER BY theme.rank, a.popularity DESC, a.id`,
);

export const createAnswerStore = (db: Queryable) => ({
  /** By theme, those that are asked most first. */
  onlineIn: (language: string): Promise<readonly AnswerRecord[]> => db.all(onlineAnswers, [language]),
});
