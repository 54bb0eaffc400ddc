import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { inject } from 'vitest';

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

/** Either the pictures, or why there are none. */
export type ToldOfPictures = { readonly pictures: TestPictures } | { readonly fault: string };

const DRAWN_WITHIN_MS = 300_000;
const ASK_EVERY_MS = 250;

/** The pictures, as soon as they are drawn; throws where drawing them failed or takes too long. */
export async function testPictures(): Promise<TestPictures> {
  const toldIn = inject('picturesToldIn');
  const deadline = performance.now() + DRAWN_WITHIN_MS;
  while (!existsSync(toldIn)) {
    if (performance.now() > deadline) throw new Error('The test pictures are still not drawn');
    await setTimeout(ASK_EVERY_MS);
  }
  const told: ToldOfPictures = JSON.parse(await readFile(toldIn, 'utf8'));
  if ('fault' in told) throw new Error(`The test pictures could not be drawn: ${told.fault}`);
  return told.pictures;
}
