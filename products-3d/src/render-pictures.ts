import { tmpdir } from 'node:os';
import { ASSORTMENT } from './assortment.ts';
import { changeManifest, readManifest } from './manifest.ts';
import { compose, placementsFor } from './studio/composition.ts';
import { type Errand, errandsFor } from './studio/errands.ts';
import { paintedSlots, repaintsBetween } from './studio/repaint.ts';
import { savePicture } from './studio/save-picture.ts';
import { sourceOf, type Studio, takePicture } from './studio/take-picture.ts';

const WORK_FOLDER = `${tmpdir()}/vitrine-studio`;

const workFolderOf = (set: string, view: string): string => `${WORK_FOLDER}/${set}-${view}`;

/** How a picture is come by: rendered, or painted from the film of another look of its family. */
async function studioFor({ set, view, shot, family = [] }: Errand): Promise<Studio> {
  const workFolder = workFolderOf(set, view);
  const [first] = family;
  if (!first) return { workFolder, paintSlots: [] };
  const paintSlots = await paintedSlots(
    first.archetype,
    family.map(({ colour }) => colour),
  );
  const self = family.find((member) => member.set === set);
  if (!self || self === first) return { workFolder, paintSlots };
  const [from, to] = [
    await first.archetype.finishes(first.colour),
    await self.archetype.finishes(self.colour),
  ];
  const repaints = repaintsBetween(from, to);
  if (!repaints) return { workFolder, paintSlots: [] };
  const composition = await compose(placementsFor(first.archetype, first.colour, shot));
  return {
    workFolder,
    paintSlots,
    base: { composition, workFolder: workFolderOf(first.set, view), repaints },
  };
}

/** Takes one picture unless the manifest says it was already taken from the same source. */
async function run(errand: Errand): Promise<void> {
  const { set, view, shot, sizePx, widths } = errand;
  const composition = await compose(errand.placements);
  const source = sourceOf(composition, shot);
  if (errand.known(await readManifest()) === source) return;
  const started = Date.now();
  const picture = await takePicture(composition, shot, await studioFor(errand));
  await savePicture(picture, { set, view }, widths);
  const [width, height] = sizePx;
  await changeManifest((manifest) =>
    errand.recorded(manifest, { width, height, widths: [...widths], source }),
  );
  process.stdout.write(`${set} ${view}: ${Math.round((Date.now() - started) / 1000)} s\n`);
}

/** Pictures that do not exist yet go before those that are out of date. */
async function inOrder(all: readonly Errand[]): Promise<readonly Errand[]> {
  const manifest = await readManifest();
  const isMissing = (errand: Errand): boolean => errand.known(manifest) === undefined;
  return [...all.filter(isMissing), ...all.filter((errand) => !isMissing(errand))];
}

const named = process.argv.slice(2);
const products = ASSORTMENT.filter(({ id }) => named.length === 0 || named.includes(id));
for (const errand of await inOrder(errandsFor(products, named.length === 0))) await run(errand);
