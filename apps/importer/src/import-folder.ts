import { access, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Database, type House, loadHouse, readHouse, written } from '@vitrine/database';
import { type MediaIntake, type NamedMedia, manifestFileIn, takeMedia } from '@vitrine/media-intake';
import { type PrintedLine, mediaLine, rowLine } from './report.ts';

export interface ImportWish {
  readonly folder: string;
  readonly mediaFolder: string;
  readonly dryRun: boolean;
}

/**
 * Takes in a house: pictures, models and PDFs first, because rows name them; then every row in one transaction. A house whose
 * pictures are built already says where their manifest is (`house.json`).
 */
export async function importFolder(db: Database, wish: ImportWish): Promise<readonly PrintedLine[]> {
  const { folder, mediaFolder, dryRun } = wish;
  const { house } = await readHouse({ houseFolder: folder, manifestFile: manifestFileIn(mediaFolder) });
  const built = house.facts.manifest;
  if (built !== undefined) {
    const { lines } = await loadHouse(
      db,
      { houseFolder: folder, manifestFile: resolve(folder, built) },
      { dryRun, thorough: true },
    );
    return lines.map(rowLine);
  }
  const media = (await hasMedia(folder))
    ? await takeMedia({ houseFolder: folder, mediaFolder, dryRun }, namedMedia(house))
    : undefined;
  const rows = await withManifest(media, wish, (manifestFile) =>
    loadHouse(db, { houseFolder: folder, manifestFile }, { dryRun, thorough: true }),
  );
  return [...(media?.lines ?? []).map(mediaLine), ...rows.lines.map(rowLine)];
}

function namedMedia({ products, sizeGuides }: House): NamedMedia {
  return {
    products: products.entries.map(({ id, row }) => ({
      id,
      wornAs: row.tryOnType,
      colours: row.looks.map(({ colour }) => colour),
    })),
    documents: new Set(
      sizeGuides.entries.flatMap(({ row }) => written(row.texts).flatMap(([, { pdfLink }]) => pdfLink ?? [])),
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
