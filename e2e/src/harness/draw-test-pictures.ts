import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFakeCamera, makeFakeHandCamera, makeTestPhoto } from '@vitrine/try-on/fidelity';
import type { TestPictures, ToldOfPictures } from './test-pictures.ts';

/** A loop slow enough to be seen and short enough to be drawn in half a minute. */
const CLIP = { frames: 12, framesPerSecond: 6 } as const;

/** What the journeys are told of the pictures: the file that says where they are, there once they are drawn. */
export interface DrawnPictures {
  readonly toldIn: string;
  /** Removes them, once they are drawn. */
  remove(): Promise<void>;
}

/**
 * Begins to draw them into a folder of their own. It takes half a minute, in which journeys that need none are walked
 * already; `testPictures` waits for them.
 */
export async function drawTestPictures(): Promise<DrawnPictures> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-pictures-'));
  const toldIn = join(folder, 'pictures.json');
  const told = drawAndTell(folder, toldIn);
  return {
    toldIn,
    remove: async () => {
      await told;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function drawAndTell(folder: string, toldIn: string): Promise<void> {
  const told = await drawnOrFault(folder);
  // The file appears complete or not at all, because somebody may wait for it.
  await writeFile(`${toldIn}.new`, JSON.stringify(told));
  await rename(`${toldIn}.new`, toldIn);
}

async function drawnOrFault(folder: string): Promise<ToldOfPictures> {
  try {
    return { pictures: await draw(folder) };
  } catch (error) {
    return { fault: String(error) };
  }
}

async function draw(folder: string): Promise<TestPictures> {
  const [portrait, camera] = [join(folder, 'portrait.png'), join(folder, 'camera.y4m')];
  const hand = join(folder, 'hand.y4m');
  const photo = await makeTestPhoto(portrait);
  const clip = await makeFakeCamera(camera, CLIP);
  await makeFakeHandCamera(hand, { frames: 1, framesPerSecond: 6 });
  return {
    portrait,
    portraitEyes: photo.irises,
    camera,
    cameraEyes: clip.frames.map(({ irises }) => irises),
    hand,
  };
}
