import { named, type Queryable } from '@vitrine/database';
import { deskOfCountry, desksAnswered } from '@vitrine/domain';

const COUNTRIES = named('desk-countries')<[agentId: string]>(
  `SELECT st.country, bool_or(a.id = $1) AS "isOwn!" FROM agent a JOIN store st ON st.id = a.store_id
   WHERE a.active GROUP BY st.country`,
);

/** The desks whose tickets and chats an agent sees; undefined for one who has left the house. */
export async function desksOfAgent(db: Queryable, agentId: string): Promise<readonly string[] | undefined> {
  const rows = await db.all(COUNTRIES, [agentId]);
  const own = rows.find(({ isOwn }) => isOwn);
  return (
    own &&
    desksAnswered(
      deskOfCountry(own.country),
      rows.map(({ country }) => deskOfCountry(country)),
    )
  );
}
