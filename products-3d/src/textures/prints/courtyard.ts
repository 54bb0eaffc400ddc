import { randomSequence } from '../../geometry/numbers.ts';
import type { Texture } from '../../model.ts';
import { COURTYARD_INKS, type CourtyardInks } from './courtyard-inks.ts';
import { border, signature } from './courtyard-border.ts';
import { facade } from './facade.ts';
import { arc, area, block, circle, disc, fourfold, line, middles, moved, type Place, star } from './ink.ts';
import { pressedSquare } from './press.ts';
import { FLOOR_HALF_MM, SKY_HALF_MM } from './wall-places.ts';

/** Edge of the square, in millimetres. */
const EDGE_MM = 900;
const PRINT_PX = 4096;

const TILES = 8;
const TILE_MM = (FLOOR_HALF_MM * 2) / TILES;

/** The floor: eight-pointed stars in a chequer, seen from above. */
function floor(inks: CourtyardInks): string {
  const places = middles(-FLOOR_HALF_MM, FLOOR_HALF_MM, TILES);
  const tiles = places.flatMap((y, row) =>
    places.map((x, column) => {
      const even = (row + column) % 2 === 0;
      const tile = [
        block([0, 0], [TILE_MM, TILE_MM], even ? inks.paper : inks.ground),
        area(star(8, [TILE_MM * 0.5, TILE_MM * 0.36], 22.5), even ? inks.cool : inks.gold),
        area(star(8, [TILE_MM * 0.33, TILE_MM * 0.24]), even ? inks.paper : inks.deep),
        disc([0, 0], TILE_MM * 0.1, inks.warm),
      ].join('');
      return moved(tile, { to: [x, y] });
    }),
  );
  const kerb: readonly Place[] = [
    [-FLOOR_HALF_MM, -FLOOR_HALF_MM],
    [FLOOR_HALF_MM, -FLOOR_HALF_MM],
  ];
  return tiles.join('') + fourfold(() => line(kerb, inks.trim, 5));
}

const octagon = (radius: number): readonly Place[] => star(4, [radius, radius], 22.5);

/** The fountain: an octagon of stone, rings of water, a star of eight jets. */
function fountain(inks: CourtyardInks): string {
  const ripples = [31, 25, 19, 13].map((radius) => circle([0, 0], radius, [inks.trim, 0.9]));
  const jets = Array.from({ length: 8 }, (_, i) =>
    moved(
      area(
        [
          [-1.6, -12],
          [1.6, -12],
          [0, -29],
        ],
        inks.paper,
      ),
      { turnDeg: i * 45 },
    ),
  );
  return [
    area(octagon(49), inks.deep),
    area(octagon(47), inks.trim),
    area(octagon(43), inks.gold),
    area(octagon(41), inks.deep),
    area(octagon(39.5), inks.water),
    ...ripples,
    ...jets,
    disc([0, 0], 9, inks.trim),
    area(star(8, [8, 4]), inks.ground),
    disc([0, 0], 2.4, inks.gold),
  ].join('');
}

/** An orange tree from above in its round pot. */
function tree(inks: CourtyardInks, seed: number): string {
  const random = randomSequence(seed);
  const leaves = Array.from({ length: 46 }, () => {
    const [turn, out] = [random() * 360, Math.sqrt(random()) * 20];
    const leaf = area(
      [
        [0, -1.9],
        [4.6, -2.6],
        [8.6, 0],
        [4.6, 2.6],
        [0, 1.9],
      ],
      random() > 0.45 ? inks.leaf : inks.deep,
    );
    return moved(moved(leaf, { to: [out, 0], turnDeg: random() * 60 - 30 }), { turnDeg: turn });
  });
  const oranges = Array.from({ length: 8 }, (_, i) => {
    const [turn, out] = [(i * 45 + random() * 20) * (Math.PI / 180), 8 + random() * 13];
    const at: Place = [Math.cos(turn) * out, Math.sin(turn) * out];
    return (
      disc(at, 3.1, inks.deep) + disc(at, 2.8, inks.warm) + disc([at[0] - 0.9, at[1] - 0.9], 0.8, inks.gold)
    );
  });
  return [
    disc([2, 3], 30, inks.deep),
    disc([0, 0], 29, inks.warm),
    disc([0, 0], 25.5, inks.trim),
    disc([0, 0], 24, inks.deep),
    disc([0, 0], 22, inks.leaf),
    ...leaves,
    ...oranges,
  ].join('');
}

const wing = (side: number): readonly Place[] => [
  [0, -4],
  ...arc([side * 3, 9], 15, [-90, side > 0 ? -28 : -152]),
  [side * 22, 7],
  [side * 11, -0.5],
  [side * 2.4, 3],
];

/** A swallow in flight, its head along -y. */
function swallow(ink: string): string {
  return [
    area(wing(1), ink),
    area(wing(-1), ink),
    area(
      [
        [-2.2, -4],
        [0, -9],
        [2.2, -4],
        [2, 6],
        [6.5, 17],
        [0, 9],
        [-6.5, 17],
        [-2, 6],
      ],
      ink,
    ),
  ].join('');
}

const SWALLOWS = [
  { to: [-118, -176], turnDeg: 38, scale: 1 },
  { to: [-76, -214], turnDeg: 20, scale: 0.8 },
  { to: [196, -122], turnDeg: -64, scale: 1.05 },
  { to: [232, -170], turnDeg: -40, scale: 0.75 },
  { to: [150, 214], turnDeg: 150, scale: 1.1 },
  { to: [-214, 120], turnDeg: 104, scale: 0.95 },
  { to: [-176, 178], turnDeg: 128, scale: 0.7 },
  { to: [60, 168], turnDeg: 172, scale: 0.7 },
] as const;

function drawing(inks: CourtyardInks): string {
  const trees = [
    [-84, -84],
    [84, -84],
    [84, 84],
    [-84, 84],
  ] as const;
  return [
    block([0, 0], [EDGE_MM, EDGE_MM], inks.ground),
    fourfold((turn) => border(inks, turn)),
    signature(inks),
    block([0, 0], [SKY_HALF_MM * 2, SKY_HALF_MM * 2], inks.deep),
    fourfold((turn) => facade({ inks, turn })),
    floor(inks),
    ...trees.map((to, i) => moved(tree(inks, 5 + i * 7), { to })),
    fountain(inks),
    ...SWALLOWS.map(({ to, turnDeg, scale }) => moved(swallow(inks.deep), { to, turnDeg, scale })),
  ].join('');
}

/**
 * Cour intérieure: looking down into an inner courtyard, its four walls laid out around a tiled floor with a
 * fountain and orange trees; an arcade in small is the border.
 */
export function courtyardPrint(colour: string): Promise<Texture> {
  const inks = COURTYARD_INKS[colour];
  if (!inks) throw new Error(`Cour intérieure is not printed in ${colour}`);
  return pressedSquare(`print-courtyard-${colour}`, { edgeMm: EDGE_MM, edgePx: PRINT_PX }, () =>
    drawing(inks),
  );
}
