import type { UserInfoBody } from '@vitrine/contracts';
import { named, type Queryable, type RowOf, type Transaction } from '@vitrine/database';

const COLUMNS =
  'id, login, email, phone, title, first_name, last_name, country, sizes, password_hash, status, locked_until';
const BY_LOGIN = named('customer-by-login')<[login: string]>(
  `SELECT ${COLUMNS} FROM customer WHERE login = $1`,
);
const BY_ID = named('customer-by-id')<[id: string]>(`SELECT ${COLUMNS} FROM customer WHERE id = $1`);

const BY_EMAIL = named('customer-by-email')<[email: string]>(
  `SELECT ${COLUMNS} FROM customer WHERE email = $1`,
);

const BY_PHONE = named('customers-by-phone')<[phone: string]>(
  `SELECT ${COLUMNS} FROM customer WHERE phone = $1 AND status = 'active' LIMIT 2`,
);

/** As the login of one account, or as the number of others. */
const BY_NUMBER = named('customers-by-number')<[number: string]>(
  `SELECT ${COLUMNS} FROM customer WHERE login = $1 OR (phone = $1 AND status = 'active')
   ORDER BY (login = $1) DESC, id LIMIT 2`,
);

const SET_PASSWORD = named('customer-set-password')<[id: string, passwordHash: string]>(
  `UPDATE customer SET password_hash = $2 WHERE id = $1`,
);

/** Undefined where another account has the address by now. */
const SET_EMAIL = named('customer-set-email')<[id: string, email: string]>(
  `UPDATE customer SET login = $2, email = $2
   WHERE id = $1 AND NOT EXISTS (SELECT FROM customer other WHERE other.id <> $1 AND $2 IN (other.login, other.email))
   RETURNING id`,
);
/** Of two accounts that are to have one number the second sees the first. */
const LOCK_NUMBER = named('customer-lock-number')<[phone: string]>(
  `SELECT true AS locked FROM pg_advisory_xact_lock(hashtextextended($1, 0))`,
);
/** A number that the account is entered by is its login. */
const SET_MOBILE = named('customer-set-mobile')<[id: string, phone: string]>(
  `UPDATE customer SET phone = $2, login = CASE WHEN login LIKE '%@%' THEN login ELSE $2 END
   WHERE id = $1 AND NOT EXISTS (SELECT FROM customer other WHERE other.id <> $1 AND $2 IN (other.login, other.phone))
   RETURNING id`,
);

/** A customer as signing in needs them. */
export type CustomerRow = RowOf<typeof BY_ID>;

export async function customerByLogin(db: Queryable, login: string): Promise<CustomerRow | undefined> {
  return db.first(BY_LOGIN, [login]);
}

/** `email` in small letters, as it is kept. */
export async function customerByEmail(db: Queryable, email: string): Promise<CustomerRow | undefined> {
  return db.first(BY_EMAIL, [email]);
}

/**
 * The account of a mobile number in E.164. A number that several accounts have, as a family may, says of none of them whose
 * it is.
 */
export async function customerByPhone(db: Queryable, phone: string): Promise<CustomerRow | undefined> {
  const [only, ...others] = await db.all(BY_PHONE, [phone]);
  return others.length === 0 ? only : undefined;
}

/**
 * The account that a number leads into: the one whose login it is, else the only one that has it. One statement, whatever is
 * found: its time tells nothing.
 */
export async function customerByNumber(db: Queryable, number: string): Promise<CustomerRow | undefined> {
  const [first, ...others] = await db.all(BY_NUMBER, [number]);
  return first?.login === number || others.length === 0 ? first : undefined;
}

export async function customerById(db: Queryable, id: string): Promise<CustomerRow | undefined> {
  return db.first(BY_ID, [id]);
}

export async function setPasswordHash(db: Queryable, id: string, passwordHash: string): Promise<void> {
  await db.all(SET_PASSWORD, [id, passwordHash]);
}

/** [R7.021] The address of an account, which it is entered by; false where another account has it. */
export async function setEmail(transaction: Transaction, id: string, email: string): Promise<boolean> {
  return (await transaction.first(SET_EMAIL, [id, email])) !== undefined;
}

/** [R7.021] The mobile number of an account; false where another one has it. */
export async function setMobile(transaction: Transaction, id: string, phone: string): Promise<boolean> {
  await transaction.first(LOCK_NUMBER, [phone]);
  return (await transaction.first(SET_MOBILE, [id, phone])) !== undefined;
}

/** May this customer sign in at `now`? */
export function isOpen({ status, lockedUntil: until }: CustomerRow, now: Date): boolean {
  return status === 'active' && (until === null || until <= now);
}

/** [R7.159] What a customer is told about themselves. */
export function userInfo(row: CustomerRow): UserInfoBody {
  return {
    login: row.login,
    ...(row.email === null ? {} : { email: row.email }),
    ...(row.title === null ? {} : { title: row.title }),
    firstName: row.firstName,
    lastName: row.lastName,
    country: row.country,
    ...(Object.keys(row.sizes).length === 0 ? {} : { sizes: row.sizes }),
  };
}
