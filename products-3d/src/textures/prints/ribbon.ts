import { printedLetters } from '../../geometry/lettering.ts';
import type { Texture } from '../../model.ts';
import { arc, area, block, disc, line, middles, moved, type Place, star } from './ink.ts';
import { pressed } from './press.ts';

interface RibbonInks {
  readonly ground: string;
  readonly paper: string;
  readonly gold: string;
  readonly warm: string;
  readonly cool: string;
}

/** The two colours of the ribbon. */
export const RIBBON_INKS: Readonly<Record<string, RibbonInks>> = {
  green: { ground: '#17493b', paper: '#f4e9d2', gold: '#cf9f4b', warm: '#bf5636', cool: '#8fb5a8' },
  bordeaux: { ground: '#5a1a22', paper: '#f7e6d3', gold: '#d6a254', warm: '#c0533f', cool: '#c9a9a0' },
};

const SIZE_MM = { width: 200, height: 50 } as const;
const WIDTH_PX = 2048;
const ARCHES = 10;

const opening = (half: number, height: number): readonly Place[] => [
  [-half, 0],
  ...arc([0, -height], half, [180, 360]),
  [half, 0],
];

/** An arch of the colonnade, its foot on y = 0, rising to -y. */
function arch(inks: RibbonInks, index: number): string {
  const fill = [inks.warm, inks.gold, inks.cool][index % 3] ?? inks.warm;
  return [
    area(opening(8.2, 13), inks.ground),
    area(opening(6.6, 13), fill),
    area(opening(4.6, 12), inks.paper),
    moved(area(star(8, [3, 1.4], 22.5), inks.ground), { to: [0, -11.5] }),
    area(
      [
        [0, -1.4],
        [1.8, -4.4],
        [0, -7.4],
        [-1.8, -4.4],
      ],
      fill,
    ),
  ].join('');
}

/** A sun rising between two arches. */
const sun = (inks: RibbonInks): string =>
  [area(star(14, [4.4, 2.7]), inks.gold), disc([0, 0], 2.1, inks.warm)].join('');

function drawing(inks: RibbonInks): string {
  const places = middles(0, SIZE_MM.width, ARCHES);
  const pitch = SIZE_MM.width / ARCHES;
  const stripe = (y: number, height: number, ink: string): string =>
    block([SIZE_MM.width / 2, y], [SIZE_MM.width, height], ink);
  const borders = [1, -1].flatMap((side) => [
    stripe(side * 22.4, 5.2, inks.ground),
    stripe(side * 18.9, 1.2, inks.gold),
    ...middles(0, SIZE_MM.width, ARCHES * 4).map((x) => disc([x, side * 22.2], 0.9, inks.gold)),
  ]);
  const named = new Set([2, 7]);
  const arches = places.map((x, i) =>
    named.has(i)
      ? ''
      : moved(arch(inks, i), { to: [x, i % 2 === 0 ? 11 : -11], turnDeg: i % 2 === 0 ? 0 : 180 }),
  );
  const suns = places.map((x, i) =>
    named.has(i) || named.has(i + 1) ? '' : moved(sun(inks), { to: [x + pitch / 2, 0] }),
  );
  const names = [...named].map((i) => {
    const letters = printedLetters({ text: 'AURÈLE', sizeMm: 8.4, spacingMm: 1 }, inks.ground);
    return moved(letters, { to: [places[i] ?? 0, 2.8], scale: 0.62 });
  });
  return [
    block([SIZE_MM.width / 2, 0], [SIZE_MM.width, SIZE_MM.height], inks.paper),
    ...borders,
    line(
      [
        [0, 14.6],
        [SIZE_MM.width, 14.6],
      ],
      inks.ground,
      0.7,
    ),
    line(
      [
        [0, -14.6],
        [SIZE_MM.width, -14.6],
      ],
      inks.ground,
      0.7,
    ),
    ...arches,
    ...suns,
    ...names,
  ].join('');
}

/** One repeat of the ribbon: arches head to foot, suns between them, the name. */
export function ribbonPrint(colour: string): Promise<Texture> {
  const inks = RIBBON_INKS[colour];
  if (!inks) throw new Error(`The ribbon is not printed in ${colour}`);
  const { width, height } = SIZE_MM;
  const sheet = { from: [0, -height / 2], size: [width, height], widthPx: WIDTH_PX } as const;
  return pressed({ name: `print-ribbon-${colour}`, ...sheet }, () => drawing(inks));
}
