import { named, picturesOfLooks, type Queryable, type RowOf } from '@vitrine/database';
import { dayAt } from '@vitrine/domain';

const PUBLISHED = named('published-experiences')<[today: string]>(
  `SELECT id, appointment_type, store_ids, picture, pictures, sku_ids, texts FROM experience
   WHERE status = 'published' AND published_on <= $1::date AND (published_until IS NULL OR published_until >= $1::date)
   ORDER BY rank`,
);

export type ExperienceRow = RowOf<typeof PUBLISHED>;

/** [R2.039] The experiences that are published on the day of a moment, in the order of the house, which has a handful. */
export function publishedExperiences(db: Queryable, now: Date): Promise<readonly ExperienceRow[]> {
  return db.all(PUBLISHED, [dayAt(now.getTime(), 'UTC')]);
}

/** The pictures that experiences name, by look and view. */
export async function picturesOf(db: Queryable, experiences: readonly ExperienceRow[]) {
  const refs = experiences.flatMap(({ picture, pictures }) => [picture, ...pictures]);
  const looks = await db.all(picturesOfLooks, [[...new Set(refs.map(({ look }) => look))]]);
  return new Map(looks.map(({ look, media }) => [look, media]));
}
