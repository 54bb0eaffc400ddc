import { join } from 'node:path';
import type { Database } from '../connection/connect.ts';
import { inTransaction, type Transaction } from '../connection/in-transaction.ts';
import { LOADING, inTurn } from '../migrations/migrate.ts';
import { type ReportLine, reportLines, unchangedLines } from './import-report.ts';
import { type HousePlace, readFacts } from './reading/read-house.ts';
import { type ReadForLoad, readForLoad } from './reading/read-for-load.ts';
import type { SurveyedProduct } from './reading/survey-products.ts';
import { recordChanges } from './writing/record-changes.ts';
import { writeHead, writeTail } from './writing/write-house.ts';
import {
  moveProducts,
  type ProductBatch,
  readBatch,
  withdrawProducts,
  writeBatch,
} from './writing/write-products.ts';
import type { RowChange } from './writing/write-table.ts';

export interface LoadOptions {
  /** Tell what would happen, and leave everything as it is. */
  readonly dryRun?: boolean;
  /** Look at every file, even where the very same ones were loaded last. */
  readonly thorough?: boolean;
  /** Compare the rows of every product, also of those whose files are the same. */
  readonly everyRow?: boolean;
  /** Do nothing where another house was loaded before: the demo never takes a real house's place. */
  readonly onlyIfAlone?: boolean;
  /** Is told how many products of how many were done. */
  readonly onProgress?: (done: number, of: number) => void;
}

/** What a load did, or would do. */
export interface HouseLoad {
  /** False when the database already said all that. */
  readonly changed: boolean;
  /** Row by row; empty when the very same files were loaded last. */
  readonly lines: readonly ReportLine[];
}

/** The demo house of this repository and what was built for it. */
export const DEMO_HOUSE: HousePlace = {
  houseFolder: join(import.meta.dirname, '../../house'),
  manifestFile: join(import.meta.dirname, '../../house/media/manifest.json'),
};

/** Products that are written in one transaction: a few megabytes of rows. */
const BATCH = 200;
/** Products that only move to another place in one transaction. */
const MOVED_BATCH = 2000;

/** A house of moderate size, with the report as a list; `loadHouseInParts` says what it does. */
export async function loadHouse(
  db: Database,
  place: HousePlace,
  options: LoadOptions = {},
): Promise<HouseLoad> {
  const lines: ReportLine[] = [];
  await loadHouseInParts(db, place, { ...options, onLines: (some) => lines.push(...some) });
  return { changed: lines.some(({ state }) => state !== 'unchanged' && state !== 'refused'), lines };
}

/** Loads the house that comes with the shop. */
export async function loadDemoHouse(db: Database): Promise<HouseLoad> {
  return loadHouse(db, DEMO_HOUSE);
}

/** Runs some work in a transaction. */
type Step = <Value>(work: (transaction: Transaction) => Promise<Value>) => Promise<Value>;
type OnLines = (lines: readonly ReportLine[]) => void;

/**
 * Loads a house of any size. What products name comes first, then the products, some hundreds in a transaction, each
 * with all that belongs to it; then what left the files goes, then comes what names products. So nobody ever reads half
 * a product, and whoever is killed goes on where they were: products whose words are loaded already are not looked at
 * again. The files rule over what they name; a part whose file or folder is missing is left as it is; a row that is
 * wrong is refused, stays as it was, and keeps no other from being loaded. Stock, people and what shoppers made are
 * begun and never overwritten. SKUs that left the files stay, because orders point at them, but can no longer be bought.
 * Loading the same files again changes nothing; every transaction that changes something raises the catalogue version.
 * A dry run does all this in one transaction and undoes it. Two loads at once take turns.
 */
export async function loadHouseInParts(
  db: Database,
  place: HousePlace,
  { onLines, ...options }: LoadOptions & { readonly onLines: OnLines },
): Promise<void> {
  const isDry = options.dryRun === true;
  await inTurn(
    db,
    async () => {
      const loads = await db.kysely.selectFrom('houseLoad').select(['house', 'checksum']).execute();
      const { name } = await readFacts(place);
      if (options.onlyIfAlone === true && loads.some(({ house }) => house !== name)) return;
      const reading = await readForLoad(db, place, options.everyRow === true);
      const before = loads.find(({ house }) => house === name)?.checksum;
      if (before === reading.files.checksum && options.thorough !== true && !isDry) return;
      const load = { reading, onLines, onProgress: options.onProgress, before };
      if (!isDry) return runLoad((work) => inTransaction(db, work), load);
      await inTransaction(db, async (transaction) => {
        await runLoad((work) => work(transaction), load);
        throw new DryRun();
      }).catch((error: unknown) => {
        if (!(error instanceof DryRun)) throw error;
      });
    },
    LOADING,
  );
}

/** Ends the transaction of a dry run. */
class DryRun extends Error {}

interface Load {
  readonly reading: ReadForLoad;
  readonly onLines: OnLines;
  readonly onProgress: LoadOptions['onProgress'];
  /** Of the files that were loaded last. */
  readonly before: string | undefined;
}

async function runLoad(step: Step, load: Load): Promise<void> {
  const { files } = load.reading;
  const head = await step(async (transaction) => {
    if (load.before !== files.checksum) await markUnfinished(transaction, files.house.facts.name);
    return raising(transaction, writeHead(transaction, files));
  });
  await loadProducts(step, load);
  const tail = await step(async (transaction) => {
    const changes = await raising(transaction, writeTail(transaction, files));
    if (load.before !== files.checksum) await markLoaded(transaction, files);
    return changes;
  });
  load.onLines(reportLines(files.house, [...head, ...tail]));
}

async function loadProducts(step: Step, { reading, onLines, onProgress }: Load): Promise<void> {
  const { survey, files } = reading;
  if (survey === undefined) return;
  const of = survey.products.length;
  let done = 0;
  const tell = (lines: readonly ReportLine[], products: number): void => {
    onLines(lines);
    done += products;
    onProgress?.(done, of);
  };
  const same = survey.products.filter(({ state }) => state === 'same');
  const isMoved = ({ productId, rank }: SurveyedProduct): boolean =>
    reading.loadedRanks.get(productId) !== rank;
  for (const some of chunks(
    same.filter((product) => !isMoved(product)),
    BATCH,
  ))
    tell(unchangedLines(some), some.length);
  for (const some of chunks(same.filter(isMoved), MOVED_BATCH)) {
    const changes = await step((transaction) => raising(transaction, moveProducts(transaction, some)));
    const moved = new Set(changes.map(({ id }) => id));
    onLines(reportLines({}, changes));
    tell(unchangedLines(some.filter(({ productId }) => !moved.has(productId))), some.length);
  }
  await loadChanged(step, reading, tell);
  for (const gone of chunks(reading.gone, BATCH)) {
    const changes = await step((transaction) =>
      raising(transaction, withdrawProducts(transaction, files, gone)),
    );
    onLines(reportLines({}, changes));
  }
}

/** The next products are read while these are written: two cores are at work. */
async function loadChanged(
  step: Step,
  { files, directory, survey }: ReadForLoad,
  tell: (lines: readonly ReportLine[], products: number) => void,
): Promise<void> {
  if (survey === undefined) return;
  const wanted = [
    ...chunks(
      survey.products.filter(({ state }) => state !== 'same'),
      BATCH,
    ),
  ];
  const read = async (place: number): Promise<ProductBatch> =>
    readBatch(files, wanted[place] ?? [], { ...survey, directory });
  let next = read(0);
  for (const [place, some] of wanted.entries()) {
    const batch = await next;
    next = read(place + 1);
    // What it throws is thrown when its turn comes.
    next.catch(() => undefined);
    const changes = await step((transaction) => raising(transaction, writeBatch(transaction, batch)));
    tell(reportLines({ products: batch.files.house.products }, changes), some.length);
  }
}

async function raising(
  transaction: Transaction,
  work: Promise<readonly RowChange[]>,
): Promise<readonly RowChange[]> {
  const changes = await work;
  await recordChanges(transaction, changes);
  return changes;
}

/** Until it is loaded as a whole, the database holds neither these files nor those before. */
async function markUnfinished({ kysely }: Transaction, house: string): Promise<void> {
  await kysely.updateTable('houseLoad').set({ checksum: '' }).where('house', '=', house).execute();
}

async function markLoaded({ kysely }: Transaction, { house, checksum }: ReadForLoad['files']): Promise<void> {
  const load = { house: house.facts.name, checksum, loadedAt: new Date() };
  await kysely
    .insertInto('houseLoad')
    .values(load)
    .onConflict((conflict) => conflict.column('house').doUpdateSet(load))
    .execute();
}

function* chunks<Value>(values: readonly Value[], size: number): Generator<readonly Value[]> {
  for (let from = 0; from < values.length; from += size) yield values.slice(from, from + size);
}
