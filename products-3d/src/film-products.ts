import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { MODELS_FOLDER } from './built-paths.ts';
import { changeManifest, readManifest } from './manifest.ts';
import { developVideo, drawFrames } from './videos/take-video.ts';
import type { VideoShot } from './videos/video-shot.ts';
import { videoSource } from './videos/video-source.ts';
import { openVideoStudio, type VideoStudio } from './videos/video-studio.ts';
import { VIDEOS } from './videos/videos.ts';

/** Takes the films that are missing or out of date; with ids of products or films, only those. */
const WORK_FOLDER = `${tmpdir()}/vitrine-films`;

async function film(shot: VideoShot, studio: VideoStudio): Promise<void> {
  const manifest = await readManifest();
  const source = videoSource(shot, manifest);
  if (source === undefined) throw new Error(`There is no model of ${shot.product} ${shot.colour}`);
  if (manifest.videos[shot.id]?.source === source) return;
  const started = Date.now();
  const folder = `${WORK_FOLDER}/${shot.id}-${source}`;
  await drawFrames(shot, studio, folder);
  const record = await developVideo(shot, folder, source);
  await changeManifest((latest) => ({ ...latest, videos: { ...latest.videos, [shot.id]: record } }));
  await rm(folder, { recursive: true });
  const sizes = record.files.map(({ file, bytes }) => `${file} ${Math.round(bytes / 1024)} KB`).join(', ');
  process.stdout.write(`${sizes}: ${Math.round((Date.now() - started) / 1000)} s\n`);
}

const { positionals: named } = parseArgs({ allowPositionals: true });
const wanted = VIDEOS.filter(
  ({ id, product }) => named.length === 0 || named.includes(id) || named.includes(product),
);
const studio = await openVideoStudio(MODELS_FOLDER);
try {
  for (const shot of wanted) await film(shot, studio);
} finally {
  await studio.close();
}
