import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { PICTURES_FOLDER } from '../built-paths.ts';
import { writeWhole } from '../export/write-glb.ts';
import type { Picture } from './take-picture.ts';

const AVIF = { quality: 58, effort: 4 } as const;
const WEBP = { quality: 80, effort: 5 } as const;

/** `pictures/{set}/{view}-{width}.avif` and `.webp`, one pair per width. */
export async function savePicture(
  picture: Picture,
  { set, view }: { readonly set: string; readonly view: string },
  widths: readonly number[],
): Promise<void> {
  const folder = `${PICTURES_FOLDER}${set}`;
  await mkdir(folder, { recursive: true });
  const { width, height, rgb } = picture;
  for (const wanted of widths) {
    const scaled = sharp(rgb, { raw: { width, height, channels: 3 } }).resize(wanted);
    await writeWhole(`${folder}/${view}-${wanted}.avif`, await scaled.clone().avif(AVIF).toBuffer());
    await writeWhole(`${folder}/${view}-${wanted}.webp`, await scaled.clone().webp(WEBP).toBuffer());
  }
}
