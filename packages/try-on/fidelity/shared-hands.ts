import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { at } from './geometry/point.ts';
import { CASE_CM, HAND_TOLERANCE } from './hand-measure.ts';
import type { HandsProbe, ProbedHand } from './runner/hands-probe.ts';
import type { Expectation } from './scenes.ts';
import { SHARED_PHOTOS } from './shared-photos.ts';

/** The verdict on one photograph; `found` gives it in words. */
export type PhotoVerdict = {
  readonly name: string;
  readonly expects: Extract<Expectation, 'found' | 'nothing'>;
  readonly found: string;
  readonly faults: readonly string[];
};

type Mark = { readonly x: number; readonly y: number; readonly tolerancePx: number };

const RING_FINGER = 3;
/** A ring on the ring finger of two left hands, marked by eye: its place and the finger's width there. */
const TWO_HANDS = {
  file: 'hands/two_hands_back.jpg',
  rings: [
    { x: 134.5, y: 165, tolerancePx: 6 },
    { x: 584.5, y: 216, tolerancePx: 6 },
  ],
  widthPx: 33.5,
  widthTolerancePx: 2,
} as const;
/** The width of a wrist seen from its palm side. */
const WRIST = { file: 'hands/thumb_up_teal.jpg', widthPx: 154, widthTolerancePx: 10 } as const;
/** A worn watch, marked by eye: the place where the middle of its band crosses the middle of the arm. */
const WORN_WATCH = { file: 'hands/woman_gesturing.jpg', x: 558, y: 605, tolerancePx: 6 } as const;
/** Pictures with hands without marks. The engine must find these hands. */
const UNMARKED = [
  'hands/fist_wrist_frame.jpg',
  'hands/mp-four-15a73593.jpg',
  'hands/mp-rock-026fd791.jpg',
  'hands/two_thumbs_forearms.jpg',
] as const;
const NOBODY = ['negatives/chelsea.png', 'negatives/coffee.png'] as const;

/** Finds hands in the shared photographs; the tolerance is the sum of the figure and the uncertainty of the mark. */
export async function judgeSharedHands(probe: HandsProbe): Promise<readonly PhotoVerdict[]> {
  const detect = async (file: string) => probe.detect(await readFile(join(SHARED_PHOTOS, file)));
  const hands = await detect(TWO_HANDS.file);
  const found = TWO_HANDS.rings.map((mark, index) =>
    judgedRing(`${TWO_HANDS.file}, ring ${index + 1}`, hands, mark),
  );
  found.push(judgedWrist((await detect(WRIST.file))[0]));
  found.push(judgedWatch((await detect(WORN_WATCH.file))[0]));
  for (const file of UNMARKED) {
    const [hand] = await detect(file);
    const faults = hand ? [] : ['a hand is there, none was found'];
    found.push({ name: file, expects: 'found', found: told(hand), faults });
  }
  for (const file of NOBODY) {
    const [hand] = await detect(file);
    const faults = hand ? ['no hand is there, one was found'] : [];
    found.push({ name: file, expects: 'nothing', found: told(hand), faults });
  }
  return found;
}

function judgedRing(name: string, hands: readonly ProbedHand[], mark: Mark): PhotoVerdict {
  const offOf = (hand: ProbedHand): number => {
    const [x, y] = at(hand.rings, RING_FINGER).centre;
    return Math.hypot(x - mark.x, y - mark.y);
  };
  const nearest = [...hands].sort((one, other) => offOf(one) - offOf(other))[0];
  if (!nearest)
    return { name, expects: 'found', found: told(undefined), faults: ['a hand is there, none was found'] };
  const off = offOf(nearest);
  const widthPx = 2 * at(nearest.rings, RING_FINGER).halfWidthPx;
  const allowed = HAND_TOLERANCE.ring.off * TWO_HANDS.widthPx + mark.tolerancePx;
  return {
    name,
    expects: 'found',
    found: `${off.toFixed(1)} px off, ${widthPx.toFixed(1)} px wide`,
    faults: [
      ...(off <= allowed ? [] : [`allowed are ${allowed.toFixed(1)} px`]),
      ...widthFaults(widthPx, TWO_HANDS, HAND_TOLERANCE.ring.scalePercent),
      ...(nearest.rightness < 0.5 ? [] : ['it is a left hand']),
    ],
  };
}

function judgedWrist(hand: ProbedHand | undefined): PhotoVerdict {
  const name = WRIST.file;
  if (!hand)
    return { name, expects: 'found', found: told(hand), faults: ['a hand is there, none was found'] };
  const widthPx = 2 * hand.wrist.halfWidthPx;
  return {
    name,
    expects: 'found',
    found: `${told(hand)}, ${widthPx.toFixed(0)} px wide`,
    faults: widthFaults(widthPx, WRIST, HAND_TOLERANCE.watch.scalePercent),
  };
}

function judgedWatch(hand: ProbedHand | undefined): PhotoVerdict {
  const name = WORN_WATCH.file;
  if (!hand)
    return { name, expects: 'found', found: told(hand), faults: ['a hand is there, none was found'] };
  const { centre, pxPerCm } = hand.wrist;
  const off = Math.hypot(centre[0] - WORN_WATCH.x, centre[1] - WORN_WATCH.y);
  const allowed = HAND_TOLERANCE.watch.off * CASE_CM * pxPerCm + WORN_WATCH.tolerancePx;
  return {
    name,
    expects: 'found',
    found: `${told(hand)}, ${off.toFixed(1)} px off the watch she wears`,
    faults: off <= allowed ? [] : [`allowed are ${allowed.toFixed(1)} px`],
  };
}

function widthFaults(
  widthPx: number,
  truth: { readonly widthPx: number; readonly widthTolerancePx: number },
  percent: number,
): readonly string[] {
  const allowed = (truth.widthPx * percent) / 100 + truth.widthTolerancePx;
  const off = widthPx - truth.widthPx;
  return Math.abs(off) <= allowed ? [] : [`${off.toFixed(1)} px too wide, allowed are ${allowed.toFixed(1)}`];
}

function told(hand: ProbedHand | undefined): string {
  if (!hand) return 'none';
  const side = hand.rightness > 0.5 ? 'right' : 'left';
  return `${side}, flag ${hand.flag.toFixed(2)}, forearm ${hand.hasForearm ? 'seen' : 'not seen'}`;
}
