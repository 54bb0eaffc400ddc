/**
 * The thickness of a finger where rings are worn, from the visible edges of all fingers. Each measures its own
 * thickness, weighted by how well its edges show, and all together measure how thick this person's fingers are.
 */
import { type Digit, DIGITS } from '../landmarks/hand-points.ts';
import type { Limb } from '../tracking/limb-edges.ts';

/** Half the thickness of an adult's fingers where rings are worn, in centimetres; ring sizes have this mean. */
export const HALF_CM: Readonly<Record<Digit, number>> = {
  thumb: 0.95,
  index: 0.9,
  middle: 0.92,
  ring: 0.87,
  little: 0.77,
};

/** A finger that looks thinner or thicker than this, compared with the mean, was not measured well. */
const PLAUSIBLE = { least: 0.72, most: 1.4 } as const;
/**
 * The deviation of a measured thickness, as a share, with fully visible edges and with invisible ones. On drawn
 * hands: 3 % where nine tenths show, 18 % where four do.
 */
const DEVIATION = { seen: 0.02, unseen: 0.3 } as const;
/** How far one finger of a hand deviates from what its others predict; thumbs deviate more (hand anthropometry). */
const OF_ITS_OWN = { finger: 0.05, thumb: 0.08 } as const;
/** Edges that make a finger so much thinner or thicker than the others are half those of a neighbour. */
const STRANGE = 0.12;

export interface Thickness {
  /** Compared with an adult's mean. */
  readonly ratio: number;
  /** The weight of the visible edges for the direction of the middle line, 0 to 1. */
  readonly trust: number;
}

type Fingers = Readonly<Partial<Record<Digit, Limb>>>;

/** Undefined where no finger's edges are seen. */
export function fingerThickness(digits: Fingers, digit: Digit, pxPerCm: number): Thickness | undefined {
  const sightings = DIGITS.flatMap((one) => {
    const sighting = sightingOf(digits[one], HALF_CM[one] * pxPerCm);
    return sighting ? { ratio: sighting.ratio, deviation: Math.hypot(sighting.deviation, differs(one)) } : [];
  });
  const common = middleOf(sightings);
  if (common === undefined) return undefined;
  const own = sightingOf(digits[digit], HALF_CM[digit] * pxPerCm);
  if (!own) return { ratio: common, trust: 0 };
  const [bySight, byOthers] = [own.deviation ** -2, differs(digit) ** -2];
  const apart = Math.log(own.ratio / common);
  // An outlier among the fingers was measured wrongly rather than grown so.
  const fits = Math.exp(-0.5 * (apart / (STRANGE + own.deviation)) ** 2);
  const share = (fits * bySight) / (fits * bySight + byOthers);
  return { ratio: common * Math.exp(share * apart), trust: fits * (1 - own.deviation / DEVIATION.unseen) };
}

const differs = (digit: Digit): number => (digit === 'thumb' ? OF_ITS_OWN.thumb : OF_ITS_OWN.finger);

interface Sighting {
  readonly ratio: number;
  readonly deviation: number;
}

function sightingOf(limb: Limb | undefined, usualPx: number): Sighting | undefined {
  if (!limb) return undefined;
  const ratio = limb.halfWidthPx / usualPx;
  if (ratio < PLAUSIBLE.least || ratio > PLAUSIBLE.most) return undefined;
  const { seen, unseen } = DEVIATION;
  return { ratio, deviation: seen + (unseen - seen) * (1 - Math.min(1, limb.seen)) };
}

/** The weighted median; between two values it changes evenly and does not jump. */
function middleOf(sightings: readonly Sighting[]): number | undefined {
  const sorted = sightings.toSorted((one, other) => one.ratio - other.ratio);
  const half = sorted.reduce((sum, { deviation }) => sum + deviation ** -2, 0) / 2;
  let below = 0;
  let before: { readonly ratio: number; readonly at: number } | undefined;
  for (const { ratio, deviation } of sorted) {
    const at = below + deviation ** -2 / 2;
    if (before && at >= half)
      return before.ratio + ((half - before.at) / (at - before.at)) * (ratio - before.ratio);
    if (at >= half) return ratio;
    below += deviation ** -2;
    before = { ratio, at };
  }
  return before?.ratio;
}
