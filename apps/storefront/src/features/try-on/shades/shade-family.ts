/** Families of colour, in the words that shoppers search with, computed from the colour itself. */

export const SHADE_FAMILIES = [
  'nude',
  'pink',
  'coral',
  'red',
  'plum',
  'brown',
  'gold',
  'green',
  'blue',
  'grey',
] as const;
export type ShadeFamily = (typeof SHADE_FAMILIES)[number];

/** Lightness 0 to 1, chroma 0 to about 0.3, hue in degrees: Oklab in polar form (B. Ottosson, 2020). */
interface Lch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** The first family that fits. The limits part the house's 50 shades as their names do; every colour has a family. */
const RULES: readonly (readonly [ShadeFamily, (colour: Lch) => boolean])[] = [
  ['grey', ({ chroma }) => chroma < 0.024],
  ['green', ({ hue }) => hue >= 95 && hue < 200],
  ['blue', ({ hue }) => hue >= 200 && hue < 295],
  ['plum', ({ hue, lightness }) => (hue >= 295 || hue <= 10) && lightness < 0.52],
  ['gold', ({ hue, lightness, chroma }) => hue >= 65 && lightness >= 0.6 && chroma >= 0.04],
  ['nude', ({ hue, lightness, chroma }) => lightness >= 0.6 && chroma < 0.1 && (hue >= 22 || chroma < 0.05)],
  ['coral', ({ hue, lightness, chroma }) => hue >= 27 && lightness >= 0.55 && chroma >= 0.12],
  ['brown', ({ hue, chroma }) => hue >= 30 && chroma < 0.13],
  ['red', ({ lightness, chroma }) => chroma >= 0.12 && lightness < 0.6],
];

/** @param hex `#rrggbb`. */
export function shadeFamily(hex: string): ShadeFamily {
  const colour = lchOf(hex);
  return RULES.find(([, fits]) => fits(colour))?.[0] ?? 'pink';
}

function lchOf(hex: string): Lch {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const [r, g, b] = [red ?? 0, green ?? 0, blue ?? 0];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const c = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, c),
    hue: ((Math.atan2(c, a) * 180) / Math.PI + 360) % 360,
  };
}

/** The light of a channel of sRGB (IEC 61966-2-1). */
const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
