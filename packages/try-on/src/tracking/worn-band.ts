/**
 * Finds what a limb already wears: a watch, a bracelet, a ring. It lies between two stretches of like skin and looks
 * like neither. The product is worn there, because that is where this person wears such a thing.
 */
import { meanOf } from '../geometry/numbers.ts';
import type { Limb } from './limb-edges.ts';
import { apart, coloursAt, type Hue } from './limb-patch.ts';
import type { Raster } from './raster.ts';

export interface WornBand {
  /** Of its middle, along the limb from the place abreast of the origin. */
  readonly alongPx: number;
  /** The confidence that it is one, 0 to 1. */
  readonly confidence: number;
}

/** Places of a row that are looked at, as shares of the half width: not the edges, where skin turns away. */
const ACROSS = [-0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6] as const;
/** One row beside a band may show a part of it. */
const BESIDE = 1;
/**
 * A band begins and ends with a change: the row before it is skin, and the rows within differ from it by this much, 0
 * to 1.
 */
const LEAST_CHANGE = 0.2;
/**
 * The penalty for differences between the skin on either side: in hue beyond half of what makes colours different,
 * and in brightness (half a sleeve).
 */
const PENALTY = { hue: 0.12, hueForgiven: 0.5, light: 0.25 } as const;

/** Where a band may lie on a limb, in pixels of the picture; places along it are from the one abreast of the origin. */
export interface BandSearch {
  /** Between the rows that are looked at. */
  readonly stepPx: number;
  /** The least and the most of the limb that it takes. */
  readonly lengthsPx: readonly [number, number];
  /** Where it may begin. */
  readonly fromPx: number;
  readonly toPx: number;
  /** Rows of skin that must show on either side. */
  readonly skinRows: number;
  /** The difference from skin at which it may be a band, and at which it certainly is one, 0 to 1. */
  readonly score: { readonly least: number; readonly certain: number };
}

/** Hues of one row, place by place; undefined where one of them is not in the picture. */
type Row = readonly Hue[] | undefined;

/** Undefined where nothing is worn, or no skin shows behind it. */
export function wornBand(raster: Raster, limb: Limb, search: BandSearch): WornBand | undefined {
  const { stepPx, lengthsPx, fromPx, toPx, skinRows, score: enough } = search;
  const [least, most] = lengthsPx.map((lengthPx) => Math.max(1, Math.round(lengthPx / stepPx)));
  const first = skinRows + BESIDE;
  const last = first + Math.round((toPx - fromPx) / stepPx);
  const startPx = fromPx - first * stepPx;
  const rows = Array.from({ length: last + (most ?? 1) + BESIDE + skinRows }, (_, index) =>
    rowAt(raster, limb, { alongPx: startPx + index * stepPx, stepPx }),
  );
  const [begins, ends] = [changesIn(rows, 1), changesIn(rows, -1)];
  let best = { score: enough.least, from: 0, length: 1 };
  for (let from = first; from <= last; from += 1) {
    if (!begins[from]) continue;
    for (let length = least ?? 1; length <= (most ?? 1); length += 1) {
      if (!ends[from + length - 1]) continue;
      const score = scoreOf(rows, { from, length, skinRows });
      if (score > best.score) best = { score, from, length };
    }
  }
  if (best.score <= enough.least) return undefined;
  const confidence = Math.min(1, (best.score - enough.least) / (enough.certain - enough.least));
  return { alongPx: startPx + middleOf(rows, { ...best, skinRows }) * stepPx, confidence };
}

interface Stretch {
  readonly from: number;
  readonly length: number;
  readonly skinRows: number;
}

/** The usual difference of skin from the mean of its surroundings. */
const USUAL = 0.1;

/** To a fraction of a row: the stretch and a row on either side, each weighted by its difference from skin. */
function middleOf(rows: readonly Row[], { from, length, skinRows }: Stretch): number {
  const skin = skinAround(rows, { from, length, skinRows });
  let [sum, weight] = [0, 0];
  for (let index = from - BESIDE; index < from + length + BESIDE; index += 1) {
    const row = rows[index];
    const strange =
      row && skin
        ? differenceFromSkin(row, between(skin.before, skin.behind, (index - from + 0.5) / length))
        : 0;
    const counts = Math.max(0, strange - USUAL);
    sum += counts * index;
    weight += counts;
  }
  return weight > 0 ? sum / weight : from + (length - 1) / 2;
}

function rowAt(
  raster: Raster,
  { middle, direction, halfWidthPx, spread }: Limb,
  { alongPx, stepPx }: { readonly alongPx: number; readonly stepPx: number },
): Row {
  const places = ACROSS.map((share) => {
    const aside = share * (halfWidthPx + spread * alongPx);
    return {
      x: middle.x + direction.x * alongPx - direction.y * aside,
      y: middle.y + direction.y * alongPx + direction.x * aside,
    };
  });
  const isSeen = places.every(
    ({ x, y }) => x >= 1 && y >= 1 && x < raster.widthPx - 1 && y < raster.heightPx - 1,
  );
  return isSeen ? coloursAt(raster, places, stepPx / 3) : undefined;
}

/** Whether a row may be a band's first one (`inwards` is 1) or its last (-1): skin before it, and something else in it. */
const changesIn = (rows: readonly Row[], inwards: 1 | -1): readonly boolean[] =>
  rows.map((_, index) => {
    const [skin, worn] = [rows[index - (BESIDE + 1) * inwards], rows[index + inwards]];
    return skin !== undefined && worn !== undefined && differenceFromSkin(worn, skin) >= LEAST_CHANGE;
  });

/** The difference of these rows from the skin on both sides, minus the differences within that skin. */
function scoreOf(rows: readonly Row[], stretch: Stretch): number {
  const { from, length } = stretch;
  const skin = skinAround(rows, stretch);
  const worn = seen(rows.slice(from, from + length));
  if (!skin || worn.length < length) return -Infinity;
  const { nearer, further, before, behind } = skin;
  const strange = meanOf(worn, (row, index) =>
    differenceFromSkin(row, between(before, behind, (index + 0.5) / length)),
  );
  const restless =
    meanOf(nearer, (row) => differenceFromSkin(row, before)) +
    meanOf(further, (row) => differenceFromSkin(row, behind));
  return strange - restless - differenceOf(before, behind);
}

/** The rows of skin on either side, and the mean of each; undefined where some are not in the picture. */
function skinAround(rows: readonly Row[], { from, length, skinRows }: Stretch) {
  const nearer = seen(rows.slice(from - BESIDE - skinRows, from - BESIDE));
  const further = seen(rows.slice(from + length + BESIDE, from + length + BESIDE + skinRows));
  if (nearer.length < skinRows || further.length < skinRows) return undefined;
  return { nearer, further, before: meanRow(nearer), behind: meanRow(further) };
}

const seen = (rows: readonly Row[]): readonly (readonly Hue[])[] => rows.flatMap((row) => (row ? [row] : []));

const meanRow = (rows: readonly (readonly Hue[])[]): readonly Hue[] =>
  ACROSS.map((_, place): Hue => {
    const mean = (axis: keyof Hue) => meanOf(rows, (row) => row[place]?.[axis] ?? 0);
    return { light: mean('light'), red: mean('red'), blue: mean('blue') };
  });

const between = (one: readonly Hue[], other: readonly Hue[], share: number): readonly Hue[] =>
  one.map((hue, place): Hue => {
    const mix = (axis: keyof Hue) => hue[axis] * (1 - share) + (other[place]?.[axis] ?? 0) * share;
    return { light: mix('light'), red: mix('red'), blue: mix('blue') };
  });

const differenceFromSkin = (row: readonly Hue[], skin: readonly Hue[]): number =>
  meanOf(row, (hue, place) => 1 - Math.exp(-apart(hue, skin[place] ?? hue) / 2));

const lightOf = (row: readonly Hue[]): number => meanOf(row, (hue) => hue.light);

function differenceOf(one: readonly Hue[], other: readonly Hue[]): number {
  const hue = meanOf(one, (here, place) =>
    Math.sqrt(apart(here, { ...(other[place] ?? here), light: here.light })),
  );
  const byLight = Math.abs(Math.log(Math.max(0.01, lightOf(other)) / Math.max(0.01, lightOf(one))));
  return PENALTY.hue * Math.max(0, hue - PENALTY.hueForgiven) + PENALTY.light * byLight;
}
