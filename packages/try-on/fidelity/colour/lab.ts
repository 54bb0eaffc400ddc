import type { LinearColour } from '../../src/colour/linear-colour.ts';

/** CIE 1976 L*, a*, b* under D65, the white of sRGB. */
export type Lab = readonly [lightness: number, a: number, b: number];

/** D65 of the 2° observer, as sRGB's matrix sums to. */
const WHITE = [0.95047, 1, 1.08883] as const;
/** (6/29)³, where the cube root gives way to a line. */
const KNEE = 216 / 24_389;

export function labOf([red, green, blue]: LinearColour): Lab {
  const x = curved((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / WHITE[0]);
  const y = curved((0.2126729 * red + 0.7151522 * green + 0.072175 * blue) / WHITE[1]);
  const z = curved((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / WHITE[2]);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const curved = (share: number): number =>
  share > KNEE ? Math.cbrt(share) : ((24_389 / 27) * share + 16) / 116;
