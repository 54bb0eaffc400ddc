import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The demo house's pictures, models, films and PDFs are made by the studio and committed. This holds them to their
 * manifest: each file that it names is there with its size and checksum, and there is no other. Whether they are still
 * what the studio would make is the studio's own check (`npm run studio`).
 */
const MEDIA = 'packages/database/house/media';

interface StoredFile {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

interface View {
  readonly widths: readonly number[];
  readonly webpWidths?: readonly number[];
}

interface Manifest {
  readonly looks: Readonly<Record<string, { readonly views: Readonly<Record<string, View>> }>>;
  readonly stills: Readonly<Record<string, { readonly views: Readonly<Record<string, View>> }>>;
  readonly models: Readonly<Record<string, { readonly hero: StoredFile; readonly tryOn?: StoredFile }>>;
  readonly videos: Readonly<
    Record<string, { readonly files: readonly StoredFile[]; readonly poster: StoredFile }>
  >;
  readonly documents: Readonly<Record<string, StoredFile>>;
  readonly masks: Readonly<Record<string, StoredFile>>;
}

const manifest: Manifest = JSON.parse(readFileSync(join(MEDIA, 'manifest.json'), 'utf8'));

const pictures = Object.entries({ ...manifest.looks, ...manifest.stills }).flatMap(([set, { views }]) =>
  Object.entries(views).flatMap(([view, { widths, webpWidths = widths }]) => [
    ...widths.map((width) => `pictures/${set}/${view}-${width}.avif`),
    ...webpWidths.map((width) => `pictures/${set}/${view}-${width}.webp`),
  ]),
);
const stored = [
  ...Object.values(manifest.models).flatMap(({ hero, tryOn }) => [hero, ...(tryOn ? [tryOn] : [])]),
  ...Object.values(manifest.videos).flatMap(({ files, poster }) => [...files, poster]),
  ...Object.values(manifest.documents),
  ...Object.values(manifest.masks),
];

const there = new Set(globSync('*/**/*.*', { cwd: MEDIA }));
const named = new Set([...pictures, ...stored.map(({ file }) => file)]);

function isAsNamed({ file, bytes, sha256 }: StoredFile): boolean {
  const contents = readFileSync(join(MEDIA, file));
  return contents.byteLength === bytes && createHash('sha256').update(contents).digest('hex') === sha256;
}

const faults = [
  ...[...named].filter((file) => !there.has(file)).map((file) => `missing: ${file}`),
  ...[...there].filter((file) => !named.has(file)).map((file) => `in no manifest: ${file}`),
  ...stored
    .filter((file) => there.has(file.file) && !isAsNamed(file))
    .map(({ file }) => `not the file that the manifest names: ${file}`),
];
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(`${named.size} files of media, ${faults.length} faults\n`);
process.exitCode = faults.length > 0 || named.size === 0 ? 1 : 0;
