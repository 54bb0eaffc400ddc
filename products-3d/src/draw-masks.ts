import { mkdir, rm } from 'node:fs/promises';
import { BUILT_FOLDER, PARTS_FOLDER } from './built-paths.ts';
import { sha256, writeWhole } from './export/write-glb.ts';
import { changeManifest, type MaskRecord, readManifest } from './manifest.ts';
import { drawMasksOf } from './masks/draw-masks-of.ts';
import { type MaskedPicture, maskedPictures, maskName, masksDue, maskSource } from './masks/masks.ts';

/** Draws where the parts of a piece are in its pictures, and takes away the masks of nothing. */
async function drawMasks(picture: MaskedPicture): Promise<void> {
  const { product, errand } = picture;
  const source = maskSource(picture, await readManifest());
  if (source === undefined) throw new Error(`There is no model of ${product.id}`);
  for (const { part, webp, brightness } of await drawMasksOf(picture)) {
    const name = maskName(picture, part);
    const record: MaskRecord = {
      product: product.id,
      colour: errand.placements[0].colour,
      view: errand.view,
      part,
      file: `parts/${name}`,
      bytes: webp.byteLength,
      sha256: sha256(webp),
      brightness,
      source,
    };
    await writeWhole(`${PARTS_FOLDER}${name}`, webp);
    await changeManifest((latest) => ({ ...latest, masks: { ...latest.masks, [name]: record } }));
    process.stdout.write(`${name}: ${webp.byteLength} bytes, brightness ${brightness}\n`);
  }
}

await mkdir(PARTS_FOLDER, { recursive: true });
for (const picture of maskedPictures()) await drawMasks(picture);
const { orphaned } = masksDue(await readManifest());
for (const name of orphaned) {
  await rm(`${BUILT_FOLDER}parts/${name}`, { force: true });
  await changeManifest(({ masks: { [name]: _gone, ...masks }, ...latest }) => ({ ...latest, masks }));
}
