import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaManifest } from './media-manifest.ts';
import { type TakenPictureRefusal, takePicture } from './picture/take-picture.ts';
import type { MediaLine, MediaPlace, MediaProduct } from './media-place.ts';
import { writeWhole } from './write-whole.ts';

type Looks = MediaManifest['looks'];

const PICTURE = /^(?<view>[a-z0-9-]{1,40})\.(?:jpe?g|png|webp|avif|tiff?|heic)$/iu;

/** `pictures/{look}/{view}.jpg`: the look is the product and the colour, `au2001-black`. */
export async function takePictures(
  place: MediaPlace,
  products: readonly MediaProduct[],
  before: Looks,
): Promise<{ readonly lines: readonly MediaLine[]; readonly looks: Looks }> {
  const known = new Set(
    products.flatMap(({ id, colours }) => colours.map((colour) => `${id.toLowerCase()}-${colour}`)),
  );
  const lines: MediaLine[] = [];
  const looks: Looks = Object.fromEntries(
    Object.entries(before).map(([look, { views }]) => [look, { views: { ...views } }]),
  );
  for (const { look, name } of await filesIn(join(place.houseFolder, 'pictures'))) {
    const file = `pictures/${look}/${name}`;
    const view = PICTURE.exec(name)?.groups?.['view']?.toLowerCase();
    if (!known.has(look)) lines.push({ state: 'refused', file, note: `no product has the look ${look}` });
    else if (view === undefined)
      lines.push({ state: 'refused', file, note: 'its name is no view and no picture’s' });
    else {
      const views = looks[look]?.views ?? {};
      lines.push(await takeOne(place, { look, view, file }, views));
      looks[look] = { views };
    }
  }
  return { lines, looks };
}

interface PictureFile {
  readonly look: string;
  readonly view: string;
  readonly file: string;
}

async function takeOne(
  { houseFolder, mediaFolder, dryRun }: MediaPlace,
  { look, view, file }: PictureFile,
  views: Looks[string]['views'],
): Promise<MediaLine> {
  const bytes = await readFile(join(houseFolder, file));
  const source = createHash('sha256').update(bytes).digest('hex');
  const known = views[view];
  if (known?.source === source) return { state: 'unchanged', file, note: '' };
  const taken = await takePicture(bytes);
  if (!taken.ok) return { state: 'refused', file, note: because(taken.refusal) };
  const { width, height, files } = taken.value;
  for (const each of dryRun ? [] : files) {
    await writeWhole(join(mediaFolder, 'pictures', look, `${view}-${each.width}.${each.format}`), each.bytes);
  }
  views[view] = { width, height, widths: [...new Set(files.map((each) => each.width))], source };
  return { state: known === undefined ? 'added' : 'changed', file, note: `${width} × ${height} px` };
}

function because(refusal: TakenPictureRefusal): string {
  return refusal.code === 'too-small'
    ? `it is ${refusal.widthPx} px wide, and must be ${refusal.leastPx}`
    : `it is no picture that can be taken: ${refusal.why}`;
}

async function filesIn(folder: string): Promise<readonly { readonly look: string; readonly name: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => ({ look: entry.parentPath.slice(folder.length + 1), name: entry.name }))
    .toSorted((left, right) => (`${left.look}/${left.name}` < `${right.look}/${right.name}` ? -1 : 1));
}
