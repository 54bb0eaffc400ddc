import { catalogueVersion, type Database, type Queryable } from '@vitrine/database';
import { HOUSE_LANGUAGES, recordOf } from '@vitrine/domain';
import { piecesBuilder, wordsBuilder } from '@vitrine/search';
import type { ServiceDeps } from '../deps.ts';
import { countProducts, everyPiece, productsChangedSince } from './piece-documents.store.ts';
import { keepBase, keptBaseVersion, type KeptBase } from './search-base.store.ts';

/** A house of so many products is read in about a second, by each process for itself. A larger one has a kept base. */
export const SMALL_HOUSE = 2_000;
/** With more changed products over its base an index grows slow: a new base is made. */
export const CHANGES_OF_OLD_BASE = 1_000;

/** The catalogue version of the database. */
export async function readVersion(db: Queryable): Promise<number> {
  return (await db.first(catalogueVersion, []))?.version ?? 0;
}

/** Makes the base of the whole house, page by page. What changes meanwhile has a later version. */
export async function makeBase(db: Queryable): Promise<KeptBase> {
  const startedMs = performance.now();
  const version = await readVersion(db);
  const pieces = piecesBuilder();
  const words = recordOf(HOUSE_LANGUAGES, wordsBuilder);
  let count = 0;
  for await (const page of everyPiece(db)) {
    for (const piece of page) {
      for (const builder of [pieces, ...Object.values(words)]) builder.add(piece);
    }
    count += page.length;
  }
  const bytes = {
    pieces: pieces.finish(),
    words: recordOf(HOUSE_LANGUAGES, (language) => words[language].finish()),
  };
  return { bytes, version, pieces: count, buildSeconds: (performance.now() - startedMs) / 1000 };
}

/** Makes the base anew and keeps it for every process. Takes a core for as long as it lasts. */
export async function rebuildSearchBase(db: Database): Promise<Omit<KeptBase, 'bytes'>> {
  const base = await makeBase(db);
  await keepBase(db, base);
  return base;
}

/** The job: a large house whose base is missing or old gets a new one. */
export async function keepSearchBase({
  db,
  rebuildSearch,
}: Pick<ServiceDeps, 'db' | 'rebuildSearch'>): Promise<void> {
  if (await isBaseNeeded(db)) await rebuildSearch();
}

async function isBaseNeeded(db: Queryable): Promise<boolean> {
  const version = await keptBaseVersion(db);
  if (version === undefined) return (await countProducts(db)) > SMALL_HOUSE;
  const changed = await productsChangedSince(db, version, CHANGES_OF_OLD_BASE + 1);
  return changed.length > CHANGES_OF_OLD_BASE;
}
