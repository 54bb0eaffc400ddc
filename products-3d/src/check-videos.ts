import { stat } from 'node:fs/promises';
import { BUILT_FOLDER } from './built-paths.ts';
import { readManifest } from './manifest.ts';
import { OWED_VIDEOS_AT_MOST } from './owed-videos.ts';
import { MOST_VIDEO_BYTES } from './videos/encode-video.ts';
import { VIDEOS } from './videos/videos.ts';
import { videosDue } from './videos/videos-due.ts';

/** Says which films are missing, out of date or of nothing, and whether those of the manifest are there, without taking any. */
const manifest = await readManifest();
const due = videosDue(VIDEOS, manifest);
let faults = 0;
const fault = (words: string): void => {
  faults += 1;
  process.stdout.write(`${words}\n`);
};
for (const kind of ['missing', 'old', 'orphaned'] as const) {
  for (const id of due[kind]) process.stdout.write(`${kind}: ${id}\n`);
  const most = OWED_VIDEOS_AT_MOST[kind];
  if (due[kind].length > most) fault(`${due[kind].length} films ${kind}, ${most} owed at most`);
}
for (const { files, poster } of Object.values(manifest.videos)) {
  for (const { file, bytes } of [...files, poster]) {
    const found = await stat(`${BUILT_FOLDER}${file}`).catch(() => undefined);
    if (found?.size !== bytes) fault(`not as the manifest says: ${file}`);
    if (bytes > MOST_VIDEO_BYTES) fault(`too large: ${file}`);
  }
}
process.stdout.write(`${Object.keys(manifest.videos).length} films, ${faults} faults\n`);
if (faults > 0) process.exitCode = 1;
