import { printedLetters } from '../../geometry/lettering.ts';
import type { CourtyardInks } from './courtyard-inks.ts';
import { arc, area, disc, line, middles, moved, type Place, star } from './ink.ts';
import type { Pen } from './wall-places.ts';

const BAND = { outer: 437, inner: 384 } as const;
const BAND_ARCHES = 30;

/** A round-headed opening of the small arcade. */
const opening = (x: number, half: number): readonly Place[] => [
  [x - half, -BAND.inner - 4],
  ...arc([x, -BAND.inner - 26], half, [180, 360]),
  [x + half, -BAND.inner - 4],
];

/** A line along one side, at a distance from the middle of the square. */
function rule(distance: number, [ink, widthMm]: Pen): string {
  const ends: readonly Place[] = [
    [-distance, -distance],
    [distance, -distance],
  ];
  return line(ends, ink, widthMm);
}

/** The star in the corner where two sides meet. */
const corner = (inks: CourtyardInks): string =>
  moved(
    [
      area(star(8, [24, 17], 22.5), inks.onGround),
      area(star(8, [17, 12]), inks.warm),
      area(star(8, [10, 5], 22.5), inks.gold),
      disc([0, 0], 3, inks.ground),
    ].join(''),
    { to: [-(BAND.inner + BAND.outer) / 2, -(BAND.inner + BAND.outer) / 2] },
  );

/** One side of the border: an arcade in small on the ground colour. */
export function border(inks: CourtyardInks, turn: number): string {
  const pitch = (2 * BAND.inner) / BAND_ARCHES;
  const arches = middles(-BAND.inner, BAND.inner, BAND_ARCHES).flatMap((x, i) => {
    const isNamed = turn === 2 && Math.abs(x) < pitch * 5;
    if (isNamed) return [];
    const fill = [inks.warm, inks.cool, inks.gold][i % 3] ?? inks.warm;
    return [
      area(opening(x, pitch * 0.43), inks.onGround),
      area(opening(x, pitch * 0.34), fill),
      moved(area(star(6, [5, 2.2], 30), inks.ground), { to: [x, -BAND.inner - 26] }),
      area(
        [
          [x, -BAND.inner - 5],
          [x + 3.4, -BAND.inner - 12],
          [x, -BAND.inner - 19],
          [x - 3.4, -BAND.inner - 12],
        ],
        inks.ground,
      ),
      disc([x + pitch / 2, -BAND.inner - 44], 2, inks.gold),
    ];
  });
  return [
    ...arches,
    corner(inks),
    rule(BAND.outer, [inks.gold, 1.6]),
    rule(BAND.inner, [inks.gold, 1.6]),
    rule(BAND.inner - 5, [inks.onGround, 3]),
  ].join('');
}

/** The name of the print and of the house, on the lower border. */
export function signature(inks: CourtyardInks): string {
  const y = (BAND.inner + BAND.outer) / 2;
  return [
    moved(printedLetters({ text: 'COUR INTÉRIEURE', sizeMm: 19, spacingMm: 4 }, inks.onGround), {
      to: [0, y - 1],
    }),
    moved(printedLetters({ text: 'AURÈLE PARIS', sizeMm: 10.5, spacingMm: 4 }, inks.gold), {
      to: [0, y + 16],
    }),
  ].join('');
}
