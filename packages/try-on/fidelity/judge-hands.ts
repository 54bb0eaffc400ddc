import { faultsOfHand, measuredHand } from './hand-measure.ts';
import type { HandMeasurement } from './hand-measure.ts';
import { aHandScene } from './hand-scenes.ts';
import type { NamedHandScene } from './hand-scenes.ts';
import { at } from './geometry/point.ts';
import type { HandTruth } from './picture/hand-truth.ts';
import type { HandStudio } from './runner/hand-studio.ts';
import type { HandsProbe, ProbedHand, ProbedLimb } from './runner/hands-probe.ts';

/** What came of one picture of a hand; `faults` in words, none means it passed. */
export type HandVerdict = {
  readonly name: string;
  readonly found: boolean;
  readonly flag?: number;
  readonly measurement?: HandMeasurement;
  readonly faults: readonly string[];
};

type Pages = { readonly studio: HandStudio; readonly probe: HandsProbe };

/** Draws every scene and compares where rings and watches would sit with the truth. */
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
    return { name, found: false, faults: expects === 'found' ? ['a hand is there, none was found'] : [] };
  }
  const measurement = measuredHand(hand, truth);
  const faults =
    expects === 'nothing'
      ? ['no hand is there, one was found']
      : faultsOfHand(measurement, { rings, expects });
  return { name, found: true, flag: hand.flag, measurement, faults };
}

/** How a hand that is held still trembles before a noisy camera, and what a frame costs the worker. */
export type Stillness = {
  /** Root mean square of the way from the mean place, in pixels of 640×480. */
  readonly watchPx: number;
  readonly ringPx: number;
  /** Median time of the worker for one frame, its crops included. */
  readonly trackMs: number;
  readonly lost: number;
};

const STILL = aHandScene('still', { pose: { yawDeg: 12, pitchDeg: 0, rollDeg: 20 } });
const FRAMES = 60;
/** Until the filters have settled. */
const FIRST = 15;
const NOISE_DEVIATION = 4;
const RING_FINGER = 3;

export async function judgeStillness({ studio, probe }: Pages): Promise<Stillness> {
  const pictures: Buffer[] = [];
  for (let seed = 1; seed <= FRAMES; seed += 1) {
    const noise = { deviation: NOISE_DEVIATION, seed };
    pictures.push((await studio.drawPng({ ...STILL, noise })).png);
  }
  const answers = await probe.follow(pictures);
  const hands = answers.slice(FIRST).flatMap(({ hand }) => hand ?? []);
  const times = answers.slice(FIRST).map(({ trackMs }) => trackMs);
  return {
    watchPx: tremble(hands.map(({ wrist }) => wrist)),
    ringPx: tremble(hands.map(({ rings }) => at(rings, RING_FINGER))),
    trackMs: at(
      [...times].sort((a, b) => a - b),
      times.length >> 1,
    ),
    lost: answers.filter(({ hand }) => hand === undefined).length,
  };
}

function tremble(limbs: readonly ProbedLimb[]): number {
  const mean = (axis: 0 | 1): number =>
    limbs.reduce((sum, { centre }) => sum + centre[axis], 0) / limbs.length;
  const [x, y] = [mean(0), mean(1)];
  const squares = limbs.reduce((sum, { centre }) => sum + (centre[0] - x) ** 2 + (centre[1] - y) ** 2, 0);
  return Math.sqrt(squares / limbs.length);
}
