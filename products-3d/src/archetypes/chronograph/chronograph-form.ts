/** The measures that case, dial and strap share; heights are above the case back. */
export const FORM = {
  caseRadiusMm: 20.5,
  /** The case between the lugs, where a strap lies against it. */
  gapRadiusMm: 19.75,
  lugTipMm: 24,
  backMm: 1.6,
  topMm: 7.8,
  dialRadiusMm: 15.7,
  dialMm: 7.5,
  axisMm: 4.7,
} as const;

/** Where the three counters sit: on their radius at 3, 6 and 9 o'clock, let into the dial. */
export const COUNTER = { offMm: 7.6, radiusMm: 4.2, sunkMm: 0.3 } as const;

/** How far the lugs have bent down towards the wrist at this distance from the middle: 0 to 1. */
const bentAt = (y: number): number => Math.max(0, (Math.abs(y) - 10) / (FORM.lugTipMm - 10)) ** 1.9;

/** Upper side of the lugs, and of what lies between them. */
export const topAt = (y: number): number => FORM.topMm - 5.6 * bentAt(y);

export const undersideAt = (y: number): number => FORM.backMm - 2.6 * bentAt(y);
