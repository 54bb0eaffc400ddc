/**
 * Where an earlobe ends in the picture. Seen from the front, the ear stands out beside the face, and below its lobe
 * something else than skin begins. Where neck or jaw lie behind it, there is no answer.
 */
import { mean, median } from '../geometry/numbers.ts';
import type { HeadInPicture } from '../landmarks/head-in-picture.ts';
import type { Point } from '../geometry/point.ts';
import type { Landmarks, BodySide } from '../landmarks/landmarks.ts';
import type { Tint } from './skin-or-hair.ts';

export interface BesideFace {
  readonly landmarks: Landmarks;
  readonly picture: HeadInPicture;
  readonly tint: (place: Point) => Tint | undefined;
  readonly isSkin: (tint: Tint) => boolean;
}

/** The face's outline from the temple to the jaw: the wearer's right, and its partner on the left. */
const OUTLINE: Readonly<Record<BodySide, readonly number[]>> = {
  right: [127, 234, 93, 132, 58, 172, 136],
  left: [356, 454, 323, 361, 288, 397, 365],
};
/**
 * The limits of the ear's direction towards the camera: an ear that looks further away does not stand out, and below
 * one that looks further towards it the neck begins.
 */
const LOOKS = { leastTowards: -0.25, mostTowards: 0.12 } as const;

/** Heights that are looked at, from the middle of the ear down, and places outwards from the outline: centimetres. */
const ROWS = { from: -0.5, step: 0.1, count: 57 } as const;
const STEPS = { from: 0.15, step: 0.12, count: 9 } as const;
/** Where the average lobe ends, and how far from there this one may: a fifth of the distance between the pupils. */
const USUAL = 2.75;
const MOST_OFF = 1.2;
/** An ear stands out by so much for so many rows above its end, and below it hardly anything does. */
const ABOVE = { rows: 8, leastCm: 0.55 } as const;
const BELOW = { rows: 6, mostCm: 0.15 } as const;

/** In pixels of the picture; undefined where it cannot be told. */
export function lobeEdge(side: BodySide, face: BesideFace): Point | undefined {
  const towards = face.picture.towards[side];
  if (towards < LOOKS.leastTowards || towards > LOOKS.mostTowards) return undefined;
  const grid = gridBeside(side, face);
  const widths = Array.from({ length: ROWS.count }, (_, row) => skinBeside(grid, heightOf(row), face));
  const end = endOf(widths);
  return end === undefined ? undefined : grid.at(end, grid.outlineAt(end) + STEPS.from);
}

const heightOf = (row: number) => ROWS.from + ROWS.step * row;

/** The height at which the outline of the ear ends most clearly, near where lobes do. */
export function endOf(widths: readonly number[]): number | undefined {
  let best: { readonly score: number; readonly row: number } = { score: 0, row: -1 };
  for (let row = ABOVE.rows; row + BELOW.rows <= widths.length; row += 1) {
    const off = Math.abs(heightOf(row) - USUAL) / MOST_OFF;
    const above = widths.slice(row - ABOVE.rows, row);
    const below = widths.slice(row, row + BELOW.rows);
    if (off > 1 || median(above) < ABOVE.leastCm || median(below) > BELOW.mostCm) continue;
    const score = (mean(above) - mean(below)) * (1 - off ** 2 / 4);
    if (score > best.score) best = { score, row };
  }
  return best.row < 0 ? undefined : heightOf(best.row) - ROWS.step / 2;
}

/** How far skin reaches out from the outline; a crease between face and ear is stepped over. */
function skinBeside(grid: Grid, height: number, { tint, isSkin }: BesideFace): number {
  const outline = grid.outlineAt(height);
  let [reached, missed] = [0, 0];
  for (let step = 0; step < STEPS.count && missed < 2; step += 1) {
    const seen = tint(grid.at(height, outline + STEPS.from + STEPS.step * step));
    if (seen && isSkin(seen)) reached = step + 1;
    else missed += 1;
  }
  return STEPS.step * reached;
}

/** Places beside the face by how far down they are, and how far out; centimetres. */
interface Grid {
  at(down: number, out: number): Point;
  /** How far out the face's outline is. */
  outlineAt(down: number): number;
}

function gridBeside(side: BodySide, { landmarks, picture }: BesideFace): Grid {
  const out = side === 'left' ? 1 : -1;
  const origin = picture.place(side, [out * 7.5, 0, -3]);
  const outwards = unit(origin, picture.place(side, [out * 8.5, 0, -3]));
  const down = unit(origin, picture.place(side, [out * 7.5, -1, -3]));
  const along = (axis: Point, x: number, y: number) => (x * axis.x + y * axis.y) / picture.pxPerCm;
  const outline = OUTLINE[side].map((landmark) => {
    const x = (landmarks[3 * landmark] ?? 0) - origin.x;
    const y = (landmarks[3 * landmark + 1] ?? 0) - origin.y;
    return { down: along(down, x, y), out: along(outwards, x, y) };
  });
  return {
    at: (height, beside) => ({
      x: origin.x + picture.pxPerCm * (height * down.x + beside * outwards.x),
      y: origin.y + picture.pxPerCm * (height * down.y + beside * outwards.y),
    }),
    outlineAt(height) {
      const next = outline.findIndex((point) => point.down > height);
      const below = Math.max(1, next < 0 ? outline.length - 1 : next);
      const [from, to] = [outline[below - 1], outline[below]];
      if (!from || !to) return 0;
      return from.out + ((to.out - from.out) * (height - from.down)) / (to.down - from.down || 1);
    },
  };
}

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}
