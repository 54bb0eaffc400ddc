import { mkdir } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { PICTURES_FOLDER } from '../built-paths.ts';
import { writeWhole } from '../export/write-glb.ts';
import { removeOtherWidths } from '../studio/save-picture.ts';
import { type SceneView, SCENE_VIEWS, uprightLeft } from './scene-pictures.ts';

/** Widths that a telephone asks for, and what such a picture may weigh. */
const PHONE = { widthPx: 1280, bytes: 120_000 } as const;

/** From fine to what is still good enough; the first that is light enough is taken. */
const QUALITIES = { avif: [64, 58, 52, 46, 40], webp: [82, 76, 70, 62, 54, 46] } as const;
const EFFORT = { avif: 4, webp: 5 } as const;

interface ScenePicture {
  readonly width: number;
  readonly height: number;
  readonly rgb: Buffer;
}

type Format = keyof typeof QUALITIES;

/** A picture in a width and a format: as fine as its bytes allow. */
async function encodedAs(picture: Sharp, width: number, format: Format): Promise<Buffer> {
  const scaled = picture.clone().resize(width);
  const encode = (quality: number): Promise<Buffer> =>
    scaled.clone()[format]({ quality, effort: EFFORT[format] }).toBuffer();
  for (const quality of QUALITIES[format]) {
    const bytes = await encode(quality);
    if (width > PHONE.widthPx || bytes.byteLength <= PHONE.bytes) return bytes;
  }
  throw new Error(`A picture of ${width} px weighs more than ${PHONE.bytes} bytes as ${format}`);
}

async function saveView(picture: Sharp, folder: string, { view, widths }: SceneView): Promise<void> {
  for (const format of ['avif', 'webp'] as const) {
    for (const width of widths[format]) {
      await writeWhole(`${folder}/${view}-${width}.${format}`, await encodedAs(picture, width, format));
    }
  }
}

/** `pictures/{scene}/{view}-{width}.avif` and `.webp`, the upright picture cut out of the wide one. */
export async function saveScene(
  { width, height, rgb }: ScenePicture,
  { name, uprightAt }: { readonly name: string; readonly uprightAt: number },
): Promise<void> {
  const folder = `${PICTURES_FOLDER}${name}`;
  await mkdir(folder, { recursive: true });
  const [wide, upright] = SCENE_VIEWS;
  const whole = sharp(rgb, { raw: { width, height, channels: 3 } });
  await saveView(whole, folder, wide);
  const cut = { left: uprightLeft(uprightAt), top: 0, width: upright.sizePx[0], height };
  const part = await whole.clone().extract(cut).raw().toBuffer();
  await saveView(sharp(part, { raw: { width: cut.width, height, channels: 3 } }), folder, upright);
  for (const { view, widths } of SCENE_VIEWS) await removeOtherWidths({ set: name, view }, widths);
}
