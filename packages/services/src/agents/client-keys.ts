import { createHash } from 'node:crypto';
import { type Database, inTransaction } from '@vitrine/database';
import { nameKeys } from '@vitrine/search';
import {
  type ClientRow,
  hasUnkeyed,
  type KeyedClient,
  lockUnkeyed,
  setKeyed,
  setKeys,
  storesOfClients,
} from './client.store.ts';

/** Clients whose keys are made in one transaction of the job. */
const BATCH = 200;
/** Of a search, which must not wait for an import: forty keys of a client cost some five milliseconds. */
const RECENT = 20;
/** Digits of a telephone number that tell it from others, however the rest is written. */
const TELLING_DIGITS = 7;

type Names = Pick<ClientRow, 'firstName' | 'lastName' | 'firstNameReading' | 'lastNameReading'>;

/** The family name first, as names without spaces are written. */
export function namesOf({
  lastName,
  firstName,
  lastNameReading,
  firstNameReading,
}: Names): readonly string[] {
  return [lastName, firstName, lastNameReading, firstNameReading].filter((name) => name !== null);
}

/** A number of a client as it is compared: letters and digits alone. */
export const bareNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The digits of what may be a telephone number, from the end; undefined for other texts. */
export function phoneEnd(text: string): string | undefined {
  const bare = text.normalize('NFKC').replaceAll(/[\s().+/-]/gu, '');
  return /^\d{7,15}$/u.test(bare) ? bare.slice(-TELLING_DIGITS) : undefined;
}

export const numberKey = (text: string): string => `#${bareNumber(text)}`;
export const emailKey = (text: string): string => `@${text.trim().toLowerCase()}`;
export const phoneKey = (end: string): string => `+${end}`;

/**
 * A key of a store's clients as it is kept: 32 bits of a digest of the store and the key. So one index holds all stores, a
 * search reads the entries of its own alone, and no name stands in it. Another key may have the same bits: whoever is found
 * by them is compared with what was typed.
 */
export function keyInStore(storeId: string, key: string): number {
  return createHash('sha256').update(`${storeId}\n${key}`).digest().readInt32BE();
}

function keysOf(client: KeyedClient): readonly string[] {
  if (client.status === 'closed') return [];
  const { email, phone, goldenId, dreamId } = client;
  const end = phone === null ? undefined : phoneEnd(phone);
  return [
    ...nameKeys(namesOf(client)),
    ...(email === null ? [] : [emailKey(email)]),
    ...(end === undefined ? [] : [phoneKey(end)]),
    ...[goldenId, dreamId].filter((number) => number !== null).map(numberKey),
  ];
}

/** Makes the keys anew of clients whose names, numbers or stores have changed; how many there were. */
async function keyBatch(db: Database, limit: number): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const clients = await lockUnkeyed(transaction, limit);
    if (clients.length === 0) return 0;
    const keys = new Map(clients.map((client) => [client.id, keysOf(client)]));
    for (const place of await storesOfClients(transaction, [...keys.keys()])) {
      const own = (keys.get(place.customerId) ?? []).map((key) => keyInStore(place.storeId, key));
      await setKeys(transaction, place, [...new Set(own)]);
    }
    await setKeyed(transaction, [...keys.keys()]);
    return clients.length;
  });
}

/** For a search: what has just changed is found at once, and the rest of a large import waits for the job. */
export async function keyRecentClients(db: Database): Promise<void> {
  if (await hasUnkeyed(db)) await keyBatch(db, RECENT);
}

/** The job: all of them, batch by batch. */
export async function keyClients({ db }: { readonly db: Database }): Promise<void> {
  while ((await keyBatch(db, BATCH)) === BATCH);
}
