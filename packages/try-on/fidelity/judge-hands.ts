import { faultsOfHand, measuredHand } from './hand-measure.ts';
import type { HandMeasurement } from './hand-measure.ts';
import { aHandScene } from './hand-scenes.ts';
import type { NamedHandScene } from './hand-scenes.ts';
import { judgeMotion } from './motion/judge-motion.ts';
import type { FollowedSubject, Motions } from './motion/judge-motion.ts';
import { ON_HANDS } from './motion/worn-places.ts';
import type { Expectation } from './scenes.ts';
import type { HandScene } from './picture/hand-scene.ts';
import type { HandTruth } from './picture/hand-truth.ts';
import type { ClipStudio } from './runner/clip-studio.ts';
import type { HandStudioPage } from './runner/hand-studio.ts';
import type { HandsProbe, ProbedHand } from './runner/hands-probe.ts';

/** The verdict on one picture of a hand. `faults` are in words; an empty list means that it passed. */
export type HandVerdict = {
  readonly name: string;
  readonly expects: Expectation;
  /** Whether rings are tested too. */
  readonly rings: boolean;
  readonly found: boolean;
  readonly flag?: number;
  readonly measurement?: HandMeasurement;
  readonly faults: readonly string[];
};

type Pages = { readonly studio: HandStudioPage; readonly probe: HandsProbe };

/** Draws every scene and compares the places of rings and watches with the truth. */
export async function judgeHands(
  scenes: readonly NamedHandScene[],
  { studio, probe }: Pages,
): Promise<readonly HandVerdict[]> {
  const verdicts: HandVerdict[] = [];
  for (const scene of scenes) {
    const { png, truth } = await studio.drawPng(scene);
    const [hand] = await probe.detect(png);
    verdicts.push(judged(scene, hand, truth));
  }
  return verdicts;
}

function judged(
  { name, expects, rings }: NamedHandScene,
  hand: ProbedHand | undefined,
  truth: HandTruth,
): HandVerdict {
  if (!hand) {
    return {
      name,
      expects,
      rings,
      found: false,
      faults: expects === 'found' ? ['a hand is there, none was found'] : [],
    };
  }
  const measurement = measuredHand(hand, truth);
  const faults =
    expects === 'nothing'
      ? ['no hand is there, one was found']
      : faultsOfHand(measurement, { rings, expects });
  return { name, expects, rings, found: true, flag: hand.flag, measurement, faults };
}

const STILL = aHandScene('still', { pose: { yawDeg: 12, pitchDeg: 0, rollDeg: 20 } });

/** The same hand, which already wears a watch and a ring. Both are beside the places of the products. */
export const STILL_WEARING = aHandScene('still, wearing', {
  pose: STILL.pose,
  wears: { watchBelowCm: 3.7, ringAt: { 3: 0.48 }, made: 'steel' },
});

/** How a ring and a watch follow a still hand before a noisy camera, and a moving hand. */
export async function judgeHandMotion(
  { studio, probe }: Pages,
  clips: ClipStudio,
  scene: HandScene = STILL,
): Promise<Motions> {
  const { png, truth } = await studio.drawPng(scene);
  const { widthPx, heightPx } = scene.camera;
  const subject = { still: { png, widthPx, heightPx }, truth, follow: followHand(probe) };
  return judgeMotion(subject, ON_HANDS, clips);
}

/** The larger hand in each picture of a clip. */
export const followHand =
  (probe: HandsProbe) =>
  async (pictures: readonly Uint8Array[]): Promise<FollowedSubject<ProbedHand>> => {
    const answers = await probe.follow(pictures);
    return { frames: answers.map(({ hand }) => hand), trackMs: answers.map(({ trackMs }) => trackMs) };
  };
