import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { _default as unlessSaid } from 'zod/mini';
import { Sidecar } from './model/sidecar.ts';
import { writeWhole } from './write-whole.ts';

const View = z.object({
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  /** SHA-256 of the picture that it was made from. */
  source: z.string(),
});
const File = z.object({ file: z.string(), bytes: z.int(), triangles: z.number(), sha256: z.string() });
const Model = z.object({
  hero: File,
  tryOn: z.optional(File),
  variants: z.array(z.string()),
  sidecar: z.optional(Sidecar),
  /** SHA-256 of all files that it was made from. */
  source: z.string(),
});

const Document = z.object({
  /** Below the media folder. */
  file: z.string(),
  bytes: z.int(),
  sha256: z.string(),
});

/** What a house's pictures, models and PDFs became. `products-3d` writes the same file for its own. */
const MediaManifest = z.object({
  looks: z.record(z.string(), z.object({ views: z.record(z.string(), View) })),
  models: z.record(z.string(), Model),
  /** By the name of the file. */
  documents: unlessSaid(z.record(z.string(), Document), {}),
});
export type MediaManifest = z.infer<typeof MediaManifest>;
export type MediaModel = z.infer<typeof Model>;

export const manifestFileIn = (mediaFolder: string): string => join(mediaFolder, 'manifest.json');

/** What was taken in before; nothing where there is no manifest yet. */
export async function readMediaManifest(mediaFolder: string): Promise<MediaManifest> {
  const text = await readFile(manifestFileIn(mediaFolder), 'utf8').catch(missingIsEmpty);
  return MediaManifest.parse(JSON.parse(text));
}

export async function writeMediaManifest(mediaFolder: string, manifest: MediaManifest): Promise<void> {
  await writeWhole(manifestFileIn(mediaFolder), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

function missingIsEmpty(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '{"looks":{},"models":{}}';
  throw error;
}
