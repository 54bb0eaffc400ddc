/** [R2.104] How many CSS pixels a millimetre of this screen takes: no browser tells, so a bank card does. */

/** ISO/IEC 7810 ID-1, the size of every bank card. */
export const CARD_MM = { long: 85.6, short: 53.98 } as const;

/** CSS assumes 96 pixels to the inch, which is true of few screens. */
export const NOMINAL_PX_PER_MM = 96 / 25.4;

/** From a large television to the densest telephone. */
const LEAST_PX_PER_MM = 1.5;
const MOST_PX_PER_MM = 10;

interface Place {
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface CardRange {
  readonly leastPxPerMm: number;
  readonly mostPxPerMm: number;
  /** A narrow screen holds the card upright only. */
  readonly isUpright: boolean;
}

/** The scales at which a card fits on the screen; a larger one could not be compared. */
export function cardRange({ widthPx, heightPx }: Place): CardRange {
  const isUpright = widthPx < heightPx;
  const [acrossMm, downMm] = isUpright ? [CARD_MM.short, CARD_MM.long] : [CARD_MM.long, CARD_MM.short];
  const fitting = Math.min(widthPx / acrossMm, heightPx / downMm, MOST_PX_PER_MM);
  return { leastPxPerMm: LEAST_PX_PER_MM, mostPxPerMm: Math.max(LEAST_PX_PER_MM, fitting), isUpright };
}

/**
 * A scale as it lies in storage: in pixels of the device, which a zoomed page does not change.
 *
 * @param devicePixelRatio device pixels per CSS pixel now.
 */
export function parseScreenScale(stored: string | null, devicePixelRatio: number): number | undefined {
  const pxPerMm = Number(stored ?? Number.NaN) / devicePixelRatio;
  return pxPerMm >= LEAST_PX_PER_MM && pxPerMm <= MOST_PX_PER_MM ? pxPerMm : undefined;
}

export const storedScreenScale = (pxPerMm: number, devicePixelRatio: number): string =>
  (pxPerMm * devicePixelRatio).toFixed(4);
