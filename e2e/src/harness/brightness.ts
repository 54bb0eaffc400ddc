import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Eyes } from './test-pictures.ts';

/**
 * The brightness of a picture, 0 to 255, row by row. Colours differ between a camera and a screen; brightness hardly
 * does.
 */
export interface Brightness {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly values: Uint8Array;
}

type Region = (x: number, y: number) => boolean;

const everywhere: Region = () => true;

/** The brightness of an encoded picture, upright. */
export async function brightnessOf(picture: Buffer): Promise<Brightness> {
  const { data, info } = await sharp(picture)
    .autoOrient()
    .removeAlpha()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { widthPx: info.width, heightPx: info.height, values: data };
}

/** The picture as it fills a box of another shape, as `object-fit: cover` does, mirrored if asked. */
export async function covering(picture: Brightness, box: Size, mirrored: boolean): Promise<Brightness> {
  const { widthPx: width, heightPx: height } = picture;
  const upright = sharp(picture.values, { raw: { width, height, channels: 1 } }).flop(mirrored);
  const { data, info } = await upright
    .resize(box.widthPx, box.heightPx, { fit: 'cover' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { widthPx: info.width, heightPx: info.height, values: data };
}

type Size = Pick<Brightness, 'widthPx' | 'heightPx'>;

/** Where eyes of a mirrored picture come to lie when it covers a box. */
export function coveringEyes(eyes: Eyes, picture: Size, box: Size): Eyes {
  const scale = Math.max(box.widthPx / picture.widthPx, box.heightPx / picture.heightPx);
  const moved = ([x, y]: readonly [number, number]): readonly [number, number] => [
    box.widthPx / 2 + (picture.widthPx / 2 - x) * scale,
    box.heightPx / 2 + (y - picture.heightPx / 2) * scale,
  ];
  return [moved(eyes[0]), moved(eyes[1])];
}

/** The frames of a YUV4MPEG2 file; its first plane is the brightness. */
export async function clipFrames(file: string): Promise<readonly Brightness[]> {
  const bytes = await readFile(file);
  const headerEnd = bytes.indexOf('\n');
  const [, width, height] = /W(\d+) H(\d+)/u.exec(bytes.subarray(0, headerEnd).toString()) ?? [];
  const [widthPx, heightPx] = [Number(width), Number(height)];
  const planeBytes = widthPx * heightPx;
  const frameBytes = 'FRAME\n'.length + (planeBytes * 3) / 2;
  const count = Math.floor((bytes.length - headerEnd - 1) / frameBytes);
  return Array.from({ length: count }, (_, index) => {
    const from = headerEnd + 1 + index * frameBytes + 'FRAME\n'.length;
    return { widthPx, heightPx, values: bytes.subarray(from, from + planeBytes) };
  });
}

/** The linear fit from one picture's brightness to another's, and its quality: 1 is a perfect fit. */
interface Fit {
  readonly slope: number;
  readonly offset: number;
  readonly likeness: number;
}

/** Compares two pictures of one size inside the region. 1 is the same picture, apart from light and contrast. */
export function likeness(shown: Brightness, bare: Brightness, region: Region = everywhere): number {
  return fit(shown, bare, region).likeness;
}

function fit(shown: Brightness, bare: Brightness, region: Region): Fit {
  let [count, sumX, sumY, sumXX, sumYY, sumXY] = [0, 0, 0, 0, 0, 0];
  eachPixel([shown, bare], region, (y, x) => {
    count += 1;
    sumX += x;
    sumY += y;
    sumXX += x * x;
    sumYY += y * y;
    sumXY += x * y;
  });
  const spreadX = count * sumXX - sumX * sumX;
  const spreadY = count * sumYY - sumY * sumY;
  const slope = (count * sumXY - sumX * sumY) / spreadX;
  return {
    slope,
    offset: (sumY - slope * sumX) / count,
    likeness: (count * sumXY - sumX * sumY) / Math.sqrt(spreadX * spreadY),
  };
}

export interface Worn {
  /** How similar the picture is to the bare one around the eyes, where nothing is worn. */
  readonly surroundings: number;
  /** How much darker it is at the pupils than the bare picture would be, of 255. */
  readonly darkerAtEyes: number;
}

/** The effect of dark glasses on a picture: none around the eyes, a strong one at the eyes. */
export function worn(shown: Brightness, bare: Brightness, eyes: Eyes): Worn {
  const [[rightX, rightY], [leftX, leftY]] = eyes;
  const apart = Math.hypot(leftX - rightX, leftY - rightY);
  const [middleX, middleY] = [(rightX + leftX) / 2, (rightY + leftY) / 2];
  // The face and its hair: not what glasses cover, and not so far away that buttons lie there.
  const around = fit(shown, bare, (x, y) => {
    const [aside, below] = [Math.abs(x - middleX) / apart, (y - middleY) / apart];
    const isCovered = aside < 1.5 && Math.abs(below) < 0.75;
    return !isCovered && aside < 2 && below > -1.3 && below < 2;
  });
  let [count, darker] = [0, 0];
  const before: Region = (x, y) => eyes.some(([eyeX, eyeY]) => Math.hypot(x - eyeX, y - eyeY) < 0.2 * apart);
  eachPixel([shown, bare], before, (seen, real) => {
    count += 1;
    darker += around.slope * real + around.offset - seen;
  });
  return { surroundings: around.likeness, darkerAtEyes: darker / count };
}

function eachPixel(
  [shown, bare]: readonly [Brightness, Brightness],
  region: Region,
  tell: (shown: number, bare: number) => void,
): void {
  for (const [index, value] of shown.values.entries())
    if (region(index % shown.widthPx, Math.floor(index / shown.widthPx)))
      tell(value, bare.values[index] ?? 0);
}
