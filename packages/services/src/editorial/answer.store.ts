import { named, type Queryable, type RowOf, wordsOf } from '@vitrine/database';
import type { HouseLanguage } from '@vitrine/domain';

const WORDS = wordsOf({ table: 'kb_article_text', of: ['article_id', 'a.id'], language: '$1' });

const ONLINE = named('online-answers')<
  [language: string],
  { readonly language: HouseLanguage }
>(`SELECT a.slug, theme.slug AS theme, theme.texts AS theme_texts,
     ${WORDS.languageOf('body')} AS "language!", ${WORDS.text('title')} AS "title!", ${WORDS.text('body')} AS "body!",
     a.popularity
   FROM kb_article a JOIN kb_theme theme ON theme.id = a.theme_id ${WORDS.joins}
   WHERE a.online
   ORDER BY theme.rank, a.popularity DESC, a.id`);

/** A question with its answer, in the language asked for or in English; the most read have the highest popularity. */
export type AnswerRecord = RowOf<typeof ONLINE>;

/** By theme, those that are asked most first. */
export function onlineAnswers(db: Queryable, language: string): Promise<readonly AnswerRecord[]> {
  return db.all(ONLINE, [language]);
}
