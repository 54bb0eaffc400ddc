import { catalogueVersion, type Queryable } from '@vitrine/database';
import { createPlainIndex, type KeptIndex, type SearchIndex } from '@vitrine/search';
import { createAskedVersion } from '../catalogue-version/index.ts';
import type { ServiceDeps } from '../deps.ts';
import { NotReadyYet } from '../http/failures.ts';
import { loggedError } from '../http/log.ts';
import { readHouseWords } from './house-words.store.ts';
import { countProducts, everyPiece, piecesOf, productsChangedSince } from './piece-documents.store.ts';

/** The search index of a process, which follows the catalogue. */
export interface FollowingIndex extends SearchIndex {
  /** Reads the house, so that the first question need not wait for it. Resolves when the index can answer. */
  open(): Promise<void>;
  /** Undefined until it can answer. */
  state(): IndexState | undefined;
}
interface IndexState {
  /** How many pieces it holds. */
  readonly pieces: number;
  /** The catalogue version that it answers for. */
  readonly version: number;
  /** How long the whole house was read for. */
  readonly buildSeconds: number;
}

type IndexDeps = Pick<ServiceDeps, 'db' | 'clock' | 'log'>;
interface Held {
  readonly index: KeptIndex;
  readonly buildSeconds: number;
  version: number;
}

/** A house of so many products is read in about a second: a question may wait for it. */
const SMALL_HOUSE = 2_000;
/** So many changed products are read in a tenth of a second: a question waits, and is answered with them. */
const AWAITED_CHANGES = 250;
/** Above this the whole house is read anew, while the index that is there goes on answering. */
const MOST_CHANGES = 5_000;
const PRODUCTS_AT_A_TIME = 250;
/** When to ask again while a large house is read, seconds. */
const READ_WITHIN_SECONDS = 10;

/**
 * Keeps the index of a process current: with the first question after a second it asks for the catalogue version, and
 * takes in what changed since. Every process does so for itself, so any number of them agree within a second. A question
 * throws `NotReadyYet` while a large house is read for the first time.
 */
export function keepSearchIndex(deps: IndexDeps): FollowingIndex {
  const { db, log } = deps;
  const askVersion = createAskedVersion(deps);
  let held: Held | undefined;
  let opening: Promise<Held> | undefined;
  let following: Promise<void> | undefined;
  let working: Promise<void> | undefined;

  /** Reads the whole house; whoever asks meanwhile shares the reading. */
  function read(): Promise<Held> {
    opening ??= readHouse(db)
      .then((fresh) => {
        held = fresh;
        return fresh;
      })
      .finally(() => {
        opening = undefined;
      });
    return opening;
  }

  /** Goes on after the question was answered; what fails is tried again with a later question. */
  function inBackground(work: Promise<unknown>): void {
    working = work
      .then(() => undefined)
      .catch((error: unknown) => {
        log.warn({ error: loggedError(error) }, 'The search index could not be brought up to date');
      })
      .finally(() => {
        working = undefined;
      });
  }

  async function first(): Promise<Held> {
    if ((await countProducts(db)) <= SMALL_HOUSE) return read();
    if (working === undefined) inBackground(read());
    throw new NotReadyYet('The search index is being made', READ_WITHIN_SECONDS);
  }

  async function catchUp(stale: Held): Promise<void> {
    const version = await readVersion(db);
    const changed = await productsChangedSince(db, stale.version, MOST_CHANGES + 1);
    const work = changed.length > MOST_CHANGES ? read() : takeIn(db, stale, { version, changed });
    if (changed.length <= AWAITED_CHANGES) await work;
    else inBackground(work);
  }

  async function current(): Promise<SearchIndex> {
    const version = await askVersion();
    const found = held ?? (await first());
    if (found.version < version && working === undefined) {
      following ??= catchUp(found).finally(() => {
        following = undefined;
      });
      await following;
    }
    return (held ?? found).index;
  }

  return {
    open: async () => void (held ?? (await read())),
    state: () => held && stateOf(held),
    findPieces: async (query) => (await current()).findPieces(query),
    findTexts: async (query) => (await current()).findTexts(query),
    predict: async (query) => (await current()).predict(query),
    findSimilar: async (query) => (await current()).findSimilar(query),
  };
}

const stateOf = ({ index, version, buildSeconds }: Held): IndexState => ({
  pieces: index.size,
  version,
  buildSeconds,
});

async function readVersion(db: Queryable): Promise<number> {
  return (await db.first(catalogueVersion, []))?.version ?? 0;
}

/** What changes while the house is read has a later version, and is taken in afterwards. */
async function readHouse(db: Queryable): Promise<Held> {
  const startedMs = performance.now();
  const version = await readVersion(db);
  const index = createPlainIndex([], await readHouseWords(db));
  for await (const pieces of everyPiece(db)) index.put(pieces);
  return { index, version, buildSeconds: (performance.now() - startedMs) / 1000 };
}

/** Replaces what changed; a product that not everybody may see any more is removed. */
async function takeIn(
  db: Queryable,
  held: Held,
  { version, changed }: { readonly version: number; readonly changed: readonly string[] },
): Promise<void> {
  held.index.setWords(await readHouseWords(db));
  for (let start = 0; start < changed.length; start += PRODUCTS_AT_A_TIME) {
    const wanted = changed.slice(start, start + PRODUCTS_AT_A_TIME);
    const pieces = await piecesOf(db, wanted);
    const shown = new Set(pieces.map(({ productId }) => productId));
    held.index.put(pieces);
    held.index.remove(wanted.filter((id) => !shown.has(id)));
  }
  held.version = version;
}
