/**
 * Writes the pictures of a person that journeys need into a folder: `photo.png` to upload, `camera.y4m` for Chromium's fake camera,
 * and `truth.json` with the ground truth of both:
 *
 *     node packages/try-on/fidelity/write-test-pictures.ts OUTDIR
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFakeCamera, makeTestPhoto } from './test-pictures.ts';

const [, , outDir] = process.argv;
if (outDir === undefined) throw new Error('say the folder to write to');
await mkdir(outDir, { recursive: true });
const photo = await makeTestPhoto(join(outDir, 'photo.png'));
const camera = await makeFakeCamera(join(outDir, 'camera.y4m'));
await writeFile(join(outDir, 'truth.json'), JSON.stringify({ photo, camera }));
