import type { BufferGeometry } from 'three';
import { shifted, wrappedAroundY } from '../../geometry/join.ts';
import { raisedLetters } from '../../geometry/lettering.ts';
import { type Profile, rounded, turnedY } from '../../geometry/solids.ts';
import type { Archetype, Finish, Finishes, Part, Shape3d } from '../../model.ts';
import { GILT, GILT_BRUSHED, HOUSE_COLOUR } from '../house-finishes.ts';
import { colourOf, type Shades } from '../lip-shades.ts';
import { bullet } from './bullet.ts';
import { flutedTube } from './fluted-tube.ts';

interface LipstickStyle {
  readonly finish: 'satin' | 'mat';
  readonly lacquer: 'black' | 'green';
  readonly shades: Shades;
}

/** The cap stands beside the stick, a little behind. */
export const CAP_AT_MM = [26, 0, -7] as const;
/** How high on the case the cap sits when it is closed. */
export const CAP_SEAT_MM = 34.2;
const FINE = { segments: 128 } as const;

/** The gilt parts from the ring upward: outer ring, tube and the brushed sleeve the stick rises from. */
const RING: Profile = [
  [8.2, 31],
  [9.75, 31],
  [9.75, 34.2],
  [8.2, 34.2],
];
const TUBE: Profile = [
  [8, 34.2],
  [8, 47],
  [7.4, 47],
  [7.2, 46],
];
const SLEEVE: Profile = [
  [7.2, 45.6],
  [6.55, 45.5],
  [6.55, 52.5],
  [6, 52.5],
  [5.9, 50],
];
const CAP_RING: Profile = [
  [9.2, 0],
  [9.75, 0],
  [9.75, 2.2],
  [9.2, 2.2],
];
const CAP_TOP: Profile = [
  [7.8, 51.9],
  [7.6, 52.3],
  [7.4, 52.5],
  [0, 52.5],
];

function base(): readonly Part[] {
  const signature = raisedLetters({
    text: 'AURÈLE',
    sizeMm: 2.5,
    spacingMm: 0.42,
    heightMm: 0.12,
    curveSegments: 5,
  });
  const pieces: readonly (readonly [string, BufferGeometry])[] = [
    ['lacquer', flutedTube(0, 31)],
    ['metal', turnedY(rounded(RING, [0, 0.35, 0.35, 0]), FINE)],
    ['metal', turnedY(rounded(TUBE, [0, 0.3, 0.3, 0]), FINE)],
    ['engraving', shifted(wrappedAroundY(signature, 8), [0, 39.8, 0]).rotateY(-0.3)],
    ['metalBrushed', turnedY(rounded(SLEEVE, [0, 0.2, 0.25, 0.25, 0]), FINE)],
  ];
  return pieces.map(([slot, geometry]) => ({ node: 'Base', slot, geometry }));
}

function cap(): readonly Part[] {
  const pieces: readonly (readonly [string, BufferGeometry])[] = [
    ['lacquer', flutedTube(0.6, 52)],
    ['metal', turnedY(rounded(CAP_RING, [0, 0.3, 0.3, 0]))],
    ['metal', turnedY(rounded(CAP_TOP, [0, 0.2, 0.2, 0]))],
  ];
  return pieces.map(([slot, geometry]) => ({ node: 'Cap', slot, geometry: shifted(geometry, CAP_AT_MM) }));
}

const build = (): Shape3d => ({
  parts: [...base(), { node: 'Bullet', slot: 'stick', geometry: bullet() }, ...cap()],
  origins: [],
  facts: { heightMm: 71, diameterMm: 19.5 },
});

const lacquerOf = (lacquer: LipstickStyle['lacquer']): Finish => ({
  colour: lacquer === 'black' ? '#0b0a0b' : HOUSE_COLOUR.green,
  roughness: 0.22,
  clearcoat: 1,
  clearcoatRoughness: 0.03,
});

const stickOf = (finish: LipstickStyle['finish'], colour: string): Finish =>
  finish === 'satin'
    ? { colour, roughness: 0.34, clearcoat: 0.35, clearcoatRoughness: 0.25, ior: 1.48 }
    : { colour, roughness: 0.62, ior: 1.45 };

/** What a lipstick and its refill are made of. */
export async function lipstickFinishes(shade: string, style: LipstickStyle): Promise<Finishes> {
  return {
    lacquer: lacquerOf(style.lacquer),
    metal: GILT,
    metalBrushed: GILT_BRUSHED,
    engraving: { colour: '#6b4f24', roughness: 0.5 },
    stick: stickOf(style.finish, colourOf(shade, style.shades)),
  };
}

/** A lipstick in a fluted lacquer case, open, its cap beside it. Origin: middle of the case's foot. */
export const lipstick = (style: LipstickStyle): Archetype => ({
  type: 'lipstick',
  build,
  finishes: (shade) => lipstickFinishes(shade, style),
});
