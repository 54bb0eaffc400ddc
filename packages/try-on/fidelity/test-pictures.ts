import { writeFile } from 'node:fs/promises';
import type { HeadTruth } from './picture/head-truth.ts';
import { aHandScene } from './hand-scenes.ts';
import { startChromium } from '@vitrine/testing/chromium';
import { openHandStudio } from './runner/hand-studio.ts';
import { openHeadStudio } from './runner/head-studio.ts';
import type { HeadStudio } from './runner/head-studio.ts';
import { aScene, WEBCAM } from './scenes.ts';
import type { NamedScene } from './scenes.ts';
import { drawClip, y4mFrom } from './video.ts';

export type CameraOptions = {
  readonly scene?: NamedScene;
  readonly frames?: number;
  readonly framesPerSecond?: number;
};

/** The truth of each frame of a clip, in the order shown; the clip repeats. */
export type CameraTruth = { readonly framesPerSecond: number; readonly frames: readonly HeadTruth[] };

/** The same with an upright hand that shows its back, for products of fingers and wrists. */
export async function makeFakeHandCamera(
  outFile: string,
  { frames = 30, framesPerSecond = 15 }: Omit<CameraOptions, 'scene'> = {},
): Promise<void> {
  const browser = await startChromium();
  try {
    const studio = await openHandStudio(browser);
    const scene = aHandScene('camera');
    const clip = await drawClip(studio, scene, frames);
    await studio.close();
    await writeFile(
      outFile,
      y4mFrom(
        clip.map(({ i420 }) => i420),
        { ...scene.camera, framesPerSecond },
      ),
    );
  } finally {
    await browser.close();
  }
}

/**
 * Writes a video of a moving head (640×480, about 14 MB) for Chromium's `--use-file-for-fake-video-capture`,
 * whose file name must end in `.y4m`. Without options 30 frames at 15 a second, which take
 * half a minute to draw on a processor alone.
 */
export async function makeFakeCamera(outFile: string, options: CameraOptions = {}): Promise<CameraTruth> {
  const { scene = aScene('camera', { camera: WEBCAM }), frames = 30, framesPerSecond = 15 } = options;
  return withStudio(async (studio) => {
    const clip = await drawClip(studio, scene, frames);
    const { widthPx, heightPx } = scene.camera;
    await writeFile(
      outFile,
      y4mFrom(
        clip.map(({ i420 }) => i420),
        { widthPx, heightPx, framesPerSecond },
      ),
    );
    return { framesPerSecond, frames: clip.map(({ truth }) => truth) };
  });
}

export type PhotoOptions = { readonly scene?: NamedScene };

/** Writes a portrait (PNG, 900×1200 unless the scene says otherwise) for a shopper's upload, and tells its truth. */
export async function makeTestPhoto(outFile: string, options: PhotoOptions = {}): Promise<HeadTruth> {
  const { scene = aScene('photo', { camera: PHOTO_CAMERA }) } = options;
  return withStudio(async (studio) => {
    const { png, truth } = await studio.drawPng(scene);
    await writeFile(outFile, png);
    return truth;
  });
}

const PHOTO_CAMERA = {
  widthPx: 900,
  heightPx: 1200,
  fovDeg: 26,
  distanceCm: 105,
  headOffsetCm: [0, 0],
} as const;

async function withStudio<Made>(make: (studio: HeadStudio) => Promise<Made>): Promise<Made> {
  const browser = await startChromium();
  try {
    const studio = await openHeadStudio(browser);
    const made = await make(studio);
    await studio.close();
    return made;
  } finally {
    await browser.close();
  }
}
