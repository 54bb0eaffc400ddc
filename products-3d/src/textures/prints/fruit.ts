import { randomSequence } from '../../geometry/numbers.ts';
import { arc, area, disc, ellipse, framed, line, moved, type Place, star } from './ink.ts';
import type { MarketInks } from './market-inks.ts';

/** A fruit of about two units across, centred on the origin. */
type Fruit = (inks: MarketInks, random: () => number) => string;

const leaf = (ink: string): string =>
  area([...arc([0, 0.6], 1.2, [-150, -30]), ...arc([0, -0.6], 1.2, [30, 150])], ink);

const lemon: Fruit = (inks) =>
  [
    area(
      [[-1.25, 0], ...arc([0, 0.35], 1.05, [-150, -30]), [1.25, 0], ...arc([0, -0.35], 1.05, [30, 150])],
      inks.lemon,
    ),
    line(arc([0, 0.3], 0.78, [-130, -60]), inks.paper, 0.16),
    moved(leaf(inks.leaf), { to: [1.1, -0.75], turnDeg: -38, scale: 0.5 }),
  ].join('');

const orange: Fruit = (inks) =>
  [
    disc([0, 0], 1, inks.orange),
    area(star(5, [0.3, 0.12], 18), inks.leaf),
    line(arc([0, 0], 0.72, [150, 215]), inks.paper, 0.14),
  ].join('');

const slice: Fruit = (inks) =>
  [
    disc([0, 0], 1, inks.orange),
    disc([0, 0], 0.86, inks.paper),
    ...Array.from({ length: 9 }, (_, i) => {
      const from = i * 40 + 4;
      return area([[0, 0], ...arc([0, 0], 0.76, [from, from + 32])], inks.orange);
    }),
  ].join('');

const cherries: Fruit = (inks) =>
  [
    line(
      [
        [-0.5, 0.35],
        [-0.15, -0.5],
        [0.35, -0.95],
      ],
      inks.leaf,
      0.12,
    ),
    line(
      [
        [0.55, 0.45],
        [0.5, -0.3],
        [0.35, -0.95],
      ],
      inks.leaf,
      0.12,
    ),
    disc([-0.5, 0.42], 0.5, inks.red),
    disc([0.55, 0.5], 0.5, inks.red),
    disc([-0.64, 0.26], 0.12, inks.paper),
    disc([0.41, 0.34], 0.12, inks.paper),
    moved(leaf(inks.leaf), { to: [-0.1, -0.86], turnDeg: 12, scale: 0.42 }),
  ].join('');

const pear: Fruit = (inks) =>
  [
    area([...arc([0, 0.35], 0.72, [-20, 200]), ...arc([0, -0.55], 0.34, [180, 360])], inks.pear),
    line(arc([0, 0.35], 0.5, [100, 190]), inks.paper, 0.14),
    line(
      [
        [0, -0.88],
        [0.14, -1.2],
      ],
      inks.deep,
      0.14,
    ),
    moved(leaf(inks.leaf), { to: [0.42, -1.05], turnDeg: -20, scale: 0.36 }),
  ].join('');

const artichoke: Fruit = (inks) =>
  [
    disc([0, 0], 1, inks.leaf),
    ...[0.94, 0.72, 0.5, 0.3].flatMap((radius, ring) =>
      Array.from({ length: 10 - ring * 2 }, (_, i) => {
        const turn = (i * 360) / (10 - ring * 2) + ring * 20;
        const petal = area(
          [...arc([radius * 0.62, 0], radius * 0.42, [-78, 78]), [radius * 0.3, 0]],
          ring % 2 === 0 ? inks.leaf : inks.mint,
        );
        const edge = line(arc([radius * 0.62, 0], radius * 0.42, [-78, 78]), inks.deep, 0.06);
        return moved(petal + edge, { turnDeg: turn });
      }),
    ),
    disc([0, 0], 0.14, inks.pink),
  ].join('');

const rind = (radius: number, ink: string): string => area(arc([0, -0.4], radius, [0, 180]), ink);

const melon: Fruit = (inks) => {
  const seeds = [-0.5, -0.25, 0, 0.25, 0.5].flatMap((x) =>
    [0, 0.3].map((y): string => ellipse([x * (1 - y * 0.6), -0.12 + y], [0.05, 0.1], inks.deep)),
  );
  return [rind(1.15, inks.leaf), rind(1.02, inks.paper), rind(0.92, inks.red), ...seeds].join('');
};

const fig: Fruit = (inks) =>
  [
    area([[0, -1.1], ...arc([0, 0.2], 0.86, [-52, 232])], inks.plum),
    area([[0, -0.75], ...arc([0, 0.2], 0.68, [-52, 232])], inks.paper),
    disc([0, 0.24], 0.52, inks.pink),
    ...Array.from({ length: 11 }, (_, i) => {
      const angle = i * 2.4;
      const out = 0.11 * Math.sqrt(i) + 0.04;
      return disc([Math.cos(angle) * out * 1.2, 0.24 + Math.sin(angle) * out * 1.2], 0.055, inks.lemon);
    }),
  ].join('');

const grapes: Fruit = (inks, random) =>
  [
    ...[4, 3, 2, 1].flatMap((count, row) =>
      Array.from({ length: count }, (_, i) => {
        const at: Place = [(i - (count - 1) / 2) * 0.5 + (random() - 0.5) * 0.08, -0.5 + row * 0.44];
        return disc(at, 0.3, inks.plum) + disc([at[0] - 0.09, at[1] - 0.1], 0.07, inks.pink);
      }),
    ),
    line(
      [
        [0, -0.8],
        [0.1, -1.15],
      ],
      inks.deep,
      0.13,
    ),
    moved(leaf(inks.leaf), { to: [-0.5, -0.98], turnDeg: 20, scale: 0.5 }),
  ].join('');

const radish: Fruit = (inks) =>
  [
    ...[-0.35, 0, 0.35].map((x) =>
      moved(leaf(inks.leaf), { to: [x, -0.85], turnDeg: 90 + x * 60, scale: 0.55 }),
    ),
    area(
      [
        ...arc([0, 0], 0.56, [-180, 0]),
        ...arc([0, 0], 0.56, [0, 60]),
        [0.06, 1.25],
        ...arc([0, 0], 0.56, [120, 180]),
      ],
      inks.pink,
    ),
    line(arc([0, 0], 0.38, [150, 220]), inks.paper, 0.12),
  ].join('');

/** What the stalls sell. */
export const FRUITS = {
  lemon,
  orange,
  slice,
  cherries,
  pear,
  artichoke,
  melon,
  fig,
  grapes,
  radish,
} as const;

export type FruitName = keyof typeof FRUITS;

interface Crate {
  readonly fruit: FruitName;
  readonly at: Place;
  readonly size: Place;
  /** Millimetres between fruits. */
  readonly pitchMm: number;
  readonly ground: string;
  readonly seed: number;
}

/** A crate from above: slatted rim, fruit in rows, each laid a little differently. */
export function crate(
  inks: MarketInks,
  { fruit, at, size: [width, height], pitchMm, ground, seed }: Crate,
): string {
  const random = randomSequence(seed);
  const [columns, rows] = [
    Math.max(1, Math.floor(width / pitchMm)),
    Math.max(1, Math.floor(height / pitchMm)),
  ];
  const goods = Array.from({ length: columns * rows }, (_, i) => {
    const x = ((i % columns) - (columns - 1) / 2) * (width / columns);
    const y = (Math.floor(i / columns) - (rows - 1) / 2) * (height / rows);
    return moved(FRUITS[fruit](inks, random), {
      to: [x, y],
      turnDeg: (random() - 0.5) * 34,
      scale: pitchMm * 0.44,
    });
  });
  const [left, top] = [-width / 2, -height / 2];
  const frame = [
    [left, top],
    [-left, top],
    [-left, -top],
    [left, -top],
    [left, top],
  ] as const;
  return moved(
    [
      area(frame, ground),
      framed([width, height], goods.join('')),
      line(frame, inks.deep, 1.7),
      line(frame, inks.paper, 0.7),
    ].join(''),
    { to: at },
  );
}
