import sharp from 'sharp';
import { ASSORTMENT } from './assortment.ts';
import { compose, placementsFor } from './studio/composition.ts';
import { shotOf } from './studio/shots.ts';
import { takePicture } from './studio/take-picture.ts';
import { PORTRAIT_PX, type ViewName } from './studio/shot.ts';

const USAGE = 'node src/preview-picture.ts <product> <colour> <view> <folder> [scale] [samples]';
const VIEWS: readonly ViewName[] = ['front', 'detail', 'side', 'back'];

const [productId, colour, viewName, folder, scale = '0.5', samples = '12'] = process.argv.slice(2);
const product = ASSORTMENT.find(({ id }) => id === productId);
const view = VIEWS.find((name) => name === viewName);
if (!product || !colour || !view || !folder) throw new Error(USAGE);
const shot = shotOf(product, colour, view);
if (!shot) throw new Error(`${product.id} has no ${view}`);
const piece = { product: product.id, archetype: product.archetype, colour };
const composition = await compose(placementsFor(piece, shot));
const [width, height] = (shot.sizePx ?? PORTRAIT_PX).map((px) => Math.round(px * Number(scale)));
if (!width || !height) throw new Error(USAGE);
const samplesEach = Math.max(1, Math.round(Number(samples) / 2));
const picture = await takePicture(
  { ...shot, sizePx: [width, height] },
  {
    darkroom: { folder, shadowFolder: `${folder}/shadows`, paintSlots: [], samplesEach },
    composition,
    repaints: [],
  },
);
const file = `${folder}/${product.id}-${colour}-${view}.png`;
await sharp(picture.rgb, { raw: { width, height, channels: 3 } })
  .png()
  .toFile(file);
process.stdout.write(`${file}\n`);
