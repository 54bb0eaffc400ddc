import { mkdir, readdir, rm } from 'node:fs/promises';
import sharp from 'sharp';
import { PICTURES_FOLDER } from '../built-paths.ts';
import { writeWhole } from '../export/write-glb.ts';
import type { Picture } from './take-picture.ts';

/** Effort 4 takes four times the time for 2 % fewer bytes. */
const AVIF = { quality: 60, effort: 3 } as const;
const WEBP = { quality: 80, effort: 5 } as const;

/** Widths in px in which a picture is kept; few browsers still ask for WebP. */
export interface PictureWidths {
  readonly avif: readonly number[];
  readonly webp: readonly number[];
}

interface PictureName {
  readonly set: string;
  readonly view: string;
}

/** The files of a picture in the folder of its set. */
export const pictureFiles = (view: string, { avif, webp }: PictureWidths): readonly string[] => [
  ...avif.map((width) => `${view}-${width}.avif`),
  ...webp.map((width) => `${view}-${width}.webp`),
];

/** Removes what an earlier edition kept of a picture in other widths. */
export async function removeOtherWidths({ set, view }: PictureName, widths: PictureWidths): Promise<void> {
  const folder = `${PICTURES_FOLDER}${set}`;
  const kept = pictureFiles(view, widths);
  const there = (await readdir(folder)).filter((file) => file.startsWith(`${view}-`));
  await Promise.all(there.filter((file) => !kept.includes(file)).map((file) => rm(`${folder}/${file}`)));
}

/** `pictures/{set}/{view}-{width}.avif` and `.webp`. */
export async function savePicture(
  { width, height, rgb }: Picture,
  { set, view }: PictureName,
  widths: PictureWidths,
): Promise<void> {
  const folder = `${PICTURES_FOLDER}${set}`;
  await mkdir(folder, { recursive: true });
  const scaledTo = (wanted: number) => sharp(rgb, { raw: { width, height, channels: 3 } }).resize(wanted);
  for (const wanted of widths.avif) {
    await writeWhole(`${folder}/${view}-${wanted}.avif`, await scaledTo(wanted).avif(AVIF).toBuffer());
  }
  for (const wanted of widths.webp) {
    await writeWhole(`${folder}/${view}-${wanted}.webp`, await scaledTo(wanted).webp(WEBP).toBuffer());
  }
}
