import { createTokenService } from '../tokens/index.ts';
import type { TestServices } from './open-services.ts';

/** The id of the agent of the tests' house. */
export async function idOfAgent(services: TestServices): Promise<string> {
  const { rows } = await services.db.executeSql('SELECT id FROM agent ORDER BY login LIMIT 1', []);
  return String(rows[0]?.['id']);
}

/** The access token of an agent who acts: for a client, or as a guest. */
export async function agentToken(services: TestServices, customerId?: string): Promise<string> {
  const agentId = await idOfAgent(services);
  const owner = { market: 'us', agentId, ...(customerId === undefined ? {} : { customerId }) } as const;
  const begun = await createTokenService(services.deps).begin(services.db, owner);
  return begun.tokens.access;
}
