import { access, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  type Database,
  loadHouseInParts,
  readFacts,
  readProducts,
  readSizeGuides,
  written,
} from '@vitrine/database';
import { type MediaIntake, type NamedMedia, manifestFileIn, takeMedia } from '@vitrine/media-intake';
import { type PrintedLine, mediaLine, rowLine } from './report.ts';

export interface ImportWish {
  readonly folder: string;
  readonly mediaFolder: string;
  readonly dryRun: boolean;
  /** Compare the rows of products whose files are the same, too. */
  readonly everyRow: boolean;
}

/** Is told what happens: lines of the report as they come, and how many products of how many were done. */
export interface ImportListener {
  readonly onLines: (lines: readonly PrintedLine[]) => void;
  readonly onProgress: (done: number, of: number) => void;
}

/**
 * Takes in a house: pictures, models and PDFs first, because rows name them; then the rows. A house whose pictures are
 * built already says where their manifest is (`house.json`).
 */
export async function importFolder(db: Database, wish: ImportWish, listener: ImportListener): Promise<void> {
  const { folder, mediaFolder, dryRun, everyRow } = wish;
  const { manifest: built } = await readFacts({ houseFolder: folder });
  const load = (manifestFile: string): Promise<void> =>
    loadHouseInParts(
      db,
      { houseFolder: folder, manifestFile },
      {
        dryRun,
        everyRow,
        thorough: true,
        onLines: (lines) => listener.onLines(lines.map(rowLine)),
        onProgress: listener.onProgress,
      },
    );
  if (built !== undefined) return load(resolve(folder, built));
  const media = (await hasMedia(folder))
    ? await takeMedia({ houseFolder: folder, mediaFolder, dryRun }, await namedMedia(folder))
    : undefined;
  listener.onLines((media?.lines ?? []).map(mediaLine));
  return withManifest(media, wish, load);
}

async function namedMedia(folder: string): Promise<NamedMedia> {
  const products: NamedMedia['products'][number][] = [];
  for await (const { id, looks, tryOnType } of readProducts(folder))
    products.push({ id, wornAs: tryOnType, colours: looks.map(({ colour }) => colour) });
  const guides = await readSizeGuides(folder);
  return {
    products,
    documents: new Set(
      guides.flatMap(({ texts }) => written(texts).flatMap(([, { pdfLink }]) => pdfLink ?? [])),
    ),
  };
}

async function hasMedia(folder: string): Promise<boolean> {
  const found = await Promise.all(
    ['pictures', 'models'].map((name) =>
      access(join(folder, name)).then(
        () => true,
        () => false,
      ),
    ),
  );
  const besideGuides = await readdir(join(folder, 'size-guides')).catch((): string[] => []);
  return found.includes(true) || besideGuides.some((name) => name.endsWith('.pdf'));
}

/** A dry run's manifest is written nowhere but into a folder that is gone afterwards. */
async function withManifest<Value>(
  media: MediaIntake | undefined,
  { mediaFolder, dryRun }: ImportWish,
  work: (manifestFile: string) => Promise<Value>,
): Promise<Value> {
  if (media === undefined || !dryRun) return work(manifestFileIn(mediaFolder));
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-dry-run-'));
  try {
    const manifestFile = manifestFileIn(folder);
    await writeFile(manifestFile, JSON.stringify(media.manifest));
    return await work(manifestFile);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
