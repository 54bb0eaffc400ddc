import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, findRunning } from '@vitrine/database';
import type { ShopUnderFire } from './shop-under-fire.ts';

export type Row = Readonly<Record<string, unknown>>;
type Kept = Pick<ShopUnderFire, 'dataFolder'>;

/** What the shop's database says, asked past the shop. */
export async function ask({ dataFolder }: Kept, sql: string, values?: unknown[]): Promise<readonly Row[]> {
  const connectionString = await findRunning(join(dataFolder, 'postgres'));
  if (connectionString === undefined) throw new Error('the database does not run');
  const db = connect({ connectionString, maxConnections: 1 });
  try {
    return (await db.executeSql(sql, values)).rows;
  } finally {
    await db.close();
  }
}

/** The newest of each record of a kind in the journal of a neighbour, by its id. */
export async function readBook(
  { dataFolder }: Kept,
  neighbour: 'workshop' | 'payment-sandbox/cards',
  kind: string,
): Promise<ReadonlyMap<string, Row>> {
  const text = await readFile(join(dataFolder, neighbour, 'journal.jsonl'), 'utf8');
  const newest = new Map<string, Row>();
  // The last line may be on its way into the file.
  for (const line of text.split('\n').slice(0, -1)) {
    const read: unknown = JSON.parse(line);
    for (const entry of [read].flat()) {
      const { id, value } = entryOf(entry, kind);
      if (value !== undefined) newest.set(id, value);
    }
  }
  return newest;
}

function entryOf(read: unknown, wanted: string): { readonly id: string; readonly value?: Row } {
  const { kind, id, value } = rowOf(read);
  return { id: textIn(id), ...(kind === wanted && { value: rowOf(value) }) };
}

/** What stands in an object; nothing in anything else. */
export const rowOf = (value: unknown): Row => Object.fromEntries(Object.entries(Object(value)));

/** What stands in a column of text or of numbers. */
export const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
