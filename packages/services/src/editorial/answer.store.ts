import { named, type Queryable, type RowOf } from '@vitrine/database';
import type { HouseLanguage } from '@vitrine/domain';

const ONLINE = named('online-answers')<
  [language: string],
  { readonly language: HouseLanguage }
>(`SELECT a.slug, theme.slug AS theme, theme.texts AS theme_texts,
     CASE WHEN t.article_id IS NULL THEN 'eng' ELSE $1 END AS "language!",
     coalesce(t.title, f.title) AS title, coalesce(t.body, f.body) AS body, a.popularity
   FROM kb_article a
   JOIN kb_theme theme ON theme.id = a.theme_id
   JOIN kb_article_text f ON f.article_id = a.id AND f.language = 'eng'
   LEFT JOIN kb_article_text t ON t.article_id = a.id AND t.language = $1
   WHERE a.online
   ORDER BY theme.rank, a.popularity DESC, a.id`);

/** A question that is answered on line, in the language asked for or in English; the more popular, the more it is read. */
export type AnswerRecord = RowOf<typeof ONLINE>;

/** By theme, those that are asked most first. */
export function onlineAnswers(db: Queryable, language: string): Promise<readonly AnswerRecord[]> {
  return db.all(ONLINE, [language]);
}
