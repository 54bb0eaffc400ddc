import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { unpackAssets } from './packed-assets.ts';

const require = createRequire(import.meta.url);

/** A file of a package by its name; throws where there is none. */
type FileOf = (name: string) => Uint8Array;

/** The files packed into `@mediapipe/face_mesh`, by name. */
export async function faceMeshFiles(): Promise<FileOf> {
  const folder = packageFolder(require.resolve('@mediapipe/face_mesh'), 'face_mesh');
  return named(await packedIn(folder, 'face_mesh'));
}

/** The models of `@mediapipe/hands`, by name: of the palm packed into it, of the hand beside. */
export async function handsFiles(): Promise<FileOf> {
  const folder = packageFolder(require.resolve('@mediapipe/hands'), 'hands');
  const files = new Map(await packedIn(folder, 'hands'));
  for (const name of ['hand_landmark_lite.tflite', 'hand_landmark_full.tflite']) {
    files.set(name, await readFile(join(folder, name)));
  }
  return named(files);
}

/** The models of `@mediapipe/pose`, by name: of the detector packed into it, of the body beside. */
export async function poseFiles(): Promise<FileOf> {
  const folder = packageFolder(require.resolve('@mediapipe/pose'), 'pose');
  const files = new Map(await packedIn(folder, 'pose'));
  const body = 'pose_landmark_full.tflite';
  files.set(body, await readFile(join(folder, body)));
  return named(files);
}

async function packedIn(folder: string, solution: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const packed = join(folder, `${solution}_solution_packed_assets`);
  return unpackAssets(await readFile(`${packed}_loader.js`, 'utf8'), await readFile(`${packed}.data`));
}

function named(files: ReadonlyMap<string, Uint8Array>): FileOf {
  return (name) => {
    const bytes = files.get(name);
    if (!bytes) throw new Error(`The package holds no ${name}`);
    return bytes;
  };
}

/** The folder called `name` that a package's main file lies in, wherever npm has put it. */
export function packageFolder(main: string, name: string): string {
  let folder = dirname(main);
  while (basename(folder) !== name) folder = dirname(folder);
  return folder;
}
