import { named, type PendingAccount, type Transaction } from '@vitrine/database';
import type { Locale } from '@vitrine/domain';

/** What somebody entered takes the place of what the boutique wrote; what they left out stays. */
const UPGRADE = named('customer-upgrade')<
  [
    email: string,
    passwordHash: string | null,
    title: string | null,
    firstName: string | null,
    lastName: string | null,
    locale: string | null,
    country: string | null,
  ]
>(`UPDATE customer SET status = 'active', password_hash = $2, title = coalesce($3, title),
     first_name = coalesce($4, first_name), last_name = coalesce($5, last_name), locale = coalesce($6, locale),
     country = coalesce($7, country)
   WHERE email = $1 AND status = 'boutique' RETURNING id`);
const INSERT = named('customer-insert')<
  [
    id: string,
    email: string,
    passwordHash: string | null,
    title: string | null,
    firstName: string,
    lastName: string,
    locale: string,
    country: string,
    now: Date,
  ]
>(`INSERT INTO customer (id, login, email, password_hash, title, first_name, last_name, locale, country, status, created_at)
   VALUES ($1, $2, $2, $3, $4, $5, $6, $7, $8, 'active', $9) ON CONFLICT DO NOTHING RETURNING id`);

const INSERT_BY_MOBILE = named('customer-insert-by-mobile')<
  [
    id: string,
    phone: string,
    passwordHash: string,
    title: string | null,
    firstName: string,
    lastName: string,
    locale: string,
    country: string,
    now: Date,
  ]
>(`INSERT INTO customer (id, login, phone, password_hash, title, first_name, last_name, locale, country, status, created_at)
   VALUES ($1, $2, $2, $3, $4, $5, $6, $7, $8, 'active', $9) ON CONFLICT DO NOTHING RETURNING id`);

interface Beginning {
  readonly newId: string;
  readonly email: string;
  /** What was entered at the registration; undefined of a client whom a boutique knows. */
  readonly account: PendingAccount | undefined;
  readonly passwordHash: string | null;
  readonly now: Date;
}

/**
 * [R7.022, R7.023] The account of an address that was just confirmed: that of the boutique's client where there is one, else
 * a new one. Its id; undefined where the address has an account by now.
 */
export async function beginAccount(
  transaction: Transaction,
  beginning: Beginning,
): Promise<string | undefined> {
  const upgraded = await upgrade(transaction, beginning);
  return upgraded ?? insert(transaction, beginning);
}

async function upgrade(
  transaction: Transaction,
  { email, account, passwordHash }: Beginning,
): Promise<string | undefined> {
  const { title = null, firstName = null, lastName = null, locale = null, country = null } = account ?? {};
  const row = await transaction.first(UPGRADE, [
    ...([email, passwordHash, title, firstName, lastName, locale, country] as const),
  ]);
  return row?.id;
}

async function insert(
  transaction: Transaction,
  { newId, email, account, passwordHash, now }: Beginning,
): Promise<string | undefined> {
  if (account === undefined) return undefined;
  const { title = null, firstName, lastName, locale, country } = account;
  const row = await transaction.first(INSERT, [
    ...([newId, email, passwordHash, title, firstName, lastName, locale, country, now] as const),
  ]);
  return row?.id;
}

interface MobileBeginning {
  readonly newId: string;
  /** E.164; it is the login. */
  readonly phone: string;
  readonly passwordHash: string;
  readonly person: {
    readonly title: string | undefined;
    readonly firstName: string;
    readonly lastName: string;
  };
  readonly locale: Locale;
  readonly now: Date;
}

/** [R2.036] The account of a mobile number; undefined where another one is entered by it. */
export async function beginMobileAccount(
  transaction: Transaction,
  { newId, phone, passwordHash, person, locale, now }: MobileBeginning,
): Promise<string | undefined> {
  const { title = null, firstName, lastName } = person;
  const row = await transaction.first(INSERT_BY_MOBILE, [
    ...([newId, phone, passwordHash, title, firstName, lastName, locale.code, locale.country, now] as const),
  ]);
  return row?.id;
}
