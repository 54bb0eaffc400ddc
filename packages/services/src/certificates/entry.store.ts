import { named, type Queryable, type RowOf, type Transaction } from '@vitrine/database';
import type { ChainEntry, ChainWord } from '@vitrine/domain';

const LAST = named('certificate-last-entry')<[serialNumber: string]>(
  `SELECT place, hash, sku_id FROM certificate_entry WHERE serial_number = $1 ORDER BY place DESC LIMIT 1`,
);
const ADD = named('certificate-add-entry')<
  readonly [
    serialNumber: string,
    place: number,
    key: string,
    word: ChainWord,
    fromId: string,
    signerId: string,
    toId: string,
    at: Date,
    language: string,
    skuId: string | null,
    contact: string | null,
    previousHash: string,
    keyId: string,
    hash: string,
    signature: string,
  ]
>(`INSERT INTO certificate_entry (serial_number, place, key, word, from_id, signer_id, to_id, at, language, sku_id, contact,
     previous_hash, key_id, hash, signature)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`);
const OF_ALL = named('certificate-entries')<
  [serialNumbers: readonly string[]],
  { readonly word: ChainWord }
>(`SELECT serial_number, place, key, word, from_id, signer_id, to_id, at, language, sku_id, contact, previous_hash, key_id,
     hash, signature
   FROM certificate_entry WHERE serial_number = ANY ($1::text[]) ORDER BY serial_number, place`);

/** The last entry of a chain; undefined where it has none. The certificate is locked. */
export function lastEntry(transaction: Transaction, serialNumber: string) {
  return transaction.first(LAST, [serialNumber]);
}

export async function addEntry(transaction: Transaction, entry: ChainEntry): Promise<void> {
  await transaction.all(ADD, [
    entry.serialNumber,
    entry.place,
    entry.key,
    entry.word,
    entry.fromId,
    entry.signerId,
    entry.toId,
    new Date(entry.at),
    entry.language,
    entry.skuId,
    entry.contact,
    entry.previousHash,
    entry.keyId,
    entry.hash,
    entry.signature,
  ]);
}

/** The chains of some certificates, by their numbers, each in its own order. */
export async function entriesOf(
  db: Queryable,
  serialNumbers: readonly string[],
): Promise<ReadonlyMap<string, readonly ChainEntry[]>> {
  const rows = await db.all(OF_ALL, [serialNumbers]);
  return Map.groupBy(rows.map(toEntry), (entry) => entry.serialNumber);
}

const toEntry = (row: RowOf<typeof OF_ALL>): ChainEntry => ({ ...row, at: row.at.toISOString() });
