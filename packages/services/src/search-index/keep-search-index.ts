import type { Database } from '@vitrine/database';
import type { SearchIndex } from '@vitrine/search';
import { createAskedVersion } from '../catalogue-version/index.ts';
import type { ServiceDeps } from '../deps.ts';
import { NotReadyYet } from '../http/failures.ts';
import { loggedError } from '../http/log.ts';
import { countProducts, productsChangedSince } from './piece-documents.store.ts';
import { type Held, MOST_CHANGES, readIndex, takeIn } from './read-index.ts';
import { CHANGES_OF_OLD_BASE, readVersion, SMALL_HOUSE } from './search-base.ts';

/** The search index of a process, which follows the catalogue. */
export interface FollowingIndex extends SearchIndex {
  /** Reads the house, so that the first question need not wait for it. Resolves also where a base is still awaited. */
  open(): Promise<void>;
  /** Undefined until it can answer. */
  state(): IndexState | undefined;
}
interface IndexState {
  /** How many pieces it holds. */
  readonly pieces: number;
  /** The catalogue version that it answers for. */
  readonly version: number;
  /** How long the base of the index was made for. */
  readonly buildSeconds: number;
}

interface IndexDeps extends Pick<ServiceDeps, 'clock' | 'log'> {
  readonly db: Database;
  /** Above so many products a house has a kept base, which no process makes for itself. */
  readonly smallHouse?: number;
}

/** So many changed products are read in a tenth of a second: a question waits, and is answered with them. */
const AWAITED_CHANGES = 250;
/** When to ask again while a base is read or made, seconds. */
const READ_WITHIN_SECONDS = 10;
/** How often a process whose base is old looks for a newer one. */
const LOOK_FOR_BASE_MS = 10_000;

/**
 * Keeps the index of a process current: with the first question after a second it asks for the catalogue version, and
 * takes in what changed since. Every process does so for itself, so any number of them agree within a second. A question
 * throws `NotReadyYet` while the kept base of a large house is missing or is read for the first time.
 */
export function keepSearchIndex(deps: IndexDeps): FollowingIndex {
  const { current, open, state } = followCatalogue(deps);
  return {
    open,
    state,
    findPieces: async (query) => (await current()).findPieces(query),
    findTexts: async (query) => (await current()).findTexts(query),
    findAnswers: async (query) => (await current()).findAnswers(query),
    predict: async (query) => (await current()).predict(query),
    findSimilar: async (query) => (await current()).findSimilar(query),
  };
}

function followCatalogue(deps: IndexDeps): Pick<FollowingIndex, 'open' | 'state'> & {
  readonly current: () => Promise<SearchIndex>;
} {
  const { db, clock, smallHouse = SMALL_HOUSE } = deps;
  const askVersion = createAskedVersion(deps);
  const background = createBackground(deps);
  let held: Held | undefined;
  let reading: Promise<void> | undefined;
  let following: Promise<void> | undefined;
  let lookedForBaseAt = 0;

  async function read(): Promise<void> {
    held = (await readIndex(db, { smallHouse, newerThan: held?.baseVersion })) ?? held;
  }

  /** Reads a base that is newer than the one at hand, where there is one; whoever asks meanwhile shares the reading. */
  function renew(): Promise<void> {
    lookedForBaseAt = clock.now().getTime();
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  async function first(): Promise<Held> {
    if ((await countProducts(db)) <= smallHouse) await renew();
    else if (!background.isBusy()) background.start(renew());
    if (held === undefined) throw new NotReadyYet('The search index is being made', READ_WITHIN_SECONDS);
    return held;
  }

  async function catchUp(stale: Held): Promise<void> {
    const version = await readVersion(db);
    const changed = await productsChangedSince(db, stale.version, MOST_CHANGES + 1);
    const work = changed.length > MOST_CHANGES ? renew() : takeIn(db, stale, { version, changed });
    if (changed.length <= AWAITED_CHANGES) await work;
    else background.start(work);
  }

  async function current(): Promise<SearchIndex> {
    const version = await askVersion();
    const found = held ?? (await first());
    if (!background.isBusy() && found.version < version) {
      following ??= catchUp(found).finally(() => {
        following = undefined;
      });
      await following;
    }
    const mayLook = clock.now().getTime() >= lookedForBaseAt + LOOK_FOR_BASE_MS;
    if (found.changed.size > CHANGES_OF_OLD_BASE && mayLook && !background.isBusy())
      background.start(renew());
    return (held ?? found).index;
  }

  return {
    current,
    open: async () => (held === undefined ? renew() : undefined),
    state: () => held && stateOf(held),
  };
}

/** Work that goes on after a question was answered; what fails is tried again with a later question. */
function createBackground({ log }: Pick<IndexDeps, 'log'>): {
  readonly isBusy: () => boolean;
  readonly start: (work: Promise<void>) => void;
} {
  let count = 0;
  return {
    isBusy: () => count > 0,
    start(work) {
      count += 1;
      work
        .catch((error: unknown) => {
          log.warn({ error: loggedError(error) }, 'The search index could not be brought up to date');
        })
        .finally(() => {
          count -= 1;
        });
    },
  };
}

const stateOf = ({ index, version, buildSeconds }: Held): IndexState => ({
  pieces: index.size,
  version,
  buildSeconds,
});
