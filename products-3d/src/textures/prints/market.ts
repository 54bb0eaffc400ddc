import { printedLetters } from '../../geometry/lettering.ts';
import type { Texture } from '../../model.ts';
import { crate, FRUITS, type FruitName } from './fruit.ts';
import { arc, area, block, disc, fourfold, line, middles, moved, type Place } from './ink.ts';
import { MARKET_INKS, type MarketInks } from './market-inks.ts';
import { pressedSquare } from './press.ts';

/** Edge of the square, in millimetres. */
const EDGE_MM = 450;
const PRINT_PX = 4096;

/** The stalls: a quilt of crates in a field of this half width, on a grid of eight by eight. */
const FIELD_MM = 176;
const CELL_MM = (FIELD_MM * 2) / 8;
const GAP_MM = 3.2;

/** Where crates stand on the grid: column, row, columns wide, rows high, what they hold. */
const STALLS: readonly (readonly [number, number, number, number, FruitName])[] = [
  [0, 0, 2, 1, 'lemon'],
  [2, 0, 1, 2, 'cherries'],
  [3, 0, 2, 2, 'artichoke'],
  [5, 0, 1, 1, 'slice'],
  [6, 0, 2, 1, 'pear'],
  [0, 1, 1, 2, 'grapes'],
  [1, 1, 1, 1, 'orange'],
  [5, 1, 2, 1, 'radish'],
  [7, 1, 1, 2, 'fig'],
  [1, 2, 2, 2, 'melon'],
  [3, 2, 1, 1, 'pear'],
  [4, 2, 1, 2, 'lemon'],
  [5, 2, 2, 2, 'orange'],
  [0, 3, 1, 1, 'slice'],
  [3, 3, 1, 1, 'fig'],
  [7, 3, 1, 2, 'cherries'],
  [0, 4, 2, 2, 'radish'],
  [2, 4, 1, 1, 'lemon'],
  [3, 4, 2, 2, 'grapes'],
  [5, 4, 1, 1, 'artichoke'],
  [6, 4, 1, 2, 'slice'],
  [2, 5, 1, 1, 'cherries'],
  [5, 5, 1, 2, 'pear'],
  [7, 5, 1, 1, 'orange'],
  [0, 6, 1, 2, 'fig'],
  [1, 6, 2, 1, 'orange'],
  [3, 6, 1, 2, 'radish'],
  [4, 6, 1, 1, 'melon'],
  [6, 6, 2, 2, 'lemon'],
  [1, 7, 1, 1, 'artichoke'],
  [2, 7, 1, 1, 'pear'],
  [4, 7, 2, 1, 'cherries'],
];

/** What a fruit is laid on, so that it stands out. */
const GROUNDS: Readonly<Record<FruitName, keyof MarketInks>> = {
  lemon: 'sky',
  orange: 'mint',
  slice: 'ground',
  cherries: 'lemon',
  pear: 'pink',
  artichoke: 'paper',
  melon: 'paper',
  fig: 'mint',
  grapes: 'paper',
  radish: 'second',
};

const PITCHES_MM: Readonly<Record<FruitName, number>> = {
  lemon: 15,
  orange: 13.6,
  slice: 20,
  cherries: 14,
  pear: 14,
  artichoke: 20,
  melon: 20,
  fig: 14,
  grapes: 14,
  radish: 14,
};

function stalls(inks: MarketInks): string {
  return STALLS.map(([column, row, wide, high, fruit], i) =>
    crate(inks, {
      fruit,
      at: [-FIELD_MM + (column + wide / 2) * CELL_MM, -FIELD_MM + (row + high / 2) * CELL_MM],
      size: [wide * CELL_MM - GAP_MM, high * CELL_MM - GAP_MM],
      pitchMm: PITCHES_MM[fruit],
      ground: inks[GROUNDS[fruit]],
      seed: 11 + i * 13,
    }),
  ).join('');
}

interface Parasol {
  readonly at: Place;
  readonly radiusMm: number;
  readonly ink: keyof MarketInks;
  readonly gores: number;
  readonly turnDeg: number;
}

const PARASOLS: readonly Parasol[] = [
  { at: [-88, -92], radiusMm: 45, ink: 'second', gores: 16, turnDeg: 6 },
  { at: [106, -64], radiusMm: 38, ink: 'leaf', gores: 14, turnDeg: 2 },
  { at: [-4, 12], radiusMm: 50, ink: 'lemon', gores: 18, turnDeg: 9 },
  { at: [-118, 92], radiusMm: 37, ink: 'sky', gores: 14, turnDeg: 12 },
  { at: [92, 106], radiusMm: 46, ink: 'red', gores: 16, turnDeg: 4 },
];

/** A market parasol from above: gores in two colours, each lit on one side, a scalloped valance, its shade on the goods. */
function parasol(inks: MarketInks, { at, radiusMm, ink, gores, turnDeg }: Parasol): string {
  const pitch = 360 / gores;
  const scallop = (from: number, radius: number): readonly Place[] => {
    const middle = ((from + pitch / 2) * Math.PI) / 180;
    const chord = radius * Math.sin((pitch * Math.PI) / 360);
    const centre: Place = [Math.cos(middle) * radius * 0.985, Math.sin(middle) * radius * 0.985];
    return arc(centre, chord, [from + pitch / 2 - 90, from + pitch / 2 + 90]);
  };
  const outline = Array.from({ length: gores }, (_, i) => scallop(i * pitch, radiusMm)).flat();
  const cloth = Array.from({ length: gores }, (_, i) =>
    area([[0, 0], ...scallop(i * pitch, radiusMm)], i % 2 === 0 ? inks[ink] : inks.paper),
  );
  const ribs = Array.from({ length: gores }, (_, i) => {
    const angle = (i * pitch * Math.PI) / 180;
    const rim: Place = [Math.cos(angle) * radiusMm, Math.sin(angle) * radiusMm];
    return line([[0, 0], rim], inks.deep, 0.55);
  });
  const top = [
    disc([0, 0], 4.6, inks.deep),
    disc([0, 0], 3.4, inks.lemon),
    disc([-0.8, -0.8], 1, inks.paper),
  ];
  const valance = line([...outline, outline[0] ?? [0, 0]], inks.deep, 0.9);
  return [
    moved(area(outline, inks.deep), { to: [at[0] + 5, at[1] + 7], turnDeg }),
    moved([...cloth, ...ribs, valance, ...top].join(''), { to: at, turnDeg }),
  ].join('');
}

const AWNING_MM = { outer: 217, inner: 190 } as const;
const STRIPES = 37;

/** One side of the border: an awning in wide stripes, its scallops towards the market. */
function awning(inks: MarketInks): string {
  const stripes = middles(-AWNING_MM.outer, AWNING_MM.outer, STRIPES).map((x, i) => {
    const half = AWNING_MM.outer / STRIPES;
    const ink = i % 2 === 0 ? inks.second : inks.paper;
    const body = area(
      [
        [x - half, -AWNING_MM.outer],
        [x + half, -AWNING_MM.outer],
        [x + half, -AWNING_MM.inner],
        ...arc([x, -AWNING_MM.inner], half, [0, 180]),
        [x - half, -AWNING_MM.inner],
      ],
      ink,
    );
    return body + line(arc([x, -AWNING_MM.inner - 3], half, [0, 180]), inks.deep, 0.5);
  });
  return [
    ...stripes,
    line(
      [
        [-AWNING_MM.outer, -AWNING_MM.inner - 8],
        [AWNING_MM.outer, -AWNING_MM.inner - 8],
      ],
      inks.deep,
      0.8,
    ),
  ].join('');
}

const CORNERS: readonly FruitName[] = ['lemon', 'slice', 'pear', 'melon'];

/** The corner of the border: one fruit, upright on the finished square. */
function corner(inks: MarketInks, turn: number): string {
  const middle = (AWNING_MM.outer + AWNING_MM.inner) / 2 - 1;
  const fruit = FRUITS[CORNERS[turn] ?? 'orange'];
  return [
    block([-middle, -middle], [37.6, 37.6], inks.ground),
    block([-middle, -middle], [30, 30], inks.paper),
    moved(
      fruit(inks, () => 0.5),
      { to: [-middle, -middle], scale: 10, turnDeg: -turn * 90 },
    ),
  ].join('');
}

function drawing(inks: MarketInks): string {
  return [
    block([0, 0], [EDGE_MM, EDGE_MM], inks.ground),
    stalls(inks),
    ...PARASOLS.map((one) => parasol(inks, one)),
    fourfold(() => awning(inks)),
    fourfold((turn) => corner(inks, turn)),
    moved(printedLetters({ text: 'MARCHÉ · AURÈLE PARIS', sizeMm: 5.2, spacingMm: 2 }, inks.paper), {
      to: [0, 222.6],
    }),
  ].join('');
}

/** Marché: a market square from above, crates of fruit under striped parasols, an awning for a border. */
export function marketPrint(colour: string): Promise<Texture> {
  const inks = MARKET_INKS[colour];
  if (!inks) throw new Error(`Marché is not printed in ${colour}`);
  return pressedSquare(`print-market-${colour}`, { edgeMm: EDGE_MM, edgePx: PRINT_PX }, () => drawing(inks));
}
