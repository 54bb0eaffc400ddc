import sharp from 'sharp';
import type { ServiceDeps } from '../../deps.ts';
import { type Chance, chanceOf } from './chance.ts';

type Point = readonly [x: number, y: number];

const WIDTH = 360;
const HEIGHT = 120;
const PAPER = '#f4efe6';
const INK = '#2b2622';

/** The strokes of each digit in a square of one: lines through points, of which curves are made. */
const STROKES: readonly (readonly (readonly Point[])[])[] = [
  [
    [
      [0.5, 0],
      [0.12, 0.22],
      [0.1, 0.75],
      [0.5, 1],
      [0.88, 0.75],
      [0.88, 0.22],
      [0.5, 0],
    ],
  ],
  [
    [
      [0.25, 0.22],
      [0.55, 0],
      [0.55, 0.5],
      [0.55, 1],
    ],
  ],
  [
    [
      [0.15, 0.25],
      [0.4, 0],
      [0.85, 0.15],
      [0.75, 0.5],
      [0.12, 1],
    ],
    [
      [0.12, 1],
      [0.5, 0.98],
      [0.9, 1],
    ],
  ],
  [
    [
      [0.15, 0.12],
      [0.55, 0],
      [0.85, 0.22],
      [0.4, 0.47],
    ],
    [
      [0.4, 0.47],
      [0.92, 0.65],
      [0.6, 1],
      [0.12, 0.88],
    ],
  ],
  [
    [
      [0.65, 0],
      [0.35, 0.35],
      [0.08, 0.68],
    ],
    [
      [0.08, 0.68],
      [0.5, 0.67],
      [0.95, 0.68],
    ],
    [
      [0.7, 0.4],
      [0.69, 0.7],
      [0.7, 1],
    ],
  ],
  [
    [
      [0.85, 0],
      [0.5, 0.02],
      [0.22, 0],
    ],
    [
      [0.22, 0],
      [0.19, 0.25],
      [0.16, 0.48],
    ],
    [
      [0.16, 0.48],
      [0.6, 0.35],
      [0.92, 0.68],
      [0.55, 1],
      [0.1, 0.88],
    ],
  ],
  [
    [
      [0.75, 0.02],
      [0.3, 0.25],
      [0.1, 0.7],
      [0.45, 1],
      [0.88, 0.75],
      [0.6, 0.45],
      [0.15, 0.65],
    ],
  ],
  [
    [
      [0.1, 0],
      [0.5, 0.02],
      [0.9, 0],
    ],
    [
      [0.9, 0],
      [0.6, 0.45],
      [0.4, 1],
    ],
  ],
  [
    [
      [0.5, 0.46],
      [0.15, 0.25],
      [0.5, 0],
      [0.85, 0.25],
      [0.5, 0.46],
    ],
    [
      [0.5, 0.46],
      [0.08, 0.75],
      [0.5, 1],
      [0.92, 0.75],
      [0.5, 0.46],
    ],
  ],
  [
    [
      [0.85, 0.35],
      [0.45, 0.55],
      [0.12, 0.28],
      [0.5, 0],
      [0.88, 0.3],
      [0.7, 0.75],
      [0.3, 1],
    ],
  ],
];

/**
 * [R7.019] Digits as a picture in PNG: bent, turned, of different sizes, with lines through them and grain on them. No text
 * and no outline of it leaves the shop, only pixels.
 */
export async function drawDigits(digits: string, random: ServiceDeps['random']): Promise<Buffer> {
  const chance = chanceOf(random);
  const drawn = Array.from(digits, Number).map((digit, at) =>
    drawDigit(digit, at, { of: digits.length, chance }),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>
    <g fill="none" stroke="${INK}" stroke-linecap="round" stroke-linejoin="round">
    ${drawn.join('')}${Array.from({ length: 4 }, () => lineThrough(chance)).join('')}</g>
    <g fill="${INK}">${Array.from({ length: 160 }, () => grain(chance)).join('')}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer();
}

function drawDigit(
  digit: number,
  at: number,
  { of, chance }: { readonly of: number; readonly chance: Chance },
): string {
  const place = (WIDTH - 40) / of;
  const [width, height] = [chance(26, 34), chance(56, 72)];
  const left = 20 + at * place + (place - width) / 2 + chance(-5, 5);
  const top = (HEIGHT - height) / 2 + chance(-12, 12);
  const turned = `rotate(${chance(-20, 20).toFixed(1)} ${(left + width / 2).toFixed(1)} ${HEIGHT / 2})`;
  const bent = ([x, y]: Point): Point => [
    left + (x + chance(-0.06, 0.06)) * width,
    top + (y + chance(-0.04, 0.04)) * height,
  ];
  const paths = (STROKES[digit] ?? []).map((stroke) => curveThrough(stroke.map(bent)));
  return `<path transform="${turned}" stroke-width="${chance(4, 6.5).toFixed(1)}" d="${paths.join(' ')}"/>`;
}

/** A smooth line through points (Catmull–Rom). */
function curveThrough(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const parts = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)];
    const near: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const far: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return `C${[near, far, end].map(written).join(' ')}`;
  });
  return `M${written(at(0))}${parts.join('')}`;
}

const written = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

function lineThrough(chance: Chance): string {
  const points = [0, 1, 2, 3].map((at): Point => [(at * WIDTH) / 3, chance(15, HEIGHT - 15)]);
  return `<path stroke-width="${chance(1.5, 3).toFixed(1)}" d="${curveThrough(points)}"/>`;
}

function grain(chance: Chance): string {
  const [x, y, radius] = [chance(0, WIDTH), chance(0, HEIGHT), chance(0.5, 1.6)].map((one) => one.toFixed(1));
  return `<circle cx="${x}" cy="${y}" r="${radius}"/>`;
}
