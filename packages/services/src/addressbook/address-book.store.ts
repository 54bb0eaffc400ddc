import { named, type Queryable, type RowOf, type Transaction } from '@vitrine/database';
import type { AddressKind } from '@vitrine/domain';

type Own = readonly [customerId: string, id: string];

const ROWS = `SELECT a.id, a.kind, a.is_main, a.is_complete, a.is_as_typed, a.add_to_profile, a.fields, a.words,
    c.names AS country_names,
    (SELECT state ->> 'name' FROM jsonb_array_elements(c.address_rules -> 'states') state
     WHERE state ->> 'code' = a.fields ->> 'state') AS state_name
  FROM address a LEFT JOIN country c ON c.iso = a.fields ->> 'countryCode'
  WHERE a.customer_id = $1`;
const LIST = named('address-book-list')<[customerId: string, kind: string | null]>(
  `${ROWS} AND ($2::text IS NULL OR a.kind = $2) ORDER BY a.kind DESC, a.is_main DESC, a.id`,
);
const ONE = named('address-book-one')<Own>(`${ROWS} AND a.id = $2`);
/** Not FOR UPDATE: rows that refer to the customer may be written meanwhile. */
const HOLD = named('address-book-hold')<[customerId: string]>(
  `SELECT id FROM customer WHERE id = $1 FOR NO KEY UPDATE`,
);
const SIZE = named('address-book-size')<[customerId: string, kind: string]>(
  `SELECT count(*)::int AS "total!", count(*) FILTER (WHERE kind = $2 AND is_main) > 0 AS "hasMain!"
   FROM address WHERE customer_id = $1`,
);
const NO_MAIN = named('address-book-no-main')<[customerId: string, kind: string, but: string]>(
  `UPDATE address SET is_main = false WHERE customer_id = $1 AND kind = $2 AND is_main AND id <> $3`,
);
type Written = readonly [
  ...Own,
  kind: string,
  isMain: boolean,
  isComplete: boolean,
  isAsTyped: boolean,
  addToProfile: boolean,
  fields: string,
  words: string,
];
const ADD = named('address-book-add')<Written>(`INSERT INTO address
     (customer_id, id, kind, is_main, is_complete, is_as_typed, add_to_profile, fields, words)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`);
const CHANGE = named('address-book-change')<Written>(`UPDATE address
   SET kind = $3, is_main = $4, is_complete = $5, is_as_typed = $6, add_to_profile = $7, fields = $8, words = $9
   WHERE customer_id = $1 AND id = $2`);
const REMOVE = named('address-book-remove')<Own>(
  `DELETE FROM address WHERE customer_id = $1 AND id = $2 RETURNING id`,
);
const EQUAL = named('address-book-equal')<[customerId: string, kind: string, fields: string]>(
  `SELECT id FROM address WHERE customer_id = $1 AND kind = $2 AND fields = $3::jsonb LIMIT 1`,
);

export interface AddressRow extends Omit<RowOf<typeof LIST>, 'kind'> {
  readonly kind: AddressKind;
}

/** A customer's addresses, of a kind or all: shipping before billing, the main one first, then the oldest. */
export function addressesOf(
  db: Queryable,
  customerId: string,
  kind?: AddressKind,
): Promise<readonly AddressRow[]> {
  return db.all(LIST, [customerId, kind ?? null]);
}

/** An address of a customer; undefined for one that is nobody's or somebody else's. */
export function findAddress(db: Queryable, customerId: string, id: string): Promise<AddressRow | undefined> {
  return db.first(ONE, [customerId, id]);
}

/** Lets nobody else change the customer's book until the transaction ends: it has one main address of a kind. */
export async function holdBook(transaction: Transaction, customerId: string): Promise<void> {
  await transaction.first(HOLD, [customerId]);
}

/** How many addresses a customer has, and whether one of the kind is the main one. */
export async function bookSize(
  transaction: Transaction,
  customerId: string,
  kind: AddressKind,
): Promise<{ readonly total: number; readonly hasMain: boolean }> {
  return (await transaction.first(SIZE, [customerId, kind])) ?? { total: 0, hasMain: false };
}

/** The id of an address with the same fields; undefined where the book has none. */
export async function equalAddress(
  transaction: Transaction,
  customerId: string,
  { kind, fields }: Pick<BookEntry, 'kind' | 'fields'>,
): Promise<string | undefined> {
  return (await transaction.first(EQUAL, [customerId, kind, JSON.stringify(fields)]))?.id;
}

export interface BookEntry extends Pick<
  AddressRow,
  'id' | 'kind' | 'isMain' | 'isComplete' | 'isAsTyped' | 'addToProfile' | 'fields' | 'words'
> {
  readonly isNew: boolean;
}

/** Writes an address; one that becomes the main one takes that from the other of its kind. */
export async function writeAddress(
  transaction: Transaction,
  customerId: string,
  entry: BookEntry,
): Promise<void> {
  const { id, kind, isMain, isComplete, isAsTyped, addToProfile, fields, words } = entry;
  if (isMain) await transaction.all(NO_MAIN, [customerId, kind, id]);
  const marks = [isMain, isComplete, isAsTyped, addToProfile] as const;
  const texts = [JSON.stringify(fields), JSON.stringify(words)] as const;
  await transaction.all(entry.isNew ? ADD : CHANGE, [customerId, id, kind, ...marks, ...texts]);
}

/** Whether the customer had the address that is gone now. */
export async function removeAddress(db: Queryable, customerId: string, id: string): Promise<boolean> {
  return (await db.first(REMOVE, [customerId, id])) !== undefined;
}
