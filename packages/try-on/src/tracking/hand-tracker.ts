import { areaOf, type DetectedBox } from './detected-box.ts';
import { detectIn, type Detector, PALM_DETECTOR } from './detector.ts';
import { isSameHand, regionOfHand, regionOfPalm } from './hand-region.ts';
import type { ModelRunner } from './model-runner.ts';
import type { Raster } from './raster.ts';
import { type CloselySeen, readHand, readHandClosely, type TrackedHand } from './read-hand.ts';
import { partsOfPicture, type Region, wholePicture } from './region.ts';
import { rememberedHand, type DetectedHand, detectedHand, type WornBefore } from './detected-hand.ts';
import type { Tracker } from './tracker.ts';
import { wearerFirst } from './wearer-first.ts';

/** Below this the window holds no hand (mediapipe's hand_landmark graphs). */
const LEAST_FLAG = 0.5;
/**
 * The hand model finds hands in necks and blurred faces too, but answers them differently in the mirror. The largest
 * difference, as a share of the square and per unit of confidence, for a hand that was not followed before: 80
 * photographed hands have 0.006 to 0.047, drawn ones 0.005 to 0.02, and what was no hand, or unclear, 0.054 and more.
 */
const MOST_APART = 0.05;
const MOST_HANDS = 2;
/** Frames after which a second hand is looked for, while only one is followed. */
const LOOK_AGAIN_AFTER = 20;
/** Passes over a still picture, each around the points of the one before; the last is made in the mirror too. */
const PASSES_ON_STILL = 3;
/** A palm with a low score in a still counts if the hand model, which looks more closely, has this confidence. */
const FAINT_PALMS: Detector = { ...PALM_DETECTOR, leastScore: 0.3 };
const LEAST_FLAG_OF_FAINT = 0.8;
/** Which hand it is changes slowly: the share of a new answer. */
const HANDEDNESS_SHARE = 0.15;

interface FollowedHand {
  readonly hand: TrackedHand;
  /** Undefined at its first look. */
  readonly worn?: WornBefore;
}

/** Follows up to two hands from picture to picture, the largest first. */
export function createHandTracker(models: ModelRunner): Tracker<readonly DetectedHand[]> {
  let followed: readonly FollowedHand[] = [];
  let sinceLook = 0;

  return {
    async follow(raster) {
      const hands: FollowedHand[] = [];
      const take = async (region: Region, before?: FollowedHand) => {
        if (hands.some(({ hand }) => isSameHand(region, regionOfHand(hand.landmarks)))) return;
        const hand = await readHand(models, { raster, region, model: 'hand-lite' });
        if (hand.flag < LEAST_FLAG || isDouble(hand, hands)) return;
        if (before) {
          hands.push({ ...before, hand: steadied(hand, before.hand) });
          return;
        }
        // A palm gives only the rough place of a hand; a second look around its own landmarks is better.
        const again = { raster, region: regionOfHand(hand.landmarks), model: 'hand-lite' } as const;
        const seen = await readHandClosely(models, again);
        if (isHand(seen)) hands.push({ hand: seen.straight });
      };
      for (const one of followed) await take(regionOfHand(one.hand.landmarks), one);
      sinceLook += 1;
      if (hands.length === 0 || (hands.length < MOST_HANDS && sinceLook >= LOOK_AGAIN_AFTER)) {
        sinceLook = 0;
        const look = { raster, region: wholePicture(raster.widthPx, raster.heightPx) };
        const palms = await detectIn(look, PALM_DETECTOR, (input) => models.run('palm-lite', input));
        for (const palm of largestFirst(palms)) {
          if (hands.length < MOST_HANDS) await take(regionOfPalm(palm));
        }
      }
      const seen = wearerFirst(hands).map(({ hand, worn }) =>
        rememberedHand(detectedHand(raster, hand), worn),
      );
      followed = seen;
      return seen.length > 0 ? seen.map(({ hand }) => hand) : undefined;
    },

    async study(raster) {
      followed = [];
      const hands: FollowedHand[] = [];
      for (const palm of await palmsInStill(models, raster)) {
        const hand = hands.length < MOST_HANDS ? await studied(models, raster, palm) : undefined;
        if (hand && !isDouble(hand, hands)) hands.push({ hand });
      }
      const seen = wearerFirst(hands).map(({ hand }) => detectedHand(raster, hand));
      return seen.length > 0 ? seen : undefined;
    },

    forget() {
      followed = [];
    },
  };
}

async function palmsInStill(models: ModelRunner, raster: Raster): Promise<readonly DetectedBox[]> {
  const { widthPx, heightPx } = raster;
  const look = (region: Region) =>
    detectIn({ raster, region }, FAINT_PALMS, (input) => models.run('palm-full', input));
  const palms = await look(wholePicture(widthPx, heightPx));
  if (palms.some(isPlain)) return largestFirst(palms);
  const found = [...palms];
  for (const part of partsOfPicture({ widthPx, heightPx, across: 2 })) found.push(...(await look(part)));
  return largestFirst(found);
}

const isPlain = ({ score }: DetectedBox): boolean => score >= PALM_DETECTOR.leastScore;

async function studied(
  models: ModelRunner,
  raster: Raster,
  palm: DetectedBox,
): Promise<TrackedHand | undefined> {
  const leastFlag = isPlain(palm) ? LEAST_FLAG : LEAST_FLAG_OF_FAINT;
  let region = regionOfPalm(palm);
  for (let pass = 1; pass < PASSES_ON_STILL; pass += 1) {
    const { landmarks, flag } = await readHand(models, { raster, region, model: 'hand-full' });
    if (flag < leastFlag) return undefined;
    region = regionOfHand(landmarks);
  }
  const seen = await readHandClosely(models, { raster, region, model: 'hand-full' });
  return seen.hand.flag >= leastFlag && isHand(seen) ? seen.hand : undefined;
}

const isHand = ({ hand: { flag }, apart }: CloselySeen): boolean =>
  flag >= LEAST_FLAG && apart < MOST_APART * flag;

function isDouble({ landmarks }: TrackedHand, others: readonly FollowedHand[]): boolean {
  const region = regionOfHand(landmarks);
  return others.some((other) => isSameHand(region, regionOfHand(other.hand.landmarks)));
}

const steadied = (hand: TrackedHand, before: TrackedHand): TrackedHand => ({
  ...hand,
  rightness: before.rightness + HANDEDNESS_SHARE * (hand.rightness - before.rightness),
});

const largestFirst = (palms: readonly DetectedBox[]): readonly DetectedBox[] =>
  palms.toSorted((one, other) => areaOf(other) - areaOf(one));
