import { startChromium } from '@vitrine/testing/chromium';
import { openHandsProbe } from './runner/hands-probe.ts';
import { openProbe } from './runner/probe.ts';

/** The number of these pictures in which the engine sees a face, and in which it sees a hand. */
export async function countSeen(
  assetsFolder: string,
  pictures: readonly Uint8Array[],
): Promise<{ readonly head: number; readonly hand: number }> {
  const browser = await startChromium();
  try {
    const [faces, hands] = [
      await openProbe(browser, assetsFolder),
      await openHandsProbe(browser, assetsFolder),
    ];
    let [head, hand] = [0, 0];
    for (const picture of pictures) {
      if ((await faces.detect(picture)).none !== true) head += 1;
      if ((await hands.detect(picture)).length > 0) hand += 1;
    }
    await faces.close();
    await hands.close();
    return { head, hand };
  } finally {
    await browser.close();
  }
}
