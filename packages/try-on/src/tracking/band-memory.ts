/**
 * What a followed hand is known to wear. A watch does not come and go from one picture to the next: where its band is
 * missed for a moment (blur, glare) the memory of it stands in, and fades; what is new is believed step by step. Without
 * it what is tried on would jump between the band and its usual place.
 */
import type { WornBand } from './worn-band.ts';

/** Where a band was seen last, as a share of the length that its hand is measured by, and how surely, 0 to 1. */
export interface RememberedBand {
  readonly atShare: number;
  readonly confidence: number;
}

/** Shares of what a picture says: half of a new band is believed after four pictures, half of a missed one after a second. */
const RISES = 0.16;
const FADES = 0.023;
/** Bands so far apart, as a share of that length, are two. */
const SAME_WITHIN = 0.12;
/** Of two bands the one seen now is taken once the other's memory is worth less than this share of it. */
const GIVES_WAY = 0.6;
/** So faint a memory is none. */
const LEAST_CONFIDENCE = 0.02;

/** What is worn now; `unitPx` is the length that places are shares of, in this picture. */
export function bandOver(
  before: RememberedBand | undefined,
  seen: WornBand | undefined,
  unitPx: number,
): WornBand | undefined {
  if (!before) return seen && believed(seen, RISES * seen.confidence);
  const rememberedPx = before.atShare * unitPx;
  const isSame = seen !== undefined && Math.abs(seen.alongPx - rememberedPx) < SAME_WITHIN * unitPx;
  if (isSame) {
    const share = seen.confidence > before.confidence ? RISES : FADES;
    return believed(seen, before.confidence + share * (seen.confidence - before.confidence));
  }
  const faded = (1 - FADES) * before.confidence;
  if (seen && faded < GIVES_WAY * seen.confidence) return believed(seen, faded);
  return believed({ alongPx: rememberedPx, confidence: faded }, faded);
}

/** A band to be remembered until the next picture. */
export const rememberedBand = (band: WornBand | undefined, unitPx: number): RememberedBand | undefined =>
  band && { atShare: band.alongPx / unitPx, confidence: band.confidence };

const believed = (band: WornBand, confidence: number): WornBand | undefined =>
  confidence < LEAST_CONFIDENCE ? undefined : { ...band, confidence };
