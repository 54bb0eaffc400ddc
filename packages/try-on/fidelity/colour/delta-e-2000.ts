import type { Lab } from './lab.ts';

/**
 * How different two colours look: CIEDE2000 with all parametric factors 1, after G. Sharma, W. Wu and E. Dalal, “The
 * CIEDE2000 Color-Difference Formula”, Color Research and Application 30 (2005). Below 1 nobody sees a difference.
 */
export function deltaE2000(one: Lab, other: Lab): number {
  const stretch = redStretch((chroma(one) + chroma(other)) / 2);
  const [from, to] = [polar(one, stretch), polar(other, stretch)];
  const isGrey = from.chroma * to.chroma === 0;
  const turn = isGrey ? 0 : shortWay(to.hue - from.hue);
  const hue = isGrey ? from.hue + to.hue : middle(from.hue, to.hue);
  const lightness = (one[0] + other[0]) / 2;
  const meanChroma = (from.chroma + to.chroma) / 2;

  const weights = weightsAt(lightness, meanChroma, hue);
  const byLightness = (other[0] - one[0]) / weights.lightness;
  const byChroma = (to.chroma - from.chroma) / weights.chroma;
  const byHue = (2 * Math.sqrt(from.chroma * to.chroma) * sine(turn / 2)) / weights.hue;
  return Math.sqrt(byLightness ** 2 + byChroma ** 2 + byHue ** 2 + weights.rotation * byChroma * byHue);
}

const FAR = 25 ** 7;
const cosine = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);
const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
const chroma = ([, a, b]: Lab): number => Math.hypot(a, b);
/** How far from grey, 0 to 1, on the curve the formula uses twice. */
const vividness = (of: number): number => Math.sqrt(of ** 7 / (of ** 7 + FAR));
const redStretch = (meanChroma: number): number => 1 + 0.5 * (1 - vividness(meanChroma));

function polar([, a, b]: Lab, stretch: number): { readonly chroma: number; readonly hue: number } {
  const red = a * stretch;
  const degrees = (Math.atan2(b, red) * 180) / Math.PI;
  return { chroma: Math.hypot(red, b), hue: degrees < 0 ? degrees + 360 : degrees };
}

/** An angle between -180° and 180°; exactly opposite hues are apart as their order says. */
function shortWay(degrees: number): number {
  if (degrees > 180) return degrees - 360;
  return degrees < -180 ? degrees + 360 : degrees;
}

function middle(one: number, other: number): number {
  const sum = one + other;
  if (Math.abs(one - other) <= 180) return sum / 2;
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
}

function weightsAt(lightness: number, meanChroma: number, hue: number) {
  const tone =
    1 -
    0.17 * cosine(hue - 30) +
    0.24 * cosine(2 * hue) +
    0.32 * cosine(3 * hue + 6) -
    0.2 * cosine(4 * hue - 63);
  const fromGrey = (lightness - 50) ** 2;
  const blue = 30 * Math.exp(-(((hue - 275) / 25) ** 2));
  return {
    lightness: 1 + (0.015 * fromGrey) / Math.sqrt(20 + fromGrey),
    chroma: 1 + 0.045 * meanChroma,
    hue: 1 + 0.015 * meanChroma * tone,
    rotation: -sine(2 * blue) * 2 * vividness(meanChroma),
  };
}
