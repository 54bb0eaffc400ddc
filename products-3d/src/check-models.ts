import { readdir, readFile } from 'node:fs/promises';
import { type Objection, objectionsTo } from './admission.ts';
import { BUILT_FOLDER, PICTURES_FOLDER } from './built-paths.ts';
import { inspectModel } from './export/inspect-model.ts';
import { sha256 } from './export/write-glb.ts';
import { type Manifest, type ModelRecord, readManifest, type ViewRecord } from './manifest.ts';
import type { Detail } from './model.ts';
import { pictureFiles } from './studio/save-picture.ts';

/** Admission of what is committed: every model is measured again, every picture must be there. */
async function complaints(manifest: Manifest): Promise<readonly string[]> {
  const models = await Promise.all(
    Object.entries(manifest.models).map(([id, record]) => aboutProduct(id, record)),
  );
  const sets = [...Object.entries(manifest.looks), ...Object.entries(manifest.stills)];
  const pictures = await Promise.all(sets.map(([set, { views }]) => aboutPictures(set, views)));
  return [...models.flat(), ...aboutLooks(manifest), ...pictures.flat()];
}

async function aboutProduct(id: string, record: ModelRecord): Promise<readonly string[]> {
  const hero = await aboutModel(id, 'hero', record);
  return record.tryOn ? [...hero, ...(await aboutModel(id, 'tryOn', record))] : hero;
}

async function aboutModel(id: string, detail: Detail, record: ModelRecord): Promise<readonly string[]> {
  const known = detail === 'hero' ? record.hero : record.tryOn;
  if (!known) return [];
  const bytes = await readFile(`${BUILT_FOLDER}${known.file}`).catch(() => undefined);
  if (!bytes) return [`${id}: ${known.file} is missing`];
  if (sha256(bytes) !== known.sha256) return [`${id}: ${known.file} is not the file the manifest knows`];
  const facts = await inspectModel(bytes, {
    file: known.file,
    type: record.type,
    detail,
    colours: record.variants,
  });
  return objectionsTo(facts).map((objection) => `${known.file}: ${sentence(objection)}`);
}

/** A model of one colour needs no variant of it. */
const isModelled = ({ variants, sources }: ModelRecord, colour: string): boolean =>
  variants.length > 0 ? variants.includes(colour) : sources?.[colour] !== undefined;

/** A look whose colour its product's model does not have could be bought but not shown. */
function aboutLooks({ looks, models }: Manifest): readonly string[] {
  return Object.entries(looks).flatMap(([id, { product, colour }]) => {
    const model = models[product];
    if (!model) return [`${id}: ${product} has no model`];
    return isModelled(model, colour) ? [] : [`${id}: the model of ${product} is not made in ${colour}`];
  });
}

async function aboutPictures(
  set: string,
  views: Readonly<Record<string, ViewRecord>>,
): Promise<readonly string[]> {
  const known = Object.entries(views).flatMap(([view, { widths, webpWidths = widths }]) =>
    pictureFiles(view, { avif: widths, webp: webpWidths }),
  );
  const there = await readdir(`${PICTURES_FOLDER}${set}`).catch((): readonly string[] => []);
  return [
    ...known.filter((file) => !there.includes(file)).map((file) => `pictures/${set}/${file} is missing`),
    ...there
      .filter((file) => !known.includes(file))
      .map((file) => `pictures/${set}/${file} is in no manifest`),
  ];
}

function sentence(objection: Objection): string {
  switch (objection.code) {
    case 'invalid-gltf':
      return `the glTF validator found errors: ${objection.errors.join(', ')}`;
    case 'too-heavy':
      return `${objection.bytes} bytes, at most ${objection.most}`;
    case 'too-many-triangles':
      return `${objection.triangles} triangles, at most ${objection.most}`;
    case 'missing-nodes':
      return `nodes missing: ${objection.nodes.join(', ')}`;
    case 'wrong-variants':
      return `variants ${objection.variants.join(', ')} do not match the colours ${objection.colours.join(', ')}`;
    case 'wrong-size': {
      const hint = objection.unitScale === undefined ? '' : `; scaled by ${objection.unitScale} it would fit`;
      return `${objection.mm} mm along ${objection.axis}, expected ${objection.range.join(' to ')}${hint}`;
    }
  }
}

const manifest = await readManifest();
const found = await complaints(manifest);
for (const complaint of found) process.stderr.write(`${complaint}\n`);
process.stdout.write(
  `${Object.keys(manifest.models).length} models and ${Object.keys(manifest.looks).length} looks checked, ${found.length} complaints\n`,
);
if (Object.keys(manifest.models).length === 0 || found.length > 0) process.exitCode = 1;
