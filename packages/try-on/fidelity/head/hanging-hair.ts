import { clamp, smoothstep } from '../../src/geometry/numbers.ts';
import type { Mesh, Triangle } from '../geometry/mesh.ts';
import { noiseAt } from '../geometry/noise.ts';
import { at } from '../geometry/point.ts';
import type { Vector } from '../../src/geometry/rotation.ts';

/** Hair that hangs below the chin, over the ears or behind them. */
export type HangingStyle = 'over the ears' | 'behind the ears';

const ROWS = 70;
const STRANDS = 180;
const TOP_CM = 13.1;
const BOTTOM_CM = -13;
/** How far the skull reaches to the side and to the back of its axis, and where the axis is. */
const SKULL = { y: 3.2, z: -3.6, side: 7.75, up: 9.3, back: 10 } as const;
/** Hair lies on the skull above this height and falls freely below it. */
const FALLS_BELOW = 3.4;

/** The distance of falling hair from the middle. Ears are 9.3 cm from the middle. */
const OFF_MIDDLE: Readonly<Record<HangingStyle, number>> = { 'over the ears': 9.6, 'behind the ears': 8.3 };
/** How far the front edge bends inwards from there to the cheek. */
const HUGS: Readonly<Record<HangingStyle, number>> = { 'over the ears': 2.6, 'behind the ears': 0 };
/** The depth of the front edge at several heights, from above. It is straight between them. */
const FRONT: Readonly<Record<HangingStyle, readonly (readonly [y: number, z: number])[]>> = {
  'over the ears': [
    [13.1, 1.5],
    [11.5, 3.6],
    [10, 3.6],
    [8, 2.8],
    [6, 1.9],
    [4, 0.9],
    [-2, 0.2],
    [-8, 0.4],
    [-13, -0.6],
  ],
  'behind the ears': [
    [13.1, -3],
    [10.4, 2],
    [8, 1.6],
    [6, -1],
    [4.2, -3.6],
    [2, -5.4],
    [-13, -5.8],
  ],
};

/** A curtain of strands in the frame of the canonical head, centimetres, and how bright each point of it is, about 1. */
export type HangingHair = Mesh & { readonly shades: readonly number[] };

export function hangingHair(style: HangingStyle): HangingHair {
  const points: Vector[] = [];
  const shades: number[] = [];
  for (let row = 0; row <= ROWS; row += 1) {
    const y = TOP_CM + ((BOTTOM_CM - TOP_CM) * row) / ROWS;
    for (let strand = 0; strand <= STRANDS; strand += 1) {
      const point = pointOf(style, y, (2 * strand) / STRANDS - 1);
      points.push(point);
      shades.push(shadeOf(strand, y));
    }
  }
  return { points, shades, triangles: triangles() };
}

/** `around` runs from the right front edge (-1) about the back of the head (0) to the left one (1). */
function pointOf(style: HangingStyle, y: number, around: number): Vector {
  const [side, back] = outlineAt(style, y);
  const side0 = around < 0 ? 5 : 9;
  const ragged = 0.9 * noiseAt([side0, y, 0], 0.35, side0) + 0.5 * noiseAt([side0, y, 3], 1.4, side0 + 1);
  const sine = clamp((frontAt(style, y) + ragged - SKULL.z) / back, -0.98, 0.98);
  const angle = around * (Math.PI / 2 + Math.asin(sine));
  const wave =
    1 + 0.035 * noiseAt([around * 14, y * 0.12, 1], 1, 17) + 0.02 * Math.sin(around * 70 + y * 0.2);
  const tucked = HUGS[style] * smoothstep(0.8, 1, Math.abs(around)) * smoothstep(5, 2, y);
  return [(side * wave - tucked) * Math.sin(angle), y, SKULL.z - back * wave * Math.cos(angle)];
}

/** The half widths of the hair at a height, to the side and to the back. */
function outlineAt(style: HangingStyle, y: number): readonly [number, number] {
  const over = style === 'over the ears' ? 1 : 0.7;
  const height = Math.max(0, y - SKULL.y) / (SKULL.up + over);
  const share = Math.sqrt(Math.max(0.02, 1 - height ** 2));
  const falls = smoothstep(FALLS_BELOW + 1.5, FALLS_BELOW - 2.5, y);
  const side = (SKULL.side + over) * share * (1 - falls) + OFF_MIDDLE[style] * falls;
  return [side, (SKULL.back + over) * share * (1 - 0.12 * falls)];
}

function frontAt(style: HangingStyle, y: number): number {
  const line = FRONT[style];
  const below = Math.max(
    1,
    line.findIndex(([height]) => height <= y),
  );
  const [upper, lower] = [at(line, below - 1), at(line, below)];
  return lower[1] + ((upper[1] - lower[1]) * (y - lower[0])) / (upper[0] - lower[0]);
}

function shadeOf(strand: number, y: number): number {
  const lock = noiseAt([strand * 0.11, y * 0.05, 0], 1, 23);
  const fine = noiseAt([strand * 0.9, y * 0.08, 0], 1, 29);
  return Math.max(0.25, 1 + 0.8 * lock + 0.7 * fine);
}

function triangles(): readonly Triangle[] {
  const width = STRANDS + 1;
  return Array.from({ length: ROWS * STRANDS }, (_, cell): readonly Triangle[] => {
    const here = Math.floor(cell / STRANDS) * width + (cell % STRANDS);
    return [
      [here, here + width, here + 1],
      [here + 1, here + width, here + width + 1],
    ];
  }).flat();
}
