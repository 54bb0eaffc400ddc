import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { ASSORTMENT } from './assortment.ts';
import { fingerprintsOfLooks } from './export/fingerprint.ts';
import { changeManifest, type Manifest, readManifest } from './manifest.ts';
import { compose, placementsFor } from './studio/composition.ts';
import { type Errand, errandsFor } from './studio/errands.ts';
import { pictureSource } from './studio/picture-source.ts';
import { paintedSlots, repaintsBetween } from './studio/repaint.ts';
import { removeOtherWidths, savePicture } from './studio/save-picture.ts';
import { type Studio, takePicture } from './studio/take-picture.ts';

const WORK_FOLDER = `${tmpdir()}/vitrine-studio`;
const SHADOW_FOLDER = `${WORK_FOLDER}/shadows`;

const folderOf = (set: string, view: string): string => `${WORK_FOLDER}/${set}-${view}`;

/** How a picture is come by: exposed anew, or painted from the film of another look of its family. */
async function studioFor({ set, view, shot, placements, family = [] }: Errand): Promise<Studio> {
  const [first] = family;
  const paintSlots = first
    ? await paintedSlots(
        first.archetype,
        family.map(({ colour }) => colour),
      )
    : [];
  const own = { darkroom: { folder: folderOf(set, view), shadowFolder: SHADOW_FOLDER, paintSlots } };
  const self = family.find((member) => member.set === set);
  if (!first || !self || self === first) {
    return { ...own, composition: await compose(placements), repaints: [] };
  }
  const [from, to] = [
    await first.archetype.finishes(first.colour),
    await self.archetype.finishes(self.colour),
  ];
  const repaints = repaintsBetween(from, to);
  if (!repaints) {
    const darkroom = { ...own.darkroom, paintSlots: [] };
    return { darkroom, composition: await compose(placements), repaints: [] };
  }
  return {
    darkroom: { ...own.darkroom, folder: folderOf(first.set, view) },
    composition: await compose(placementsFor(first, shot)),
    repaints,
  };
}

/** A picture of something else than the model that the shop turns would be a lie. */
async function assertBuilt({ placements }: Errand, { models }: Manifest): Promise<void> {
  for (const { product, archetype, colour } of placements) {
    const { [colour]: made } = await fingerprintsOfLooks(archetype, [colour]);
    if (made !== models[product]?.sources?.[colour])
      throw new Error(`The models of ${product} are out of date: node src/build-models.ts ${product}`);
  }
}

/** Takes one picture unless the manifest says it was already taken from the same source. */
async function run(errand: Errand): Promise<void> {
  const { set, view, shot, sizePx, widths } = errand;
  const manifest = await readManifest();
  const source = pictureSource(errand, manifest);
  if (source !== undefined && errand.known(manifest)?.source === source) return;
  await assertBuilt(errand, manifest);
  const started = Date.now();
  const studio = await studioFor(errand);
  await savePicture(await takePicture(shot, studio), { set, view }, widths);
  const [width, height] = sizePx;
  const files = { widths: [...widths.avif], webpWidths: [...widths.webp] };
  await changeManifest((latest) =>
    errand.recorded(latest, { width, height, ...files, source: source ?? '' }),
  );
  await removeOtherWidths({ set, view }, widths);
  if (studio.darkroom.paintSlots.length === 0) await rm(studio.darkroom.folder, { recursive: true });
  process.stdout.write(`${set} ${view}: ${Math.round((Date.now() - started) / 1000)} s\n`);
}

/** Pictures that do not exist yet go before those that are out of date. */
async function inOrder(all: readonly Errand[]): Promise<readonly Errand[]> {
  const manifest = await readManifest();
  const isMissing = (errand: Errand): boolean => errand.known(manifest) === undefined;
  return [...all.filter(isMissing), ...all.filter((errand) => !isMissing(errand))];
}

const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { views: { type: 'string' } },
});
const views = values.views?.split(',');
const products = ASSORTMENT.filter(({ id }) => named.length === 0 || named.includes(id));
const errands = errandsFor(products).filter(({ view }) => views?.includes(view) ?? true);
for (const errand of await inOrder(errands)) {
  await run(errand).catch((error: unknown) => {
    process.exitCode = 1;
    process.stderr.write(
      `${errand.set} ${errand.view}: ${error instanceof Error ? error.message : String(error)}\n`,
    );
  });
}
