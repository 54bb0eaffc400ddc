import type { AnswerOf } from '@vitrine/contracts';
import { named, type Queryable, type RowOf } from '@vitrine/database';

const COLUMNS =
  'id, login, email, title, first_name, last_name, country, password_hash, status, locked_until';
const BY_LOGIN = named('customer-by-login')<[login: string]>(
  `SELECT ${COLUMNS} FROM customer WHERE login = $1`,
);
const BY_ID = named('customer-by-id')<[id: string]>(`SELECT ${COLUMNS} FROM customer WHERE id = $1`);

/** A customer as signing in needs them. */
export type CustomerRow = RowOf<typeof BY_ID>;

export async function customerByLogin(db: Queryable, login: string): Promise<CustomerRow | undefined> {
  return db.first(BY_LOGIN, [login]);
}

export async function customerById(db: Queryable, id: string): Promise<CustomerRow | undefined> {
  return db.first(BY_ID, [id]);
}

/** May this customer sign in at `now`? */
export function isOpen({ status, lockedUntil: until }: CustomerRow, now: Date): boolean {
  return status === 'active' && (until === null || until <= now);
}

/** [R7.159] What a customer is told about themselves. */
export function userInfo(row: CustomerRow): AnswerOf<'getUserInfo'> {
  return {
    login: row.login,
    email: row.email,
    ...(row.title === null ? {} : { title: row.title }),
    firstName: row.firstName,
    lastName: row.lastName,
    country: row.country,
  };
}
