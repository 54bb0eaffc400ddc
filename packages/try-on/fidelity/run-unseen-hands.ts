import { judgeHands } from './judge-hands.ts';
import type { HandVerdict } from './judge-hands.ts';
import { startChromium } from '@vitrine/testing/chromium';
import { openHandStudio } from './runner/hand-studio.ts';
import { openHandsProbe } from './runner/hands-probe.ts';
import { UNSEEN_HAND_SCENES, WEARING_HAND_SCENES } from './unseen-hand-scenes.ts';

/**
 * Prints the errors of rings and watches on hands that were not used to tune the engine, and on hands that already wear
 * jewellery or a sleeve. Nothing fails here. Takes two minutes.
 */
export async function runUnseenHands(assetsFolder: string): Promise<readonly HandVerdict[]> {
  const browser = await startChromium();
  try {
    const probe = await openHandsProbe(browser, assetsFolder);
    const studio = await openHandStudio(browser);
    const verdicts = await judgeHands([...UNSEEN_HAND_SCENES, ...WEARING_HAND_SCENES], { probe, studio });
    await studio.close();
    await probe.close();
    return verdicts;
  } finally {
    await browser.close();
  }
}
