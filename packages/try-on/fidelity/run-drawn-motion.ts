import { aHandScene } from './hand-scenes.ts';
import { followHand } from './judge-hands.ts';
import { followHead } from './judge-scenes.ts';
import { judgeDrawnMotion } from './motion/judge-motion.ts';
import type { FollowedSubject, Turning } from './motion/judge-motion.ts';
import { ON_HANDS, ON_HEADS } from './motion/worn-places.ts';
import type { WornPlaces } from './motion/worn-places.ts';
import type { HeadScene } from './picture/head-scene.ts';
import { startChromium } from '@vitrine/testing/chromium';
import { openHandStudio } from './runner/hand-studio.ts';
import { openHandsProbe } from './runner/hands-probe.ts';
import { openHeadStudio } from './runner/head-studio.ts';
import { openProbe } from './runner/probe.ts';
import { aScene, WEBCAM } from './scenes.ts';
import { sceneAt } from './video.ts';

/** Two seconds at 30 frames: from one side to the other and back, 22° each way. */
const FRAMES = 60;

/**
 * Measures how all types follow a head and a hand that turn in space before the camera. Every frame is drawn anew. Takes
 * some minutes without a graphics card.
 */
export async function runDrawnMotion(assetsFolder: string): Promise<Readonly<Record<string, Turning>>> {
  const browser = await startChromium();
  try {
    const heads = await openHeadStudio(browser);
    const probe = await openProbe(browser, assetsFolder);
    const head = aScene('moving', { camera: WEBCAM });
    const onHead = await followDrawn(head, { studio: heads, follow: followHead(probe), types: ON_HEADS });
    await heads.close();
    await probe.close();
    const hands = await openHandStudio(browser);
    const handsProbe = await openHandsProbe(browser, assetsFolder);
    const hand = aHandScene('moving');
    const follow = followHand(handsProbe);
    const onHand = await followDrawn(hand, { studio: hands, follow, types: ON_HANDS });
    await hands.close();
    await handsProbe.close();
    return { ...onHead, ...onHand };
  } finally {
    await browser.close();
  }
}

type Drawn<Scene, Seen, Truth> = {
  readonly studio: {
    readonly drawPng: (scene: Scene) => Promise<{ readonly png: Buffer; readonly truth: Truth }>;
  };
  readonly follow: (pictures: readonly Uint8Array[]) => Promise<FollowedSubject<Seen>>;
  readonly types: Readonly<Record<string, WornPlaces<Seen, Truth>>>;
};

async function followDrawn<Scene extends Pick<HeadScene, 'pose' | 'camera'>, Seen, Truth>(
  scene: Scene,
  { studio, follow, types }: Drawn<Scene, Seen, Truth>,
): Promise<Readonly<Record<string, Turning>>> {
  const pictures: Buffer[] = [];
  const truths: Truth[] = [];
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const { png, truth } = await studio.drawPng(sceneAt(scene, frame / FRAMES));
    pictures.push(png);
    truths.push(truth);
  }
  const { frames } = await follow(pictures);
  return judgeDrawnMotion({ frames, truths }, types);
}
