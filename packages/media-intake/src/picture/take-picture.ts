import sharp, { type OutputInfo } from 'sharp';
import { accepted, refused, type Result } from '@vitrine/domain/result';

/** A picture in the widths and formats that the shop serves. */
export interface TakenPicture {
  readonly width: number;
  readonly height: number;
  readonly files: readonly {
    readonly width: number;
    readonly format: 'avif' | 'webp';
    readonly bytes: Buffer;
  }[];
}
export type TakenPictureRefusal =
  | { readonly code: 'no-picture'; readonly why: string }
  | { readonly code: 'too-small'; readonly widthPx: number; readonly leastPx: number };

const WIDTHS = [320, 640, 960, 1280, 1600] as const;
const LEAST_WIDTH_PX = 640;
/** About 12,000 by 8,000: a larger file is no product picture but an attack on memory. */
const MOST_PIXELS = 100_000_000;
/** The first bytes of what is decoded at all, after so many others: what a file is called does not count. */
const SIGNATURES: readonly { readonly skip: number; readonly bytes: string }[] = [
  { skip: 0, bytes: 'ffd8ff' }, // JPEG
  { skip: 0, bytes: '89504e47' }, // PNG
  { skip: 8, bytes: '57454250' }, // WebP
  { skip: 4, bytes: '66747970' }, // AVIF, HEIC
  { skip: 0, bytes: '49492a00' }, // TIFF
  { skip: 0, bytes: '4d4d002a' }, // TIFF
];
const AVIF = { quality: 58, effort: 4 } as const;
const WEBP = { quality: 80, effort: 5 } as const;

/** Decodes a picture, turns it upright, and encodes it once: nothing is encoded while a shopper waits. */
export async function takePicture(source: Buffer): Promise<Result<TakenPicture, TakenPictureRefusal>> {
  const isTaken = SIGNATURES.some(
    ({ skip, bytes }) => source.toString('hex', skip, skip + bytes.length / 2) === bytes,
  );
  if (!isTaken) return refused({ code: 'no-picture', why: 'only JPEG, PNG, WebP, AVIF and TIFF are taken' });
  try {
    const upright = await sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return await encoded(upright);
  } catch (error) {
    return refused({ code: 'no-picture', why: error instanceof Error ? error.message : String(error) });
  }
}

async function encoded({
  data,
  info,
}: {
  readonly data: Buffer;
  readonly info: OutputInfo;
}): Promise<Result<TakenPicture, TakenPictureRefusal>> {
  const { width, height, channels } = info;
  if (width < LEAST_WIDTH_PX) return refused({ code: 'too-small', widthPx: width, leastPx: LEAST_WIDTH_PX });
  const files: TakenPicture['files'][number][] = [];
  for (const wanted of WIDTHS.filter((each) => each <= width)) {
    const scaled = sharp(data, { raw: { width, height, channels } }).resize(wanted);
    files.push({ width: wanted, format: 'avif', bytes: await scaled.clone().avif(AVIF).toBuffer() });
    files.push({ width: wanted, format: 'webp', bytes: await scaled.clone().webp(WEBP).toBuffer() });
  }
  const largest = Math.max(...files.map((file) => file.width));
  return accepted({ width: largest, height: Math.round((height * largest) / width), files });
}
