import { join } from 'node:path';
import { raiseCatalogueVersion } from '../catalogue/catalogue-version.ts';
import type { Database } from '../connection/connect.ts';
import { inTransaction, type Transaction } from '../connection/in-transaction.ts';
import { type ReportLine, reportLines } from './import-report.ts';
import { type House, type HouseFiles, type HousePlace, readHouse } from './reading/read-house.ts';
import { readStanding } from './reading/read-standing.ts';
import { lookIdOf } from './rows/sku-plans.ts';
import { writeHouse } from './writing/write-house.ts';

export interface LoadOptions {
  /** Tell what would happen, and leave everything as it is. */
  readonly dryRun?: boolean;
  /** Compare every row, even where the very same files were loaded last. */
  readonly thorough?: boolean;
  /** Do nothing where another house was loaded before: the demo never takes a real house's place. */
  readonly onlyIfAlone?: boolean;
}

/** What a load did, or would do. */
export interface HouseLoad {
  /** False when the database already said all that. */
  readonly changed: boolean;
  /** Row by row; empty when the very same files were loaded last. */
  readonly lines: readonly ReportLine[];
  /** Looks without a picture: they show an empty frame until the studio has made one. */
  readonly looksWithoutPictures: readonly string[];
}

/** The demo house of this repository and what was built for it. */
export const DEMO_HOUSE: HousePlace = {
  houseFolder: join(import.meta.dirname, '../../house'),
  manifestFile: join(import.meta.dirname, '../../house/media/manifest.json'),
};

/**
 * Loads a house in one transaction: whoever is killed meanwhile leaves everything as it was. The files rule over what
 * they name; a part whose file or folder is missing is left as it is; a row that is wrong is refused, stays as it was,
 * and keeps no other from being loaded. Stock, people and what shoppers made are begun and never overwritten. SKUs
 * that left the files stay, because orders point at them, but can no longer be bought. Loading the same files again
 * changes nothing; a change raises the catalogue version.
 */
export async function loadHouse(
  db: Database,
  place: HousePlace,
  options: LoadOptions = {},
): Promise<HouseLoad> {
  const files = await readJudged(db, place);
  const lines = await inTransaction(db, (transaction) => loadFiles(transaction, files, options)).catch(
    undone,
  );
  return {
    changed: lines.some(({ state }) => state !== 'unchanged' && state !== 'refused'),
    lines,
    looksWithoutPictures: looksWithoutPictures(files),
  };
}

/** Loads the house that comes with the shop. */
export async function loadDemoHouse(db: Database): Promise<HouseLoad> {
  return loadHouse(db, DEMO_HOUSE);
}

/** What the database holds matters only where the files do not say everything. */
async function readJudged(db: Database, place: HousePlace): Promise<HouseFiles> {
  const alone = await readHouse(place);
  return isComplete(alone.house) ? alone : readHouse(place, await readStanding(db));
}

function isComplete({ facts: _facts, ...parts }: House): boolean {
  return Object.values(parts).every(({ present, refusals }) => present && refusals.length === 0);
}

/** Carries what a dry run found out of the transaction that it ends. */
class DryRun extends Error {
  readonly lines: readonly ReportLine[];
  constructor(lines: readonly ReportLine[]) {
    super('a dry run is undone');
    this.lines = lines;
  }
}

function undone(error: unknown): readonly ReportLine[] {
  if (error instanceof DryRun) return error.lines;
  throw error;
}

async function loadFiles(
  transaction: Transaction,
  files: HouseFiles,
  options: LoadOptions,
): Promise<readonly ReportLine[]> {
  const { house, checksum } = files;
  const { kysely } = transaction;
  // Also the lock that makes two loaders take turns.
  await kysely.selectFrom('catalogueVersion').select('version').forUpdate().execute();
  if (!(await isWanted(transaction, files, options))) return [];
  const changes = await writeHouse(transaction, files);
  const lines = reportLines(house, changes);
  if (options.dryRun === true) throw new DryRun(lines);
  const load = { house: house.facts.name, checksum, loadedAt: new Date() };
  await kysely
    .insertInto('houseLoad')
    .values(load)
    .onConflict((conflict) =>
      conflict.column('house').doUpdateSet(load).where('houseLoad.checksum', '!=', checksum),
    )
    .execute();
  if (changes.length > 0) await transaction.first(raiseCatalogueVersion, []);
  return lines;
}

async function isWanted(
  { kysely }: Transaction,
  { house, checksum }: HouseFiles,
  { dryRun = false, thorough = dryRun, onlyIfAlone = false }: LoadOptions,
): Promise<boolean> {
  const loads = await kysely.selectFrom('houseLoad').select(['house', 'checksum']).execute();
  if (onlyIfAlone && loads.some((load) => load.house !== house.facts.name)) return false;
  return thorough || !loads.some((load) => load.house === house.facts.name && load.checksum === checksum);
}

function looksWithoutPictures({ house, manifest }: HouseFiles): readonly string[] {
  return house.products.entries
    .flatMap(({ row }) => row.looks.map(({ colour }) => lookIdOf(row.id, colour)))
    .filter((look) => manifest.looks[look] === undefined);
}
