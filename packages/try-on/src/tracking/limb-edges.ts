/**
 * The two edges of a limb in the picture, as straight lines: its direction and its width. Each row of the patch is
 * searched for the changes from skin to something else; the pair of lines that most rows agree on wins, and is then
 * fitted to a fraction of a pixel.
 */
import type { Point } from '../geometry/point.ts';
import { fitLine, type Line, lineAt } from './fit-line.ts';
import type { LimbPatch } from './limb-patch.ts';

/** The prior knowledge of a limb. Lengths in pixels of the picture. */
export interface LimbExpectation {
  /** Part of the limb to look at, from the origin. */
  readonly fromPx: number;
  readonly toPx: number;
  readonly widthPx: number;
  /** Least and most, as shares of the width. */
  readonly widths: readonly [number, number];
  /** How far the limb may run off the patch's down, as a slope. */
  readonly mostSlope: number;
  /** By how much each edge may lean outwards, per length. */
  readonly spreads: readonly number[];
  /** Skin darkens towards its edges, so that they seem to lie further in by this share of the expected width. */
  readonly darkened: number;
  /**
   * The cells on either side of an edge that are compared when lines are fitted. Beside a gap between two fingers
   * that is narrower than these, an edge would seem to lie inside of its finger.
   */
  readonly reach: number;
  /** Deviations of width and slope that cost half of an edge's score. */
  readonly penalty: { readonly width: number; readonly slope: number };
}

export interface Limb {
  /** On its middle line, abreast of the origin. */
  readonly middle: Point;
  /** Along it, of length 1. */
  readonly direction: Point;
  readonly halfWidthPx: number;
  /** By how much it grows per pixel along the limb. */
  readonly spread: number;
  /** The score of the weaker edge, 0 to 1. */
  readonly seen: number;
}

/** Steps between slopes that are tried. */
const SLOPE_STEP = 0.06;
/** Cells to either side of an edge that are compared while lines are looked for. */
const REACH = 2;
/** A change of colour from which on a cell counts as an edge by itself. */
const PLAIN_CHANGE = 0.14;
/** The weight of a change from skin to something else, and that of any change of colour. */
const SIMILARITY_SHARE = 0.6;
/** A middle line so far off the origin, as a share of the width, has half of an edge's score as penalty. */
const OFFSET_PENALTY = 0.3;
/** Share of the rows that must lie in the picture. */
const LEAST_ROWS = 0.3;

type Side = -1 | 1;
interface Rows {
  readonly from: number;
  readonly to: number;
}

/** Undefined where too little of the limb lies in the picture. */
export function limbEdges(patch: LimbPatch, expected: LimbExpectation): Limb | undefined {
  const rows = {
    from: Math.max(0, Math.round(patch.originRow + expected.fromPx / patch.cellPx)),
    to: Math.min(patch.cells - 1, Math.round(patch.originRow + expected.toPx / patch.cellPx)),
  };
  const evidence = edgesWithin(patch, rows, REACH);
  const votes = { left: votesFor(patch, evidence.left, rows), right: votesFor(patch, evidence.right, rows) };
  const best = bestPair(patch, votes, expected);
  if (!best) return undefined;
  const closely = expected.reach === REACH ? evidence : edgesWithin(patch, rows, expected.reach);
  const left = fitLine(nearby(patch, { evidence: closely.left, rows, line: best.left }), best.left);
  const right = fitLine(nearby(patch, { evidence: closely.right, rows, line: best.right }), best.right);
  const limb = limbBetween(patch, left, right);
  const halfWidthPx = limb.halfWidthPx + expected.darkened * expected.widthPx;
  return { ...limb, halfWidthPx, seen: best.seen };
}

const edgesWithin = (patch: LimbPatch, rows: Rows, reach: number) => ({
  left: edgesOf(patch, rows, { side: -1, reach }),
  right: edgesOf(patch, rows, { side: 1, reach }),
});

/** Strength of an edge at every cell of some rows with the limb on its inner side, 0 to 1; -1 outside of the picture. */
function edgesOf(
  { cells, seen, similarity, colours }: LimbPatch,
  { from, to }: Rows,
  { side, reach }: { readonly side: Side; readonly reach: number },
): Float32Array {
  const edges = new Float32Array(cells * cells).fill(-1);
  for (let row = from; row <= to; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      const cell = row * cells + column;
      if (seen[cell] === 0) continue;
      const left = cell - Math.min(reach, column);
      const right = cell + Math.min(reach, cells - 1 - column);
      const [inside, outside] = side < 0 ? [right, left] : [left, right];
      const skin = similarity[inside] ?? 0;
      const drop = Math.max(0, skin - (similarity[outside] ?? 0));
      const change = Math.min(1, colourChange(colours, inside, outside) / PLAIN_CHANGE);
      edges[cell] = SIMILARITY_SHARE * drop + (1 - SIMILARITY_SHARE) * change * Math.sqrt(skin);
    }
  }
  return edges;
}

function colourChange(colours: Float32Array, one: number, other: number): number {
  const by = (channel: 0 | 1 | 2) => (colours[3 * one + channel] ?? 0) - (colours[3 * other + channel] ?? 0);
  return Math.sqrt(by(0) ** 2 + by(1) ** 2 + by(2) ** 2);
}

/** Mean strength along the lines of one slope, by their columns abreast of the origin. */
type Votes = (slope: number) => Float32Array;

function votesFor(patch: LimbPatch, evidence: Float32Array, rows: Rows): Votes {
  const known = new Map<number, Float32Array>();
  return (slope) => {
    const step = Math.round(slope / SLOPE_STEP);
    const votes = known.get(step) ?? meansAlong(patch, evidence, { rows, slope: step * SLOPE_STEP });
    known.set(step, votes);
    return votes;
  };
}

function meansAlong(
  { cells, originRow }: LimbPatch,
  evidence: Float32Array,
  { rows, slope }: { readonly rows: Rows; readonly slope: number },
): Float32Array {
  const sums = new Float32Array(cells);
  const counts = new Float32Array(cells).fill(0);
  for (let row = rows.from; row <= rows.to; row += 1) {
    const shift = Math.round(slope * (row - originRow));
    const [first, last] = [Math.max(0, -shift), Math.min(cells, cells - shift)];
    for (let column = first; column < last; column += 1) {
      const value = evidence[row * cells + column + shift] ?? -1;
      if (value < 0) continue;
      sums[column] = (sums[column] ?? 0) + value;
      counts[column] = (counts[column] ?? 0) + 1;
    }
  }
  const least = LEAST_ROWS * (rows.to - rows.from + 1);
  return sums.map((sum, column) => sum / Math.max(counts[column] ?? 0, least));
}

interface Pair {
  readonly left: Line;
  readonly right: Line;
  readonly score: number;
  readonly seen: number;
}

function bestPair(
  patch: LimbPatch,
  votes: { readonly left: Votes; readonly right: Votes },
  expected: LimbExpectation,
): Pair | undefined {
  const width = expected.widthPx / patch.cellPx;
  const [least, most] = [Math.ceil(width * expected.widths[0]), Math.floor(width * expected.widths[1])];
  let best: Pair | undefined;
  for (const slope of slopesUpTo(expected.mostSlope)) {
    for (const spread of expected.spreads) {
      const lines = { onLeft: votes.left(slope - spread), onRight: votes.right(slope + spread) };
      const found = bestBetween(lines, { least, most, width, middle: patch.originColumn }, expected);
      const score = found.score - penalty(slope, expected.penalty.slope);
      if (best && score <= best.score) continue;
      best = {
        left: { column: found.column, slope: slope - spread },
        right: { column: found.column + found.across, slope: slope + spread },
        score,
        seen: found.seen,
      };
    }
  }
  return best;
}

/** How strong the edges are along the lines of one slope each, by their columns abreast of the origin. */
interface Lines {
  readonly onLeft: Float32Array;
  readonly onRight: Float32Array;
}

/** In cells. */
interface Breadth {
  readonly least: number;
  readonly most: number;
  /** As expected, like the column of the limb's middle. */
  readonly width: number;
  readonly middle: number;
}

/** The best of all widths and places that a limb of one slope may have. */
function bestBetween(lines: Lines, breadth: Breadth, expected: LimbExpectation) {
  let best = { column: 0, across: breadth.least, score: -Infinity, seen: 0 };
  for (let across = breadth.least; across <= breadth.most; across += 1) {
    const byWidth = penalty(across / breadth.width - 1, expected.penalty.width);
    const found = bestOfWidth(lines, across, breadth.middle);
    if (found.score - byWidth > best.score) best = { ...found, across, score: found.score - byWidth };
  }
  return best;
}

/** The best column of the left edge for a limb of one width and slope. */
function bestOfWidth({ onLeft, onRight }: Lines, across: number, middle: number) {
  const best = { column: 0, score: -Infinity, seen: 0 };
  for (let column = Math.max(0, Math.ceil(middle - across)); column <= middle; column += 1) {
    const [left, right] = [onLeft[column] ?? 0, onRight[column + across] ?? 0];
    const score = left + right - penalty((column + across / 2 - middle) / across, OFFSET_PENALTY);
    if (score <= best.score) continue;
    best.column = column;
    best.score = score;
    best.seen = Math.min(left, right);
  }
  return best;
}

const penalty = (difference: number, half: number): number => 0.5 * (difference / half) ** 2;

function slopesUpTo(most: number): readonly number[] {
  const steps = Math.floor(most / SLOPE_STEP);
  return Array.from({ length: 2 * steps + 1 }, (_, step) => (step - steps) * SLOPE_STEP);
}

/** Cells to either side of a line in which the true edge is looked for. */
const NEARBY = 2;

/** Per row, the middle of the edge near a line, weighed by how strong it is. Rows are counted from the origin. */
function nearby(
  { cells, originRow }: LimbPatch,
  { evidence, rows, line }: { readonly evidence: Float32Array; readonly rows: Rows; readonly line: Line },
) {
  const points: { row: number; column: number; weight: number }[] = [];
  for (let row = rows.from; row <= rows.to; row += 1) {
    const middle = Math.round(lineAt(line, row - originRow));
    let [sum, weight] = [0, 0];
    for (
      let column = Math.max(0, middle - NEARBY);
      column <= Math.min(cells - 1, middle + NEARBY);
      column += 1
    ) {
      const strength = Math.max(0, evidence[row * cells + column] ?? 0) ** 2;
      sum += column * strength;
      weight += strength;
    }
    if (weight > 0) points.push({ row: row - originRow, column: sum / weight, weight });
  }
  return points;
}

function limbBetween(patch: LimbPatch, left: Line, right: Line): Omit<Limb, 'seen'> {
  const slope = (left.slope + right.slope) / 2;
  const place = (row: number) =>
    patch.inPicture((left.column + right.column) / 2 + slope * row, patch.originRow + row);
  const [middle, further] = [place(0), place(1)];
  const [x, y] = [further.x - middle.x, further.y - middle.y];
  const step = Math.hypot(x, y);
  // The rows cross a slanting limb slantwise: it is narrower than they are long.
  const slant = Math.hypot(1, slope);
  return {
    middle,
    direction: { x: x / step, y: y / step },
    halfWidthPx: ((right.column - left.column) / 2 / slant) * patch.cellPx,
    spread: (right.slope - left.slope) / 2 / slant ** 2,
  };
}
