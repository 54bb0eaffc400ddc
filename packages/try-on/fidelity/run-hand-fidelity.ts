import { HAND_SCENES } from './hand-scenes.ts';
import type { NamedHandScene } from './hand-scenes.ts';
import { judgeHandMotion, judgeHands, STILL_WEARING } from './judge-hands.ts';
import type { HandVerdict } from './judge-hands.ts';
import type { Motions } from './motion/judge-motion.ts';
import { startChromium } from '@vitrine/testing/chromium';
import { openClipStudio } from './runner/clip-studio.ts';
import { openHandStudio } from './runner/hand-studio.ts';
import { openHandsProbe } from './runner/hands-probe.ts';
import { judgeSharedHands } from './shared-hands.ts';
import type { PhotoVerdict } from './shared-hands.ts';
import { sharedPhotosArePresent } from './shared-photos.ts';

type HandFidelityOptions = {
  /** Folder with the engine's assets and its `probe.html`. */
  readonly assetsFolder: string;
  readonly scenes?: readonly NamedHandScene[];
};

export type HandFidelityReport = {
  readonly drawn: readonly HandVerdict[];
  readonly motion: Motions;
  /** The verdicts on a hand that already wears a watch and a ring. */
  readonly motionWearing: Motions;
  /** Undefined when the shared photographs are not beside the checkout. */
  readonly photographed: readonly PhotoVerdict[] | undefined;
};

/** Has the engine find every drawn hand, and the shared photographs where present. Takes some minutes. */
export async function runHandFidelity({
  assetsFolder,
  scenes,
}: HandFidelityOptions): Promise<HandFidelityReport> {
  const browser = await startChromium();
  try {
    const probe = await openHandsProbe(browser, assetsFolder);
    const studio = await openHandStudio(browser);
    const drawn = await judgeHands(scenes ?? HAND_SCENES, { studio, probe });
    const clips = await openClipStudio(browser);
    const motion = await judgeHandMotion({ studio, probe }, clips);
    const motionWearing = await judgeHandMotion({ studio, probe }, clips, STILL_WEARING);
    await clips.close();
    await studio.close();
    const photographed = sharedPhotosArePresent() ? await judgeSharedHands(probe) : undefined;
    await probe.close();
    return { drawn, motion, motionWearing, photographed };
  } finally {
    await browser.close();
  }
}
