import { open, readFile, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { _default as unlessSaid } from 'zod/mini';
import { PRODUCT_TYPES } from './model.ts';
import { MANIFEST_FILE } from './built-paths.ts';
import { writeWhole } from './export/write-glb.ts';

const view = z.object({
  width: z.number(),
  height: z.number(),
  /** Widths of the AVIF files, and of the WebP files where there are fewer of those. */
  widths: z.array(z.number()),
  webpWidths: z.optional(z.array(z.number())),
  /** What the picture was made from: looks, camera and studio. */
  source: z.string(),
});

const look = z.object({
  product: z.string(),
  colour: z.string(),
  swatch: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  views: z.record(z.string(), view),
});

const modelFile = z.object({
  file: z.string(),
  bytes: z.number(),
  triangles: z.number(),
  sha256: z.string(),
});

const model = z.object({
  type: z.enum(PRODUCT_TYPES),
  hero: modelFile,
  tryOn: z.optional(modelFile),
  variants: z.array(z.string()),
  /** What each colour is made from: shape and finishes of the fine model. */
  sources: z.optional(z.record(z.string(), z.string())),
  /** Outer size of the fine model as it stands: along x, y and z. */
  dimsMm: z.object({ x: z.number(), y: z.number(), z: z.number() }),
});

const still = z.object({ views: z.record(z.string(), view) });

const video = z.object({
  product: z.string(),
  colour: z.string(),
  width: z.number(),
  height: z.number(),
  seconds: z.number(),
  /** The same film in several formats, the preferred one first; `type` as in `<source type>`. */
  files: z.array(z.object({ file: z.string(), type: z.string(), bytes: z.number(), sha256: z.string() })),
  poster: z.object({ file: z.string(), bytes: z.number(), sha256: z.string() }),
  /** What the film was made from: look, stage, camera and encoding. */
  source: z.string(),
});

const document = z.object({
  file: z.string(),
  bytes: z.number(),
  sha256: z.string(),
  /** What it was printed from: words, figures, drawings, style and faces. */
  source: z.string(),
});

const mask = z.object({
  product: z.string(),
  colour: z.string(),
  view: z.string(),
  part: z.string(),
  file: z.string(),
  bytes: z.number(),
  sha256: z.string(),
  /** Mean luma (0 to 1) of the picture below it: what a colour is divided by before it is multiplied in. */
  brightness: z.number(),
  /** What it was drawn from: picture and parts. */
  source: z.string(),
});

const manifest = z.object({
  looks: z.record(z.string(), look),
  models: z.record(z.string(), model),
  stills: z.record(z.string(), still),
  videos: unlessSaid(z.record(z.string(), video), {}),
  /** PDFs, by the name that the house's data give them. */
  documents: unlessSaid(z.record(z.string(), document), {}),
  /** Where the parts of a piece are in its pictures, by the name of the file. */
  masks: unlessSaid(z.record(z.string(), mask), {}),
});

export type Manifest = z.infer<typeof manifest>;
export type ModelRecord = z.infer<typeof model>;
export type ModelFileRecord = z.infer<typeof modelFile>;
export type ViewRecord = z.infer<typeof view>;
export type VideoRecord = z.infer<typeof video>;
export type MaskRecord = z.infer<typeof mask>;
export type DocumentRecord = z.infer<typeof document>;

const EMPTY: Manifest = { looks: {}, models: {}, stills: {}, videos: {}, documents: {}, masks: {} };

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** What is committed of the house's media; an empty manifest before the first build. */
export async function readManifest(): Promise<Manifest> {
  try {
    return manifest.parse(JSON.parse(await readFile(MANIFEST_FILE, 'utf8')));
  } catch (error) {
    if (isMissing(error)) return EMPTY;
    throw error;
  }
}

const sorted = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => a.localeCompare(b)));

const LOCK_FILE = `${MANIFEST_FILE}.lock`;
const LOCK_RETRY_MS = 100;
const LOCK_TRIES = 600;

/** The studio and the model builder may run side by side: changes to the manifest take turns. */
async function inTurn(work: () => Promise<void>, tries = LOCK_TRIES): Promise<void> {
  const lock = await open(LOCK_FILE, 'wx').catch((error: unknown) => {
    if (tries === 0 || !(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return undefined;
  });
  if (!lock) {
    await pause(LOCK_RETRY_MS);
    return inTurn(work, tries - 1);
  }
  try {
    await work();
  } finally {
    await lock.close();
    await rm(LOCK_FILE);
  }
}

/** Reads, changes and rewrites the manifest whole. */
export function changeManifest(change: (current: Manifest) => Manifest): Promise<void> {
  return inTurn(async () => {
    const next = manifest.parse(change(await readManifest()));
    const tidy = {
      looks: sorted(next.looks),
      models: sorted(next.models),
      stills: sorted(next.stills),
      videos: sorted(next.videos),
      documents: sorted(next.documents),
      masks: sorted(next.masks),
    };
    await writeWhole(MANIFEST_FILE, `${JSON.stringify(tidy, undefined, 2)}\n`);
  });
}
