import { named, type Queryable, type RowOf, type Transaction } from '@vitrine/database';
import { CODE_TRIES, type CodeKind, type LinkKind } from '@vitrine/domain';

type About = RowOf<typeof BY_ID>['about'];

const INSERT = named('one-time-insert')<
  [
    id: string,
    kind: LinkKind | CodeKind,
    tokenHash: string | null,
    subject: string | null,
    customerId: string | null,
    about: string | null,
    now: Date,
    expiresAt: Date,
  ]
>(`INSERT INTO one_time_token (id, kind, token_hash, subject, customer_id, about, created_at, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`);
const COLUMNS = 'id, customer_id, about, created_at, expires_at, used_at';
const BY_ID = named('one-time-by-id')<[id: string, kind: LinkKind | CodeKind]>(
  `SELECT ${COLUMNS} FROM one_time_token WHERE id = $1 AND kind = $2`,
);
const BY_TOKEN = named('one-time-by-token')<[tokenHash: string, kind: LinkKind, now: Date]>(
  `SELECT ${COLUMNS} FROM one_time_token
   WHERE token_hash = $1 AND kind = $2 AND used_at IS NULL AND expires_at > $3`,
);
const USE_LINK = named('one-time-use-link')<[tokenHash: string, kind: LinkKind, now: Date]>(
  `UPDATE one_time_token SET used_at = $3
   WHERE token_hash = $1 AND kind = $2 AND used_at IS NULL AND expires_at > $3 RETURNING ${COLUMNS}`,
);
/** Counts before anybody compares, so that tries at the same time cannot all pass below the limit. */
const COUNT_TRY = named('one-time-count-try')<
  [kind: CodeKind, subject: string, now: Date, tries: number]
>(`UPDATE one_time_token SET tries = tries + 1
   WHERE id = (
       SELECT id FROM one_time_token WHERE kind = $1 AND subject = $2 ORDER BY created_at DESC, id DESC LIMIT 1)
     AND used_at IS NULL AND expires_at > $3 AND tries < $4
   RETURNING ${COLUMNS}`);
const USE_CODE = named('one-time-use-code')<[id: string, now: Date]>(
  `UPDATE one_time_token SET used_at = $2 WHERE id = $1 AND used_at IS NULL AND expires_at > $2 RETURNING id`,
);
const SET_OWNER = named('one-time-set-owner')<[ids: readonly string[], customerId: string]>(
  `UPDATE one_time_token SET customer_id = $2 WHERE id = ANY ($1::text[])`,
);
const END_OF_CUSTOMER = named('one-time-end-of-customer')<
  [customerId: string, kinds: readonly (LinkKind | CodeKind)[], now: Date]
>(`UPDATE one_time_token SET used_at = $3
   WHERE customer_id = $1 AND kind = ANY ($2::text[]) AND used_at IS NULL`);

const DROP = named('one-time-drop')<[id: string]>('DELETE FROM one_time_token WHERE id = $1');

/** A link or a code that was sent. */
export type OneTimeRow = RowOf<typeof BY_ID>;

export interface NewOneTime {
  readonly id: string;
  readonly kind: LinkKind | CodeKind;
  /** One of the two: a link has a token, a code somebody who types it. */
  readonly tokenHash?: string;
  readonly subject?: string;
  readonly customerId?: string | undefined;
  readonly about?: NonNullable<About> | undefined;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function insertOneTime(db: Queryable, row: NewOneTime): Promise<void> {
  await db.all(INSERT, [
    ...([row.id, row.kind, row.tokenHash ?? null, row.subject ?? null, row.customerId ?? null] as const),
    ...([row.about === undefined ? null : JSON.stringify(row.about), row.now, row.expiresAt] as const),
  ]);
}

export async function oneTimeById(
  db: Queryable,
  kind: LinkKind | CodeKind,
  id: string,
): Promise<OneTimeRow | undefined> {
  return db.first(BY_ID, [id, kind]);
}

interface Presented {
  readonly kind: LinkKind;
  readonly tokenHash: string;
  readonly now: Date;
}

export async function findLink(
  db: Queryable,
  { kind, tokenHash, now }: Presented,
): Promise<OneTimeRow | undefined> {
  return db.first(BY_TOKEN, [tokenHash, kind, now]);
}

export async function spendLink(
  transaction: Transaction,
  { kind, tokenHash, now }: Presented,
): Promise<OneTimeRow | undefined> {
  return transaction.first(USE_LINK, [tokenHash, kind, now]);
}

/** The newest code of a subject, if it may be tried once more. */
export async function countTry(
  db: Queryable,
  { kind, subject, now }: { readonly kind: CodeKind; readonly subject: string; readonly now: Date },
): Promise<OneTimeRow | undefined> {
  return db.first(COUNT_TRY, [kind, subject, now, CODE_TRIES]);
}

/** False when somebody else has used the code since it was compared. */
export async function spendCode(transaction: Transaction, id: string, now: Date): Promise<boolean> {
  return (await transaction.first(USE_CODE, [id, now])) !== undefined;
}

/** Notes whose they are: whoever sends them has found it out, and the call that made them had not looked. */
export async function setOwner(db: Queryable, ids: readonly string[], customerId: string): Promise<void> {
  await db.all(SET_OWNER, [ids, customerId]);
}

/** Links and codes of a customer lead nowhere any more. */
export async function endOneTimes(
  transaction: Transaction,
  customerId: string,
  { kinds, now }: { readonly kinds: readonly (LinkKind | CodeKind)[]; readonly now: Date },
): Promise<void> {
  await transaction.all(END_OF_CUSTOMER, [customerId, kinds, now]);
}

/** Forgets one at once: what it was for is done, and whom it named is to be forgotten. */
export async function dropOneTime(db: Queryable, id: string): Promise<void> {
  await db.all(DROP, [id]);
}
