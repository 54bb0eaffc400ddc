import { named, type Queryable, type RowOf } from '@vitrine/database';

const COLUMNS = 'id, login, password_hash, first_name, last_name, store_id';
const BY_LOGIN = named('agent-by-login')<[login: string]>(
  `SELECT ${COLUMNS} FROM agent WHERE login = $1 AND active`,
);
const BY_ID = named('agent-by-id')<[id: string]>(`SELECT ${COLUMNS} FROM agent WHERE id = $1 AND active`);

/** An agent who works for the house: who has left it is none. */
export type AgentRow = RowOf<typeof BY_ID>;

/** `login` in small letters, as it is kept. */
export async function agentByLogin(db: Queryable, login: string): Promise<AgentRow | undefined> {
  return db.first(BY_LOGIN, [login]);
}

export async function agentById(db: Queryable, id: string): Promise<AgentRow | undefined> {
  return db.first(BY_ID, [id]);
}
