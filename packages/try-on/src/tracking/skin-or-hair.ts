/** Tells this person's skin from their hair by known colours of both, in the light of this picture. */
import { clamp, median } from '../geometry/numbers.ts';
import { type ColourSum, samplerOf } from './samplers.ts';
import type { Point } from '../geometry/point.ts';
import type { Raster } from './raster.ts';

/** A colour apart from its brightness: brightness, and how much redder and bluer than grey. */
export type Tint = readonly [light: number, red: number, blue: number];

/** The score of a tint: above 0 it is rather hair, below 0 rather skin, and 0 where it looks like neither. */
export type HairTest = (tint: Tint) => number;

/** The middle of some tints, and how far they commonly lie from it. */
interface Kind {
  readonly middle: readonly number[];
  readonly spread: readonly number[];
}

/** Below this brightness the tint of a colour is not used. */
const DARK = 0.08;
/** Ears are redder than cheeks, and in their own shade; locks shine. Shares of the brightness, and least amounts. */
const SKIN = { light: 0.2, leastLight: 0.05, hue: 0.075 } as const;
const HAIR = { light: 0.3, leastLight: 0.045, hue: 0.075 } as const;
/** Outliers among the samples do not widen a kind beyond this multiple of its least spread. */
const MOST_SPREAD = 1.8;
/** Kinds nearer to each other than this are not told apart. */
const LEAST_APART = 1.6;
/** A colour so many spreads from both is neither. */
const NEITHER = 4;
/** A colour is certainly skin within so many spreads of its middle. */
const NEAR = 2.6;
/** The largest score of one place. */
const MOST = 4;

export function tintAt(raster: Raster, apartPx: number): (place: Point) => Tint | undefined {
  const sample = samplerOf(raster, true);
  const sum: ColourSum = { red: 0, green: 0, blue: 0 };
  const { widthPx, heightPx } = raster;
  return ({ x, y }) => {
    if (x < 1 || y < 1 || x > widthPx - 2 || y > heightPx - 2) return undefined;
    sum.red = sum.green = sum.blue = 0;
    for (const right of [-apartPx, apartPx])
      for (const down of [-apartPx, apartPx]) sample(x - 0.5 + right, y - 0.5 + down, sum);
    return tintOf(sum.red / 4 / 255, sum.green / 4 / 255, sum.blue / 4 / 255);
  };
}

function tintOf(red: number, green: number, blue: number): Tint {
  const light = (red + green + blue) / 3;
  return [light, (red - light) / (light + DARK), (blue - light) / (light + DARK)];
}

/** Whether a tint lies near this person's skin; undefined where too little is known of it. */
export function skinTest(skin: readonly Tint[]): ((tint: Tint) => boolean) | undefined {
  const bare = kindOf(skin, SKIN);
  return bare && ((tint) => distance(tint, bare) < NEAR ** 2);
}

/** Undefined where too little is known of the skin, or no hair is known that can be told from it. */
export function hairTest(skin: readonly Tint[], hair: readonly (readonly Tint[])[]): HairTest | undefined {
  const bare = kindOf(skin, SKIN);
  const kinds = bare
    ? hair.flatMap((tints) => kindOf(tints, HAIR) ?? []).filter((kind) => apart(bare, kind) > LEAST_APART)
    : [];
  if (!bare || kinds.length === 0) return undefined;
  return (tint) => {
    const fromSkin = distance(tint, bare);
    const fromHair = Math.min(...kinds.map((kind) => distance(tint, kind)));
    if (Math.min(fromSkin, fromHair) > NEITHER ** 2) return 0;
    return clamp((fromSkin - fromHair) / 2, -MOST, MOST);
  };
}

const AXES = [0, 1, 2] as const;

/** With fewer samples there is no answer. */
const LEAST_TINTS = 5;

function kindOf(tints: readonly Tint[], usual: typeof SKIN | typeof HAIR): Kind | undefined {
  if (tints.length < LEAST_TINTS) return undefined;
  const middle = AXES.map((axis) => median(tints.map((tint) => tint[axis])));
  const off = AXES.map(
    (axis) => 1.5 * median(tints.map((tint) => Math.abs(tint[axis] - (middle[axis] ?? 0)))),
  );
  const least = [Math.max(usual.leastLight, usual.light * (middle[0] ?? 0)), usual.hue, usual.hue];
  return { middle, spread: off.map((value, axis) => held(value, least[axis] ?? 0)) };
}

const held = (value: number, least: number): number => clamp(value, least, MOST_SPREAD * least);

/** How many common distances two kinds lie apart. */
function apart(one: Kind, other: Kind): number {
  const offs = AXES.map((axis) => {
    const spread = ((one.spread[axis] ?? 1) + (other.spread[axis] ?? 1)) / 2;
    return ((one.middle[axis] ?? 0) - (other.middle[axis] ?? 0)) / spread;
  });
  return Math.hypot(...offs);
}

/** Squared, in common distances. */
function distance(tint: Tint, { middle, spread }: Kind): number {
  return AXES.reduce<number>(
    (sum, axis) => sum + ((tint[axis] - (middle[axis] ?? 0)) / (spread[axis] ?? 1)) ** 2,
    0,
  );
}
