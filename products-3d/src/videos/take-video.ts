import { access, copyFile, mkdir } from 'node:fs/promises';
import { modelFileName, VIDEOS_FOLDER } from '../built-paths.ts';
import { sha256, writeWhole } from '../export/write-glb.ts';
import type { VideoRecord } from '../manifest.ts';
import { encodePoster, encodeVideo, VIDEO_TYPES, type VideoFormat } from './encode-video.ts';
import { firstAlike, orbitAt } from './orbit-at.ts';
import { framesOf, VIDEO_PX, type VideoShot } from './video-shot.ts';
import type { VideoStudio } from './video-studio.ts';

const GROUND = '#f4f1ec';
/** Pixels drawn for each that is kept, along each side: smooths edges as far as a film shows them. */
const OVERSAMPLING = 1.5;
const FORMATS = ['webm', 'mp4'] as const satisfies readonly VideoFormat[];

const frameName = (index: number): string => `${String(index).padStart(4, '0')}.png`;

/** Draws the frames that are not yet in the folder: a film that was broken off goes on where it stopped. */
export async function drawFrames(shot: VideoShot, studio: VideoStudio, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const [widthPx, heightPx] = VIDEO_PX;
  await studio.open({
    modelUrl: `/models/${modelFileName(shot.product, 'hero')}`,
    variant: shot.colour,
    stance: shot.stance,
    ground: GROUND,
    light: shot.light ?? 1,
    widthPx,
    heightPx,
    oversampling: OVERSAMPLING,
  });
  const count = framesOf(shot);
  for (let index = 0; index < count; index += 1) {
    const file = `${folder}/${frameName(index)}`;
    if (await isThere(file)) continue;
    const first = firstAlike(shot, index, count);
    if (first < index) await copyFile(`${folder}/${frameName(first)}`, file);
    else await writeWhole(file, await studio.draw(orbitAt(shot, index / count)));
  }
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Makes of the frames what the shop serves, and says what that is. */
export async function developVideo(shot: VideoShot, folder: string, source: string): Promise<VideoRecord> {
  await mkdir(VIDEOS_FOLDER, { recursive: true });
  const files = await Promise.all(
    FORMATS.map(async (format) => {
      const unfinished = `${folder}/film.${format}`;
      const bytes = await encodeVideo({ format, framesFolder: folder, file: unfinished });
      const file = `${shot.id}.${format}`;
      await writeWhole(`${VIDEOS_FOLDER}${file}`, bytes);
      return {
        file: `videos/${file}`,
        type: VIDEO_TYPES[format],
        bytes: bytes.byteLength,
        sha256: sha256(bytes),
      };
    }),
  );
  const poster = await encodePoster(`${folder}/${frameName(0)}`);
  await writeWhole(`${VIDEOS_FOLDER}${shot.id}.webp`, poster);
  const [width, height] = VIDEO_PX;
  const { product, colour, seconds } = shot;
  return {
    product,
    colour,
    width,
    height,
    seconds,
    files,
    poster: { file: `videos/${shot.id}.webp`, bytes: poster.byteLength, sha256: sha256(poster) },
    source,
  };
}
