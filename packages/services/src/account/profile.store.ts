import { named, type Queryable, type RowOf } from '@vitrine/database';

const COLUMNS = `id, login, email, phone, title, first_name, last_name, first_name_reading, last_name_reading,
  birth_date, country, sizes, fiscal, kisa`;
const OF_CUSTOMER = named('profile-of-customer')<[customerId: string]>(
  `SELECT ${COLUMNS} FROM customer WHERE id = $1`,
);
const LOCK = named('profile-lock')<[customerId: string]>(
  `SELECT ${COLUMNS} FROM customer WHERE id = $1 FOR UPDATE`,
);
const WRITE = named('profile-write')<
  [
    customerId: string,
    title: string | null,
    firstName: string,
    lastName: string,
    firstNameReading: string | null,
    lastNameReading: string | null,
    birthDate: string | null,
    sizes: string,
  ]
>(`UPDATE customer SET title = $2, first_name = $3, last_name = $4, first_name_reading = $5, last_name_reading = $6,
     birth_date = $7, sizes = $8
   WHERE id = $1`);
const SET_FISCAL = named('profile-set-fiscal')<[customerId: string, fiscal: string]>(
  `UPDATE customer SET fiscal = $2 WHERE id = $1`,
);

/** What a customer says of themselves. */
export type ProfileRow = RowOf<typeof OF_CUSTOMER>;
export type FiscalRow = NonNullable<ProfileRow['fiscal']>;

export function profileOf(db: Queryable, customerId: string): Promise<ProfileRow | undefined> {
  return db.first(OF_CUSTOMER, [customerId]);
}

/** The same, held until the end of the transaction: two changes at a time must not undo each other. */
export function lockProfile(db: Queryable, customerId: string): Promise<ProfileRow | undefined> {
  return db.first(LOCK, [customerId]);
}

export async function writeProfile(db: Queryable, row: ProfileRow): Promise<void> {
  const { id, title, firstName, lastName, firstNameReading, lastNameReading, birthDate, sizes } = row;
  await db.all(WRITE, [
    id,
    title,
    firstName,
    lastName,
    firstNameReading,
    lastNameReading,
    birthDate,
    JSON.stringify(sizes),
  ]);
}

export async function keepFiscal(db: Queryable, customerId: string, fiscal: FiscalRow): Promise<void> {
  await db.all(SET_FISCAL, [customerId, JSON.stringify(fiscal)]);
}
