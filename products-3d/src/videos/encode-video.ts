import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { VIDEO_FPS } from './video-shot.ts';

const run = promisify(execFile);

export type VideoFormat = 'webm' | 'mp4';

/** The kinds of file that a film is kept in, the one that browsers should prefer first, as `<source type>` says it. */
export const VIDEO_TYPES: Readonly<Record<VideoFormat, string>> = {
  webm: 'video/webm; codecs="vp9"',
  mp4: 'video/mp4; codecs="avc1.640028"',
};

/** sRGB comes out as the page shows it: the ground of a film is that of the tile around it. */
const COLOURS = [
  ['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p'],
  ['-color_primaries', 'bt709'],
  ['-color_trc', 'bt709'],
  ['-colorspace', 'bt709'],
  ['-color_range', 'tv'],
].flat();

const ENCODERS: Readonly<Record<VideoFormat, readonly string[]>> = {
  webm: '-c:v libvpx-vp9 -b:v 0 -deadline good -cpu-used 2 -row-mt 1 -tile-columns 1'.split(' '),
  mp4: '-c:v libx264 -preset slow -profile:v high -level 4.0 -movflags +faststart'.split(' '),
};

/** Constant quality, from fine to still good: a film takes the first with which it is small enough. */
const QUALITIES: Readonly<Record<VideoFormat, readonly number[]>> = {
  webm: [34, 39, 44, 48],
  mp4: [23, 26, 29, 31],
};
/** A shopper on the road waits for it. */
export const MOST_VIDEO_BYTES = 700_000;

export interface Encoding {
  readonly format: VideoFormat;
  /** Numbered PNG files. */
  readonly framesFolder: string;
  readonly file: string;
}

/** What `ffmpeg` is told: frames in, one silent film out. */
export const encoderArguments = (
  { format, framesFolder, file }: Encoding,
  quality: number,
): readonly string[] => [
  '-v',
  'error',
  '-y',
  '-framerate',
  String(VIDEO_FPS),
  '-i',
  `${framesFolder}/%04d.png`,
  ...COLOURS,
  ...ENCODERS[format],
  '-crf',
  String(quality),
  '-an',
  file,
];

/** Writes the file and answers its bytes. Throws without `ffmpeg`, and for a film that is too large at any quality. */
export async function encodeVideo(encoding: Encoding): Promise<Buffer> {
  for (const quality of QUALITIES[encoding.format]) {
    await run('ffmpeg', [...encoderArguments(encoding, quality)]);
    const bytes = await readFile(encoding.file);
    if (bytes.byteLength <= MOST_VIDEO_BYTES) return bytes;
  }
  throw new Error(`${encoding.file} is too large at every quality`);
}

/** What is seen before a film runs: its first picture, so that nothing jumps when it begins. */
export const encodePoster = (frame: string): Promise<Buffer> =>
  sharp(frame).webp({ quality: 82, effort: 5 }).toBuffer();
