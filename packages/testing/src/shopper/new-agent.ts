import { createHash, randomBytes } from 'node:crypto';
import { connect, newId } from '@vitrine/database';
import { shopperWith, type TestShopper } from './new-shopper.ts';

const HOUR_MS = 60 * 60 * 1000;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * An agent of the house in a session that was begun in the database, for journeys that are not about the sign-in. The agent
 * serves somebody without an account, in the market of `eng-us`.
 */
export async function newAgent({
  origin,
  databaseUrl,
}: {
  readonly origin: string;
  readonly databaseUrl: string;
}): Promise<TestShopper & { readonly accessToken: string }> {
  const token = randomBytes(32).toString('base64url');
  const others = [randomBytes(32), randomBytes(32)].map((bytes) => hashOf(bytes.toString('hex')));
  const db = connect({ connectionString: databaseUrl, maxConnections: 1 });
  const now = Date.now();
  try {
    await db.executeSql(
      `INSERT INTO session (id, kind, market, agent_id, access_hash, refresh_hash, usid_hash, access_expires_at,
         expires_at, created_at, refreshed_at)
       SELECT $1, 'agent_as_guest', 'us', a.id, $2, $3, $4, $5, $5, $6, $6 FROM agent a ORDER BY a.login LIMIT 1`,
      [newId(), hashOf(token), ...others, new Date(now + HOUR_MS), new Date(now)],
    );
  } finally {
    await db.close();
  }
  return { ...shopperWith(origin, token), accessToken: token };
}
