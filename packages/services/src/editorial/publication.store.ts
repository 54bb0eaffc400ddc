import { named, type Queryable } from '@vitrine/database';

/** Whether something of a table began or ended since the last day that was looked at. */
const moved = (table: string) => `EXISTS (
     SELECT FROM ${table} WHERE status = 'published'
       AND (published_on > catalogue_version.published_day AND published_on <= (now() AT TIME ZONE 'UTC')::date
         OR published_until >= catalogue_version.published_day AND published_until < (now() AT TIME ZONE 'UTC')::date))`;

const FOLLOW_DAY = named('follow-publication-day')<[]>(
  `UPDATE catalogue_version
   SET published_day = (now() AT TIME ZONE 'UTC')::date,
     version = version + CASE WHEN ${['article', 'content', 'experience'].map(moved).join(' OR ')} THEN 1 ELSE 0 END
   WHERE published_day IS DISTINCT FROM (now() AT TIME ZONE 'UTC')::date
   RETURNING version`,
);

/** [R7.070] Once a day of UTC, in whichever process comes first: raises the version where something begins or ends. */
export async function followPublicationDay(db: Queryable): Promise<void> {
  await db.all(FOLLOW_DAY, []);
}
