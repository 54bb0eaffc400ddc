import sharp from 'sharp';
import { Vector3 } from 'three';
import { PICTURES_FOLDER } from '../built-paths.ts';
import { partOf } from '../product.ts';
import { cameraFor, sightOf } from '../studio/camera.ts';
import { compose } from '../studio/composition.ts';
import { coverageOf, type SeenSurface } from './coverage.ts';
import type { MaskedPicture } from './masks.ts';

/** Where a part is in a picture. */
export interface Mask {
  readonly part: string;
  readonly webp: Buffer;
  /** Mean luma (0 to 1) of the picture below it. */
  readonly brightness: number;
}

const LUMA = [0.2126, 0.7152, 0.0722] as const;
/** Darker parts of a mask belong to edges, whose colour is not that of the part alone. */
const INSIDE = 250;

/** Draws where each part is, from the model, through the camera that took the picture. */
export async function drawMasksOf({ product, errand }: MaskedPicture): Promise<readonly Mask[]> {
  const { shot, sizePx, placements, set, view } = errand;
  const [width, height] = sizePx;
  const composition = await compose(placements);
  const seenAt = sightOf(cameraFor(shot, composition, sizePx), sizePx);
  const surfaces = product.archetype.build('hero').parts.map(({ node, slot, geometry }): SeenSurface => {
    const position = geometry.getAttribute('position');
    const corners = new Float32Array(3 * position.count);
    const point = new Vector3();
    for (let i = 0; i < position.count; i += 1) {
      const [x, y, depth] = seenAt(point.fromBufferAttribute(position, i).applyMatrix4(composition.toStudio));
      corners.set([x * width, y * height, depth], 3 * i);
    }
    const order = geometry.getIndex()?.array ?? Uint32Array.from({ length: position.count }, (_, i) => i);
    return { corners, order, owner: partOf(product, node, slot) };
  });
  const picture = await sharp(`${PICTURES_FOLDER}${set}/${view}-${width}.webp`)
    .removeAlpha()
    .raw()
    .toBuffer();
  return Promise.all(
    [...coverageOf(surfaces, sizePx)].map(async ([part, coverage]) => ({
      part,
      webp: await sharp(coverage, { raw: { width, height, channels: 1 } })
        .webp({ lossless: true, effort: 6 })
        .toBuffer(),
      brightness: brightnessOf(picture, coverage),
    })),
  );
}

function brightnessOf(rgb: Buffer, coverage: Uint8Array): number {
  let [sum, count] = [0, 0];
  for (const [pixel, share] of coverage.entries()) {
    if (share < INSIDE) continue;
    count += 1;
    for (const [channel, weight] of LUMA.entries()) sum += (weight * (rgb[3 * pixel + channel] ?? 0)) / 255;
  }
  return count === 0 ? 0 : Number((sum / count).toFixed(4));
}
