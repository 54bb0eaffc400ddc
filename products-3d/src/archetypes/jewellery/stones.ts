import { pearBrilliant, roundBrilliant, singleCut } from '../../geometry/brilliant-cut.ts';
import { cutDiamond, type Gem } from '../../geometry/gem.ts';
import type { Detail } from '../../model.ts';

const FINE = { mostBounces: 9, leastShare: 0.000_15 } as const;
const LIGHT = { mostBounces: 6, leastShare: 0.0008 } as const;

const girdleSides = (detail: Detail): number => (detail === 'hero' ? 64 : 16);

/** A brilliant to be looked at on its own. */
export const centreStone = (widthMm: number, detail: Detail): Gem =>
  cutDiamond(roundBrilliant({ widthMm, girdleSides: girdleSides(detail) }), detail === 'hero' ? FINE : LIGHT);

export const pearStone = (widthMm: number, detail: Detail): Gem =>
  cutDiamond(pearBrilliant({ widthMm, girdleSides: girdleSides(detail) }), detail === 'hero' ? FINE : LIGHT);

/** One of many small stones side by side: a full cut to look at, a single cut to wear. */
export const smallStone = (widthMm: number, detail: Detail): Gem =>
  detail === 'hero'
    ? cutDiamond(roundBrilliant({ widthMm, girdleSides: 16 }), {
        mostBounces: 5,
        leastShare: 0.002,
        closedBehind: true,
      })
    : cutDiamond(singleCut(widthMm), { mostBounces: 4, leastShare: 0.006, closedBehind: true });
