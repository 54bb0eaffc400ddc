import { named, type Queryable } from '@vitrine/database';
import type { CalendarDay, HouseLanguage } from '@vitrine/domain';

const COUNT = named('count-answer-use')<
  [theme: string, slug: string, language: string, day: string, useful: number, useless: number]
>(
  `INSERT INTO kb_article_use AS kept (article_id, language, day, useful, useless)
   SELECT a.id, $3, $4, $5, $6 FROM kb_article a JOIN kb_theme theme ON theme.id = a.theme_id
   WHERE theme.slug = $1 AND a.slug = $2 AND a.online
   ON CONFLICT (article_id, language, day) DO UPDATE
     SET useful = kept.useful + excluded.useful, useless = kept.useless + excluded.useless
   RETURNING kept.article_id`,
);

const SHARES = named('answer-uses')<[]>(
  `SELECT theme.slug AS theme, a.slug, used.language, sum(used.useful)::int AS "useful!",
     sum(used.useless)::int AS "useless!"
   FROM kb_article_use used JOIN kb_article a ON a.id = used.article_id JOIN kb_theme theme ON theme.id = a.theme_id
   GROUP BY theme.slug, a.slug, used.language
   ORDER BY sum(used.useless) DESC, theme.slug, a.slug, used.language`,
);

interface Use {
  readonly theme: string;
  readonly slug: string;
  readonly language: HouseLanguage;
  readonly day: CalendarDay;
  readonly isUseful: boolean;
}

/** [R2.010] Counts that an answer was of use, or was none; false where there is no such answer. */
export async function countUse(
  db: Queryable,
  { theme, slug, language, day, isUseful }: Use,
): Promise<boolean> {
  const counted = await db.first(COUNT, [theme, slug, language, day, isUseful ? 1 : 0, isUseful ? 0 : 1]);
  return counted !== undefined;
}

/** How often each answer was of use and how often not, those that helped least often first. */
export const answerUses = (db: Queryable) => db.all(SHARES, []);
