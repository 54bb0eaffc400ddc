/** A hand as the worker reports it: its landmarks, and what the picture itself shows of its forearm and its digits. */
import { meanOf } from '../geometry/numbers.ts';
import { bandOver, type RememberedBand, rememberedBand } from './band-memory.ts';
import {
  boneLength,
  digitIn,
  palmLength,
  type DetectedLimb,
  type DetectedWrist,
  wristIn,
} from './hand-limbs.ts';
import { type Digit, DIGITS, KNUCKLES, WRIST } from '../landmarks/hand-points.ts';
import { landmarkColours, luminancesOf } from './luminance.ts';
import type { Raster } from './raster.ts';
import type { TrackedHand } from './read-hand.ts';
import type { Landmarks } from '../landmarks/landmarks.ts';

export interface DetectedHand extends TrackedHand, DetectedWrist {
  readonly digits: Readonly<Partial<Record<Digit, DetectedLimb>>>;
  /** Mean linear luminance of its skin, 0 to 1. */
  readonly luminance: number;
}

/** What a followed hand already wears, limb by limb. */
export type WornBefore = Readonly<Partial<Record<LimbName, RememberedBand>>>;
type LimbName = Digit | 'forearm';

/** Landmarks that show skin whatever the fingers do. */
const PALM = [WRIST, ...KNUCKLES];

export function detectedHand(raster: Raster, hand: TrackedHand): DetectedHand {
  const digits: Partial<Record<Digit, DetectedLimb>> = {};
  for (const digit of DIGITS) {
    const limb = digitIn(raster, hand.landmarks, digit);
    if (limb) digits[digit] = limb;
  }
  const shades = luminancesOf(landmarkColours(raster, hand.landmarks));
  const luminance = meanOf(PALM, (point) => shades[point] ?? 0);
  return { ...hand, ...wristIn(raster, hand.landmarks), digits, luminance };
}

/** The same hand with what it already wears, and what to remember of that; `before` is undefined at the first look. */
export function rememberedHand(
  hand: DetectedHand,
  before: WornBefore | undefined,
): { readonly hand: DetectedHand; readonly worn: WornBefore } {
  const worn: Partial<Record<LimbName, RememberedBand>> = {};
  const held = (name: LimbName, limb: DetectedLimb | undefined): DetectedLimb | undefined => {
    const unitPx = unitOf(hand.landmarks, name);
    const band = before ? bandOver(before[name], limb?.band, unitPx) : limb?.band;
    const memory = rememberedBand(band, unitPx);
    if (memory) worn[name] = memory;
    if (!limb) return undefined;
    const { band: _, ...bare } = limb;
    return band ? { ...bare, band } : bare;
  };
  const forearm = held('forearm', hand.forearm);
  const digits: Partial<Record<Digit, DetectedLimb>> = {};
  for (const digit of DIGITS) {
    const limb = held(digit, hand.digits[digit]);
    if (limb) digits[digit] = limb;
  }
  return { worn, hand: { ...hand, digits, ...(forearm && { forearm }) } };
}

const unitOf = (landmarks: Landmarks, name: LimbName): number =>
  name === 'forearm' ? palmLength(landmarks) : boneLength(landmarks, name);
