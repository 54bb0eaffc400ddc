/** The sides of a piece, by whose left and right are its own. */
export const SIDES = [
  'front',
  'frontLeft',
  'left',
  'backLeft',
  'back',
  'backRight',
  'right',
  'frontRight',
] as const;
export type Side = (typeof SIDES)[number];

/** Which side an eye at this azimuth (radians) looks at. */
export function sideAt(azimuth: number): Side {
  const eighth = Math.round((azimuth / (2 * Math.PI)) * SIDES.length);
  return SIDES[((eighth % SIDES.length) + SIDES.length) % SIDES.length] ?? 'front';
}
