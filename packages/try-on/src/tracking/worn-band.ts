/**
 * What is worn on a forearm already: a watch, a bracelet. Between two stretches of skin that look alike lies something
 * that looks like neither. A watch that is tried on is worn there, for that is where this person wears one.
 */
import type { Limb } from './limb-edges.ts';
import { apart, type Hue, hueOf, type LimbPatch } from './limb-patch.ts';

export interface WornBand {
  /** Of its middle, along the limb from the place abreast of the origin. */
  readonly alongPx: number;
  /** How surely it is one, 0 to 1. */
  readonly sure: number;
}

/** Places of a row that are looked at, as shares of the half width: not the edges, where skin turns away. */
const ACROSS = [-0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6] as const;
/** Lengths as shares of the palm's: how long a band is, and where one may begin, from the wrist. */
const BAND = { least: 0.2, most: 0.62, from: 0, to: 1 } as const;
/** Rows of skin on its nearer and further side; one row beside it may show a bit of either. */
const SKIN_ROWS = { nearer: 3, further: 4 } as const;
const BESIDE = 1;
/** A band begins and ends with a change: what lies within it is so unlike the skin a row before it, 0 to 1. */
const LEAST_CHANGE = 0.2;
/**
 * What speaks against a band: skin on either side that differs in hue by more than half of what makes colours unlike, and
 * in brightness (half a sleeve). What speaks for it: the more of the arm it takes, the less is it a mark on the skin.
 */
const DOUBT = { hue: 0.12, hueForgiven: 0.5, light: 0.25 } as const;
const PER_LENGTH = 0.15;
/** Worth of a band from which on it is one, and is so surely. On bare arms nothing is worth more than 0.25. */
const LEAST_WORTH = 0.35;
const SURE_WORTH = 0.55;

/** Hues of one row, place by place; undefined where one of them is not in the picture. */
type Row = readonly Hue[] | undefined;

/** Undefined where nothing is worn, or no skin shows behind it. */
export function wornBand(patch: LimbPatch, limb: Limb, palmPx: number): WornBand | undefined {
  const inRows = (share: number) => Math.round((share * palmPx) / patch.cellPx);
  const first = inRows(BAND.from) - SKIN_ROWS.nearer - BESIDE;
  const count = inRows(BAND.to + BAND.most) + SKIN_ROWS.further + BESIDE - first;
  const rows = Array.from({ length: count }, (_, index) =>
    rowAt(patch, limb, (first + index) * patch.cellPx),
  );
  const [begins, ends] = [changesIn(rows, 1), changesIn(rows, -1)];
  let best = { worth: LEAST_WORTH, middle: 0 };
  for (let from = SKIN_ROWS.nearer + BESIDE; from <= inRows(BAND.to) - first; from += 1) {
    if (!begins[from]) continue;
    for (let length = inRows(BAND.least); length <= inRows(BAND.most); length += 1) {
      if (!ends[from + length - 1]) continue;
      const worth = worthOf(rows, { from, length }) + (PER_LENGTH * length * patch.cellPx) / palmPx;
      if (worth > best.worth) best = { worth, middle: from + (length - 1) / 2 };
    }
  }
  if (best.worth <= LEAST_WORTH) return undefined;
  const sure = Math.min(1, (best.worth - LEAST_WORTH) / (SURE_WORTH - LEAST_WORTH));
  return { alongPx: (first + best.middle) * patch.cellPx, sure };
}

function rowAt(patch: LimbPatch, limb: Limb, alongPx: number): Row {
  const { colours } = patch;
  const { middle, direction, halfWidthPx, spread } = limb;
  const row = ACROSS.flatMap((share) => {
    const aside = share * (halfWidthPx + spread * alongPx);
    const cell = patch.cellAt({
      x: middle.x + direction.x * alongPx - direction.y * aside,
      y: middle.y + direction.y * alongPx + direction.x * aside,
    });
    return cell === undefined
      ? []
      : [hueOf(colours[3 * cell] ?? 0, colours[3 * cell + 1] ?? 0, colours[3 * cell + 2] ?? 0)];
  });
  return row.length === ACROSS.length ? row : undefined;
}

/** Whether a row may be a band's first one (`inwards` is 1) or its last (-1): skin before it, and something else in it. */
const changesIn = (rows: readonly Row[], inwards: 1 | -1): readonly boolean[] =>
  rows.map((_, index) => {
    const [skin, worn] = [rows[index - (BESIDE + 1) * inwards], rows[index + inwards]];
    return skin !== undefined && worn !== undefined && unlike(worn, skin) >= LEAST_CHANGE;
  });

/** How unlike the skin on both sides these rows are, less how unlike itself and each other that skin is. */
function worthOf(
  rows: readonly Row[],
  { from, length }: { readonly from: number; readonly length: number },
): number {
  const nearer = seen(rows.slice(from - BESIDE - SKIN_ROWS.nearer, from - BESIDE));
  const further = seen(rows.slice(from + length + BESIDE, from + length + BESIDE + SKIN_ROWS.further));
  const worn = seen(rows.slice(from, from + length));
  if (nearer.length < SKIN_ROWS.nearer || further.length < SKIN_ROWS.further || worn.length < length)
    return -Infinity;
  const [before, behind] = [meanRow(nearer), meanRow(further)];
  const strange = meanOf(worn, (row, index) => unlike(row, between(before, behind, (index + 0.5) / length)));
  const restless =
    meanOf(nearer, (row) => unlike(row, before)) + meanOf(further, (row) => unlike(row, behind));
  return strange - restless - differenceOf(before, behind);
}

const seen = (rows: readonly Row[]): readonly (readonly Hue[])[] => rows.flatMap((row) => (row ? [row] : []));

function meanOf<Item>(items: readonly Item[], of: (item: Item, index: number) => number): number {
  return items.reduce((sum, item, index) => sum + of(item, index), 0) / Math.max(1, items.length);
}

const meanRow = (rows: readonly (readonly Hue[])[]): readonly Hue[] =>
  ACROSS.map((_, place): Hue => {
    const mean = (axis: 0 | 1 | 2) => meanOf(rows, (row) => row[place]?.[axis] ?? 0);
    return [mean(0), mean(1), mean(2)];
  });

const between = (one: readonly Hue[], other: readonly Hue[], share: number): readonly Hue[] =>
  one.map((hue, place): Hue => {
    const mix = (axis: 0 | 1 | 2) => hue[axis] * (1 - share) + (other[place]?.[axis] ?? 0) * share;
    return [mix(0), mix(1), mix(2)];
  });

const unlike = (row: readonly Hue[], skin: readonly Hue[]): number =>
  meanOf(row, (hue, place) => 1 - Math.exp(-apart(hue, skin[place] ?? hue) / 2));

function differenceOf(one: readonly Hue[], other: readonly Hue[]): number {
  const light = (row: readonly Hue[]) => meanOf(row, ([value]) => value);
  const hue = meanOf(one, ([value, red, blue], place) => {
    const [, otherRed, otherBlue] = other[place] ?? [value, red, blue];
    return Math.sqrt(apart([value, red, blue], [value, otherRed, otherBlue]));
  });
  const byLight = Math.abs(Math.log(Math.max(0.01, light(other)) / Math.max(0.01, light(one))));
  return DOUBT.hue * Math.max(0, hue - DOUBT.hueForgiven) + DOUBT.light * byLight;
}
