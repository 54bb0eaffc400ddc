import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaManifest, MediaModel } from './media-manifest.ts';
import { Sidecar } from './model/sidecar.ts';
import { type ServedModel, takeModel, type TakenModel, type TakeRefusal } from './model/take-model.ts';
import { refused, accepted, type Result } from '@vitrine/domain/result';
import type { MediaLine, MediaPlace, MediaProduct } from './media-place.ts';
import { writeWhole } from './write-whole.ts';

type Models = MediaManifest['models'];

/** `models/{product}.glb`, or a folder of that name with a glTF and its files; `{product}.sidecar.json` beside it. */
export async function takeModels(
  place: MediaPlace,
  products: readonly MediaProduct[],
  before: Models,
): Promise<{ readonly lines: readonly MediaLine[]; readonly models: Models }> {
  const lines: MediaLine[] = [];
  const models: Models = { ...before };
  const folder = join(place.houseFolder, 'models');
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  for (const product of products) {
    const file = modelFile(files, product.id);
    if (file === undefined) continue;
    const { line, model } = await takeOne(place, { product, file }, before[product.id]);
    lines.push(line);
    if (model !== undefined) models[product.id] = model;
  }
  return { lines, models };
}

function modelFile(files: readonly string[], id: string): string | undefined {
  const own = files.filter((file) => /\.(?:glb|gltf)$/iu.test(file)).toSorted();
  return own.find((file) => file === `${id}.glb` || file.startsWith(`${id}/`));
}

interface ModelFile {
  readonly product: MediaProduct;
  /** Below `models/`. */
  readonly file: string;
}

async function takeOne(
  place: MediaPlace,
  { product, file }: ModelFile,
  known: MediaModel | undefined,
): Promise<{ readonly line: MediaLine; readonly model?: MediaModel }> {
  const shown = `models/${file}`;
  const folder = join(place.houseFolder, 'models');
  const sidecar = await readSidecar(join(folder, `${product.id}.sidecar.json`));
  if (!sidecar.ok)
    return { line: { state: 'refused', file: shown, note: `its sidecar is wrong: ${sidecar.refusal}` } };
  const source = await digestOf(folder, product);
  if (known?.source === source) return { line: { state: 'unchanged', file: shown, note: '' } };
  const taken = await takeModel({ ...product, path: join(folder, file), sidecar: sidecar.value });
  if (!taken.ok) return { line: { state: 'refused', file: shown, note: because(taken.refusal) } };
  const model = await write(place, product.id, { ...taken.value, source });
  return {
    line: {
      state: known === undefined ? 'added' : 'changed',
      file: shown,
      note: taken.value.notes.join('; '),
    },
    model,
  };
}

async function readSidecar(path: string): Promise<Result<Sidecar | undefined, string>> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return accepted(undefined);
  try {
    const parsed = Sidecar.safeParse(JSON.parse(text));
    return parsed.success
      ? accepted(parsed.data)
      : refused(parsed.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`).join('; '));
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
}

/** The hash of everything that a model may be made of: all files that begin with the product's name. */
async function digestOf(folder: string, { id, wornAs, colours }: MediaProduct): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([wornAs, colours]));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths.toSorted()) {
    const own = path.slice(folder.length + 1);
    if (own.startsWith(`${id}.`) || own.startsWith(`${id}/`)) hash.update(own).update(await readFile(path));
  }
  return hash.digest('hex');
}

async function write(
  { mediaFolder, dryRun }: MediaPlace,
  id: string,
  { hero, tryOn, sidecar, colours, source }: TakenModel & { readonly source: string },
): Promise<MediaModel> {
  const store = async (served: ServedModel, suffix: string) => {
    const file = `models/${id.toLowerCase()}${suffix}`;
    if (!dryRun) await writeWhole(join(mediaFolder, file), served.bytes);
    return { file, bytes: served.bytes.byteLength, triangles: served.triangles, sha256: served.sha256 };
  };
  return {
    hero: await store(hero, '.glb'),
    ...(tryOn && { tryOn: await store(tryOn, '.tryon.glb') }),
    variants: [...colours],
    ...(sidecar && { sidecar }),
    source,
  };
}

function because(refusal: TakeRefusal): string {
  switch (refusal.code) {
    case 'no-model':
      return `it is no glTF that can be read: ${refusal.why}`;
    case 'too-large':
      return `it is ${refusal.bytes} bytes large, and may be ${refusal.most}`;
    case 'file-missing':
      return `it needs ${refusal.uri}, which is not there`;
    case 'file-elsewhere':
      return `it names ${refusal.uri}, which is not in its folder`;
    case 'no-surface':
      return 'there is nothing to see in it';
    case 'invalid-gltf':
      return `the glTF is not valid: ${refusal.errors.slice(0, 3).join(', ')}`;
    case 'not-recognised':
      return `its shape is not that of ${refusal.wornAs} in any unit and turn: write a sidecar`;
    default:
      return 'it cannot be taken';
  }
}
