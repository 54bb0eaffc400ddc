/**
 * Remembers what a followed hand already wears. A watch does not come and go between pictures: where its band is
 * missed for a moment (blur, glare) the memory replaces it and fades, and a new band is accepted step by step.
 * Without it the product would jump between the band and its usual place.
 */
import type { WornBand } from './worn-band.ts';

/** Where a band was seen last, as a share of the unit length of its hand, and with which confidence, 0 to 1. */
export interface RememberedBand {
  readonly atShare: number;
  readonly confidence: number;
}

/**
 * The share of one picture's answer: a new band has half of its confidence after four pictures, a missed one has lost
 * half after a second.
 */
const RISES = 0.16;
const FADES = 0.023;
/** Bands further apart than this share of that length are two different ones. */
const SAME_WITHIN = 0.12;
/** Of two bands the one seen now wins once the confidence of the memory is below this share of its own. */
const GIVES_WAY = 0.6;
/** A memory with less confidence is dropped. */
const LEAST_CONFIDENCE = 0.02;

/** What is worn now; `unitPx` is the length that places are shares of, in this picture. */
export function bandOver(
  before: RememberedBand | undefined,
  seen: WornBand | undefined,
  unitPx: number,
): WornBand | undefined {
  if (!before) return seen && withConfidence(seen, RISES * seen.confidence);
  const rememberedPx = before.atShare * unitPx;
  const isSame = seen !== undefined && Math.abs(seen.alongPx - rememberedPx) < SAME_WITHIN * unitPx;
  if (isSame) {
    const share = seen.confidence > before.confidence ? RISES : FADES;
    return withConfidence(seen, before.confidence + share * (seen.confidence - before.confidence));
  }
  const faded = (1 - FADES) * before.confidence;
  if (seen && faded < GIVES_WAY * seen.confidence) return withConfidence(seen, faded);
  return withConfidence({ alongPx: rememberedPx, confidence: faded }, faded);
}

/** A band to be remembered until the next picture. */
export const rememberedBand = (band: WornBand | undefined, unitPx: number): RememberedBand | undefined =>
  band && { atShare: band.alongPx / unitPx, confidence: band.confidence };

const withConfidence = (band: WornBand, confidence: number): WornBand | undefined =>
  confidence < LEAST_CONFIDENCE ? undefined : { ...band, confidence };
