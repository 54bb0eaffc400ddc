import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFakeCamera, makeFakeHandCamera, makeTestPhoto } from '@vitrine/try-on/fidelity';

/** Where somebody's pupils are in a picture, in pixels from its left and top edges. */
export type Eyes = readonly [readonly [number, number], readonly [number, number]];

/** A person of our own making: a portrait to upload and a clip for the camera, with the truth about both. */
export interface TestPictures {
  /** PNG, 900×1200. */
  readonly portrait: string;
  readonly portraitEyes: Eyes;
  /** YUV4MPEG2, 640×480; it repeats. */
  readonly camera: string;
  /** Of each frame of the clip. */
  readonly cameraEyes: readonly Eyes[];
  /** YUV4MPEG2, one picture of a hand and its forearm, from their backs: a camera that stands still. */
  readonly hand: string;
}

/** A loop slow enough to be seen and short enough to be drawn in half a minute. */
const CLIP = { frames: 12, framesPerSecond: 6 } as const;

/** Draws them into a folder of their own. */
export async function drawTestPictures(): Promise<{ pictures: TestPictures; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-pictures-'));
  const [portrait, camera] = [join(folder, 'portrait.png'), join(folder, 'camera.y4m')];
  const hand = join(folder, 'hand.y4m');
  const photo = await makeTestPhoto(portrait);
  const clip = await makeFakeCamera(camera, CLIP);
  await makeFakeHandCamera(hand, { frames: 1, framesPerSecond: 6 });
  return {
    pictures: {
      portrait,
      portraitEyes: photo.irises,
      camera,
      cameraEyes: clip.frames.map(({ irises }) => irises),
      hand,
    },
    remove: async () => rm(folder, { recursive: true, force: true }),
  };
}
