import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type MediaManifest, readMediaManifest, writeMediaManifest } from './media-manifest.ts';
import type { MediaLine, MediaPlace, NamedMedia } from './media-place.ts';
import { takeDocuments } from './take-documents.ts';
import { takeModels } from './take-models.ts';
import { takePictures } from './take-pictures.ts';
import { UNFINISHED } from './write-whole.ts';

export interface MediaIntake {
  readonly lines: readonly MediaLine[];
  readonly manifest: MediaManifest;
}

/**
 * Makes what the shop serves of a house's pictures, models and PDFs. An unchanged file is not touched. A wrong file
 * is refused alone, and what was made of it before stays. Files are written whole, the manifest last.
 */
export async function takeMedia(
  place: MediaPlace,
  { products, documents: named }: NamedMedia,
): Promise<MediaIntake> {
  if (!place.dryRun) await removeUnfinished(place.mediaFolder);
  const before = await readMediaManifest(place.mediaFolder);
  const pictures = await takePictures(place, products, before.looks);
  const models = await takeModels(place, products, before.models);
  const documents = await takeDocuments(place, named, before.documents);
  const manifest = { looks: pictures.looks, models: models.models, documents: documents.documents };
  if (!place.dryRun) await writeMediaManifest(place.mediaFolder, manifest);
  return { lines: [...pictures.lines, ...models.lines, ...documents.lines], manifest };
}

async function removeUnfinished(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  for (const file of files) if (file.endsWith(UNFINISHED)) await rm(join(folder, file), { force: true });
}
