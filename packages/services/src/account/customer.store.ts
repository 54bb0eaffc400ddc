import type { AnswerOf } from '@vitrine/contracts';
import { named, type Queryable } from '@vitrine/database';

export interface CustomerRow {
  readonly id: string;
  readonly login: string;
  readonly email: string;
  readonly title: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly country: string;
  readonly password_hash: string;
  readonly status: 'active' | 'locked' | 'closed';
  readonly locked_until: Date | null;
}

const COLUMNS =
  'id, login, email, title, first_name, last_name, country, password_hash, status, locked_until';
const BY_LOGIN = named<[login: string], CustomerRow>(
  'customer-by-login',
  `SELECT ${COLUMNS} FROM customer WHERE login = $1`,
);
const BY_ID = named<[id: string], CustomerRow>(
  'customer-by-id',
  `SELECT ${COLUMNS} FROM customer WHERE id = $1`,
);

export async function customerByLogin(db: Queryable, login: string): Promise<CustomerRow | undefined> {
  return db.first(BY_LOGIN, [login]);
}

export async function customerById(db: Queryable, id: string): Promise<CustomerRow | undefined> {
  return db.first(BY_ID, [id]);
}

/** May this customer sign in at `now`? */
export function isOpen({ status, locked_until: until }: CustomerRow, now: Date): boolean {
  return status === 'active' && (until === null || until <= now);
}

/** [R7.159] What a customer is told about himself. */
export function userInfo(row: CustomerRow): AnswerOf<'getUserInfo'> {
  return {
    login: row.login,
    email: row.email,
    ...(row.title === null ? {} : { title: row.title }),
    firstName: row.first_name,
    lastName: row.last_name,
    country: row.country,
  };
}
