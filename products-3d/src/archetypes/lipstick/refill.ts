import type { BufferGeometry } from 'three';
import { shifted, wrappedAroundY } from '../../geometry/join.ts';
import { raisedLetters } from '../../geometry/lettering.ts';
import { type Profile, rounded, turnedY } from '../../geometry/solids.ts';
import type { Archetype, Part, Shape3d } from '../../model.ts';
import type { Shades } from '../lip-shades.ts';
import { bullet } from './bullet.ts';
import { lipstickFinishes } from './lipstick.ts';

/** How far lower the stick stands than in a case. */
const DROP_MM = 27;
const FINE = { segments: 128 } as const;

/** The cup that clicks into the case: a foot with two grooves, a plain wall, and a rolled lip. */
const CUP: Profile = [
  [0, 0],
  [7.1, 0],
  [7.1, 2.2],
  [6.6, 2.5],
  [6.6, 3.4],
  [7.1, 3.7],
  [7.1, 4.6],
  [6.6, 4.9],
  [6.6, 5.8],
  [7.1, 6.1],
  [7.1, 17.4],
  [6.7, 18],
  [6.5, 17],
];
const CUP_CORNERS = [0, 0.4, 0.15, 0.1, 0.1, 0.15, 0.15, 0.1, 0.1, 0.15, 0.25, 0.2, 0] as const;

const SLEEVE: Profile = [
  [6.52, 17],
  [6.52, 25.5],
  [6, 25.6],
  [5.9, 23],
];

function build(): Shape3d {
  const name = raisedLetters({
    text: 'AURÈLE',
    sizeMm: 2.9,
    spacingMm: 0.55,
    heightMm: 0.1,
    curveSegments: 5,
  });
  const pieces: readonly (readonly [string, string, BufferGeometry])[] = [
    ['Cup', 'metal', turnedY(rounded(CUP, CUP_CORNERS), FINE)],
    ['Cup', 'metalBrushed', turnedY(rounded(SLEEVE, [0, 0.25, 0.2, 0]), FINE)],
    ['Cup', 'engraving', shifted(wrappedAroundY(name, 7.1), [0, 10.8, 0]).rotateY(-0.24)],
    ['Bullet', 'stick', shifted(bullet(), [0, -DROP_MM, 0])],
  ];
  return {
    parts: pieces.map(([node, slot, geometry]): Part => ({ node, slot, geometry })),
    origins: [],
    facts: { heightMm: 44, diameterMm: 14.2 },
  };
}

/** A refill: the stick in the cup that a case takes up. Origin: middle of the cup's foot. */
export const lipstickRefill = (shades: Shades): Archetype => ({
  type: 'lipstick',
  build,
  finishes: (shade) => lipstickFinishes(shade, { finish: 'satin', lacquer: 'black', shades }),
});
