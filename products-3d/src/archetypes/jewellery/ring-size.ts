/** The size that is modelled: inner circumference in millimetres. The engine scales to others. */
const SIZE = 52;

export const INNER_RADIUS_MM = SIZE / Math.PI / 2;

/** What every ring tells of its modelled size. */
export const RING_FACTS = {
  innerDiameterMm: Math.round(INNER_RADIUS_MM * 200) / 100,
  innerCircumferenceMm: SIZE,
} as const;
