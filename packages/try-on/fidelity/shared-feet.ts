import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BodySide } from '../src/landmarks/landmarks.ts';
import type { FeetProbe, ProbedFeet } from './runner/feet-probe.ts';
import { SHARED_PHOTOS } from './shared-photos.ts';

type Mark = readonly [x: number, y: number];
type MarkedFoot = {
  readonly file: string;
  readonly side: BodySide;
  readonly heel: Mark;
  readonly toe: Mark;
  readonly tolerancePx: number;
};

/**
 * The places of feet and shoes that stand flat, for the left and the right side of the person. A person read them from
 * enlarged crops.
 */
const MARKED: readonly MarkedFoot[] = [
  { file: 'man_suit_shoes.jpg', side: 'right', heel: [559, 891], toe: [447, 907], tolerancePx: 4 },
  { file: 'man_suit_shoes.jpg', side: 'left', heel: [609, 930], toe: [531, 927], tolerancePx: 6 },
  { file: 'woman_seated_sneakers.jpg', side: 'right', heel: [642, 988], toe: [827, 1000], tolerancePx: 4 },
  { file: 'woman_seated_sneakers.jpg', side: 'left', heel: [518, 1198], toe: [696, 1203], tolerancePx: 4 },
  { file: 'woman_tennis_sneakers.jpg', side: 'left', heel: [483, 1056], toe: [263, 1054], tolerancePx: 4 },
  { file: 'yoga_barefoot.jpg', side: 'right', heel: [365.5, 630], toe: [297.5, 632], tolerancePx: 5 },
  { file: 'yoga_barefoot.jpg', side: 'left', heel: [703, 618], toe: [740, 630], tolerancePx: 8 },
];

/**
 * The tolerance as a share of the foot's length, in addition to the uncertainty of the mark. A shopper still sees that
 * the outline belongs to this foot.
 */
const MOST = { heel: 0.4, toe: 0.25 } as const;

const NO_FEET = ['negatives/chelsea.png', 'negatives/coffee.png', 'faces/obama_official_2012.jpg'] as const;

export type FootPhotoVerdict = {
  readonly name: string;
  readonly found: string;
  readonly faults: readonly string[];
};

/** Asks the engine where feet are in the shared photographs. */
export async function judgeSharedFeet(probe: FeetProbe): Promise<readonly FootPhotoVerdict[]> {
  const guesses = new Map<string, ProbedFeet | undefined>();
  for (const file of new Set(MARKED.map((foot) => foot.file)))
    guesses.set(file, await guessIn(probe, `feet/${file}`));
  const verdicts: FootPhotoVerdict[] = MARKED.map((foot) => judgeFoot(foot, guesses.get(foot.file)));
  for (const name of NO_FEET) {
    const isFound = (await guessIn(probe, name)) !== undefined;
    const found = isFound ? 'feet' : 'nothing';
    verdicts.push({ name, found, faults: isFound ? ['no feet are there, some were found'] : [] });
  }
  return verdicts;
}

const guessIn = async (probe: FeetProbe, file: string): Promise<ProbedFeet | undefined> =>
  probe.detect(await readFile(join(SHARED_PHOTOS, file)));

function judgeFoot(marked: MarkedFoot, feet: ProbedFeet | undefined): FootPhotoVerdict {
  const name = `${marked.file}, ${marked.side}`;
  const guess = feet?.[marked.side];
  if (!guess) return { name, found: 'nothing', faults: ['a foot is there, none was found'] };
  const lengthPx = Math.hypot(marked.toe[0] - marked.heel[0], marked.toe[1] - marked.heel[1]);
  const ends = (['heel', 'toe'] as const).map((end) => {
    const [x, y] = marked[end];
    const offPx = Math.hypot(guess[end].x - x, guess[end].y - y);
    const percent = `${end} ${((100 * offPx) / lengthPx).toFixed(0)} %`;
    return { percent, isFar: offPx > MOST[end] * lengthPx + marked.tolerancePx };
  });
  return {
    name,
    found: ends.map(({ percent }) => percent).join(', '),
    faults: ends.filter(({ isFar }) => isFar).map(({ percent }) => `${percent} off`),
  };
}
