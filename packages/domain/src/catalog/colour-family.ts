/**
 * [R7.009] The families that shoppers choose colours by, in the order they are shown. Gold, silver and multicolour are
 * told by the house alone: a colour by itself does not tell metal from paint.
 */
export const COLOUR_FAMILIES = [
  'black',
  'grey',
  'white',
  'beige',
  'brown',
  'gold',
  'silver',
  'red',
  'pink',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'multicolour',
] as const;
export type ColourFamily = (typeof COLOUR_FAMILIES)[number];

/** A colour as eyes see it: lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. */
interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** [R7.009] The family of a colour, `#rrggbb`; the house may say another. */
export function colourFamilyOf(hex: string): ColourFamily {
  const colour = oklchOf(hex);
  return isNeutral(colour) ? neutralOf(colour) : (dimOf(colour) ?? hueFamilyOf(colour));
}

/** Dark and very light colours look neutral at a chroma that is plain to see between them. */
function isNeutral({ lightness, chroma }: Oklch): boolean {
  if (lightness < 0.22) return chroma < 0.05;
  return chroma < (lightness > 0.88 ? 0.03 : 0.02);
}

function neutralOf({ lightness }: Oklch): ColourFamily {
  if (lightness < 0.3) return 'black';
  if (lightness < 0.88) return 'grey';
  return 'white';
}

/** Weak colours that have a name of their own: beige and brown are dim orange and yellow. */
function dimOf({ lightness, chroma, hue }: Oklch): ColourFamily | undefined {
  if (hue < 38 || hue > 112) return undefined;
  if (lightness >= 0.72 && chroma < 0.09) return 'beige';
  if (lightness < 0.72 && chroma < (lightness < 0.62 ? 0.125 : 0.1)) return 'brown';
  return undefined;
}

/** Where each hue ends, in degrees of OKLCH. */
const HUES = [
  { until: 34, family: 'red' },
  { until: 75, family: 'orange' },
  { until: 112, family: 'yellow' },
  { until: 185, family: 'green' },
  { until: 285, family: 'blue' },
  { until: 357, family: 'purple' },
  { until: 360, family: 'red' },
] as const satisfies readonly { readonly until: number; readonly family: ColourFamily }[];

function hueFamilyOf(colour: Oklch): ColourFamily {
  const family = HUES.find(({ until }) => colour.hue < until)?.family ?? 'red';
  return isPink(colour) ? 'pink' : family;
}

/** Light red and light purple-red; a strong red is red however light it is. */
function isPink({ lightness, chroma, hue }: Oklch): boolean {
  if (hue >= 34 && hue < 325) return false;
  const isPureRed = chroma > 0.22 && hue > 10 && hue < 34;
  return !isPureRed && lightness - 0.4 * chroma > 0.49;
}

/** OKLCH by Björn Ottosson's matrices (https://bottosson.github.io/posts/oklab). */
function oklchOf(hex: string): Oklch {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const { l, m, s } = conesOf(r ?? 0, g ?? 0, b ?? 0);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const yellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(yellow, a) * 180) / Math.PI;
  return { lightness, chroma: Math.hypot(a, yellow), hue: hue < 0 ? hue + 360 : hue };
}

function conesOf(r: number, g: number, b: number) {
  return {
    l: Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
    m: Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
    s: Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b),
  };
}

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
