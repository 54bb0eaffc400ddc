import { judgeHeadMotion, judgeMovement, judgeScenes } from './judge-scenes.ts';
import type { Verdict } from './judge-scenes.ts';
import type { Motions } from './motion/judge-motion.ts';
import { startChromium } from '@vitrine/testing/chromium';
import { openClipStudio } from './runner/clip-studio.ts';
import { openHeadStudio } from './runner/head-studio.ts';
import { openProbe } from './runner/probe.ts';
import { aScene, SCENES, WEBCAM } from './scenes.ts';
import type { NamedScene } from './scenes.ts';
import { judgeSharedPhotos, sharedPhotosArePresent } from './shared-photos.ts';

export type FidelityOptions = {
  /** Folder with the engine's assets and its `probe.html`. */
  readonly assetsFolder: string;
  readonly scenes?: readonly NamedScene[];
};

export type FidelityReport = {
  readonly drawn: readonly Verdict[];
  /** One verdict for each frame of a head that moves before a camera. */
  readonly moving: readonly Verdict[];
  readonly motion: Motions;
  /** Undefined when the shared photographs are not beside the checkout. */
  readonly photographed: readonly Verdict[] | undefined;
};

const MOVING = aScene('moving', { camera: WEBCAM });
const MOVING_FRAMES = 16;

/** Has the engine track every drawn head, and the shared photographs where present. Takes about a minute. */
export async function runFidelity({ assetsFolder, scenes }: FidelityOptions): Promise<FidelityReport> {
  const browser = await startChromium();
  try {
    const probe = await openProbe(browser, assetsFolder);
    const studio = await openHeadStudio(browser);
    const drawn = await judgeScenes(scenes ?? SCENES, { studio, probe });
    const moving = await judgeMovement(MOVING, MOVING_FRAMES, { studio, probe });
    const clips = await openClipStudio(browser);
    const motion = await judgeHeadMotion({ studio, probe }, clips);
    await clips.close();
    await studio.close();
    const photographed = sharedPhotosArePresent() ? await judgeSharedPhotos(probe) : undefined;
    await probe.close();
    return { drawn, moving, motion, photographed };
  } finally {
    await browser.close();
  }
}
