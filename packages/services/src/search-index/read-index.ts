import { setImmediate } from 'node:timers/promises';
import type { Database, Queryable } from '@vitrine/database';
import { createTypedIndex, type KeptIndex, readBase } from '@vitrine/search';
import { readHouseWords } from './house-words.store.ts';
import { countProducts, piecesOf, productsChangedSince } from './piece-documents.store.ts';
import { makeBase, readVersion } from './search-base.ts';
import { forgetBase, type KeptBase, readKeptBaseAfter } from './search-base.store.ts';

/** An index in memory, and what is known of it. */
export interface Held {
  readonly index: KeptIndex;
  readonly baseVersion: number;
  readonly buildSeconds: number;
  /** The products that changed over the base. */
  readonly changed: Set<string>;
  version: number;
  /** The words of the house as they were last read, in JSON. */
  words: string;
}

/** Above this a newer base is awaited, while the index that is there goes on answering. */
export const MOST_CHANGES = 5_000;
const PRODUCTS_AT_A_TIME = 250;
/** A product takes a few milliseconds to be read in seven languages; other requests are answered between these. */
const PUT_AT_A_TIME = 5;

interface Wanted {
  readonly smallHouse: number;
  /** The version of the base at hand. */
  readonly newerThan: number | undefined;
}

/**
 * An index on the kept base and with what changed since, or, in a small house, on a base made for this process. Undefined
 * where a large house has no newer base yet.
 */
export async function readIndex(
  db: Database,
  { smallHouse, newerThan = -1 }: Wanted,
): Promise<Held | undefined> {
  const kept = await readKeptBaseAfter(db, newerThan);
  const held = kept && (await hold(db, kept));
  if (held !== undefined) {
    const version = await readVersion(db);
    const changed = await productsChangedSince(db, held.version, MOST_CHANGES + 1);
    // Of more changes the job makes a new base; until then the older one answers.
    if (changed.length <= MOST_CHANGES) await takeIn(db, held, { version, changed });
    return held;
  }
  if (kept !== undefined) await forgetBase(db, kept.version);
  return (await countProducts(db)) > smallHouse ? undefined : hold(db, await makeBase(db));
}

/** Undefined where the bytes are damaged. */
async function hold(db: Queryable, { bytes, version, buildSeconds }: KeptBase): Promise<Held | undefined> {
  const base = readBase(bytes);
  if (!base.ok) return undefined;
  const words = await readHouseWords(db);
  const index = createTypedIndex(base.value, words);
  const text = JSON.stringify(words);
  return { index, version, buildSeconds, baseVersion: version, changed: new Set(), words: text };
}

/** Replaces what changed; a product that not everybody may see any more is removed. */
export async function takeIn(
  db: Queryable,
  held: Held,
  { version, changed }: { readonly version: number; readonly changed: readonly string[] },
): Promise<void> {
  await renewWords(db, held);
  for (let start = 0; start < changed.length; start += PRODUCTS_AT_A_TIME) {
    const wanted = changed.slice(start, start + PRODUCTS_AT_A_TIME);
    const pieces = await piecesOf(db, wanted);
    const shown = new Set(pieces.map(({ productId }) => productId));
    for (let from = 0; from < pieces.length; from += PUT_AT_A_TIME) {
      held.index.put(pieces.slice(from, from + PUT_AT_A_TIME));
      await setImmediate();
    }
    held.index.remove(wanted.filter((id) => !shown.has(id)));
    for (const productId of wanted) held.changed.add(productId);
  }
  held.version = version;
}

/** Pieces change every minute and words every month, and to read words anew takes a tenth of a second a language. */
async function renewWords(db: Queryable, held: Held): Promise<void> {
  const words = await readHouseWords(db);
  const text = JSON.stringify(words);
  if (text === held.words) return;
  held.index.setWords(words);
  held.words = text;
}
