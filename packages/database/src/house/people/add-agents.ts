import type { Transaction } from '../../connection/in-transaction.ts';
import { newId } from '../../new-id.ts';
import { hashPassword } from '../../people/password.ts';
import type { House } from '../reading/read-house.ts';
import type { RowChange } from '../writing/write-table.ts';

/** Adds the agents whose login is new. */
export async function addAgents({ kysely }: Transaction, { agents }: House): Promise<readonly RowChange[]> {
  const logins = agents.entries.map(({ id }) => id);
  if (logins.length === 0) return [];
  const known = await kysely.selectFrom('agent').select('login').where('login', 'in', logins).execute();
  const missing = agents.entries.filter(({ id }) => !known.some(({ login }) => login === id));
  for (const { row } of missing) {
    const agent = {
      id: newId(),
      login: row.login,
      passwordHash: await hashPassword(row.demoPassword),
      firstName: row.firstName,
      lastName: row.lastName,
      storeId: row.store,
      active: true,
    };
    await kysely.insertInto('agent').values(agent).execute();
  }
  return missing.map(({ kind, id }) => ({ table: 'agent', change: 'added', kind, id }));
}
