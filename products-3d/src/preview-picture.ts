import sharp from 'sharp';
import { ASSORTMENT } from './assortment.ts';
import { compose, type Placement, placementsFor } from './studio/composition.ts';
import { PORTRAIT_PX, type Shot, type ViewName } from './studio/shot.ts';
import { shotOf } from './studio/shots.ts';
import { takePicture } from './studio/take-picture.ts';

const USAGE = 'node src/preview-picture.ts <product> <colour> <view> <folder> [scale] [samples]';
const VIEWS: readonly ViewName[] = ['front', 'detail', 'side', 'back'];

interface Sitting {
  readonly name: string;
  readonly shot: Shot;
  readonly placements: readonly [Placement, ...Placement[]];
  /** Folder, scale and samples. */
  readonly rest: readonly string[];
}

function sittingFor([first = '', colour = '', viewName = '', ...rest]: readonly string[]): Sitting {
  const product = ASSORTMENT.find(({ id }) => id === first);
  const view = VIEWS.find((name) => name === viewName);
  if (!product || !view) throw new Error(USAGE);
  const shot = shotOf(product, colour, view);
  if (!shot) throw new Error(`${product.id} has no ${view}`);
  const piece = { product: product.id, archetype: product.archetype, colour };
  return { name: `${product.id}-${colour}-${view}`, shot, placements: placementsFor(piece, shot), rest };
}

const { name, shot, placements, rest } = sittingFor(process.argv.slice(2));
const [folder, scale = '0.5', samples = '12'] = rest;
if (!folder) throw new Error(USAGE);
const [width, height] = (shot.sizePx ?? PORTRAIT_PX).map((px) => Math.round(px * Number(scale)));
if (!width || !height) throw new Error(USAGE);
const samplesEach = Math.max(1, Math.round(Number(samples) / 2));
const picture = await takePicture(
  { ...shot, sizePx: [width, height] },
  {
    darkroom: { folder, shadowFolder: `${folder}/shadows`, paintSlots: [], samplesEach },
    composition: await compose(placements),
    repaints: [],
  },
);
const file = `${folder}/${name}.png`;
await sharp(picture.rgb, { raw: { width, height, channels: 3 } })
  .png()
  .toFile(file);
process.stdout.write(`${file}\n`);
