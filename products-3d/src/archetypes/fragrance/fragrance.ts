import type { BufferGeometry } from 'three';
import { flutedBox } from '../../geometry/fluted-box.ts';
import { shifted } from '../../geometry/join.ts';
import { raisedLetters } from '../../geometry/lettering.ts';
import { plate, roundedRectangle } from '../../geometry/solids.ts';
import type { Archetype, Finish, Finishes, Part } from '../../model.ts';
import { juiceTint } from '../../textures/juice-tint.ts';
import { GILT, HOUSE_COLOUR } from '../house-finishes.ts';
import { bottleParts, FACE_Z_MM, NECK_MM } from './bottle.ts';

const CAP_FROM_MM = NECK_MM + 7.6;
const CAP_TO_MM = CAP_FROM_MM + 27;

const round = (diameterMm: number, [fromMm, toMm]: readonly [number, number], fluted: boolean) =>
  flutedBox({
    widthMm: diameterMm,
    depthMm: diameterMm,
    cornerMm: diameterMm / 2 - 0.01,
    fromMm,
    toMm,
    edgeMm: 0.4,
    ...(fluted && { flutes: { depthMm: 0.35, pitchMm: 1.5 } }),
    sides: fluted ? 6 : 72,
  });

/** The collar: fluted, with a plain ring above it that shows below the cap. */
function collar(): readonly BufferGeometry[] {
  return [
    round(22.4, [NECK_MM - 0.6, NECK_MM + 1], false),
    round(20.6, [NECK_MM + 0.8, NECK_MM + 6.2], true),
    round(18.6, [NECK_MM + 6, CAP_FROM_MM + 2], false),
  ];
}

function cap(): readonly Part[] {
  const body = flutedBox({
    widthMm: 27,
    depthMm: 21,
    cornerMm: 5.5,
    fromMm: CAP_FROM_MM,
    toMm: CAP_TO_MM,
    edgeMm: 0.9,
    flutes: { depthMm: 0.55, pitchMm: 2.1 },
    sides: 8,
  });
  const inlay = plate(roundedRectangle({ widthMm: 19, heightMm: 13, radiusMm: 4 }), {
    thicknessMm: 0.8,
    bevelMm: 0.3,
  }).rotateX(-Math.PI / 2);
  const initial = raisedLetters({ text: 'A', sizeMm: 8, spacingMm: 0, heightMm: 0.06, curveSegments: 6 })
    .translate(0, -2.6, 0)
    .rotateX(-Math.PI / 2);
  return [
    { node: 'Cap', slot: 'lacquer', geometry: body },
    { node: 'Cap', slot: 'metal', geometry: shifted(inlay, [0, CAP_TO_MM - 0.55, 0]) },
    { node: 'Cap', slot: 'engraving', geometry: shifted(initial, [0, CAP_TO_MM + 0.24, 0]) },
  ];
}

const row = (text: string, sizeMm: number, y: number): BufferGeometry =>
  shifted(raisedLetters({ text, sizeMm, spacingMm: sizeMm * 0.27, heightMm: 0.09, curveSegments: 6 }), [
    0,
    y,
    FACE_Z_MM + 0.01,
  ]);

/** The name in enamel fired on the front of the glass: it reads over amber and over pale green alike. */
function label(name: string): readonly BufferGeometry[] {
  const rule = plate(roundedRectangle({ widthMm: 15, heightMm: 0.28, radiusMm: 0.1 }), {
    thicknessMm: 0.09,
    bevelMm: 0,
  });
  return [
    row(name, 4.3, 36.6),
    shifted(rule, [0, 33.4, FACE_Z_MM + 0.01]),
    row('AURÈLE', 4.2, 27.8),
    row('PARIS', 2, 24.4),
  ];
}

const GLASS_IOR = 1.5;
const JUICE_IOR = 1.36;

const LACQUER: Finish = {
  colour: HOUSE_COLOUR.green,
  roughness: 0.22,
  clearcoat: 1,
  clearcoatRoughness: 0.03,
};

const bending = (ior: number): Finish => ({
  colour: '#ffffff',
  roughness: 0,
  ior,
  glass: { opacity: 0.1, solid: { dispersion: 0 } },
});

interface Juice {
  /** White light after a way of `depthMm` through it. */
  readonly tint: string;
  readonly depthMm: number;
  /** What the body looks like where nothing shines through it: above and below. */
  readonly upper: string;
  readonly lower: string;
}

const inJuice = (ior: number, { tint, depthMm }: Juice): Finish => ({
  ...bending(ior),
  onlyStudio: true,
  glass: { opacity: 0.5, solid: { dispersion: 0, tint: { colour: tint, depthMm } } },
});

async function finishes({ name, juice }: Scent): Promise<Finishes> {
  return {
    glass: { ...bending(GLASS_IOR), transmission: { thicknessMm: 5 } },
    hollow: { ...bending(1 / GLASS_IOR), onlyStudio: true },
    juiceWall: inJuice(JUICE_IOR / GLASS_IOR, juice),
    juiceTop: inJuice(JUICE_IOR, juice),
    juice: {
      colour: '#ffffff',
      colourTexture: await juiceTint({ name: `juice-${name}`, upper: juice.upper, lower: juice.lower }),
      roughness: 0.3,
      onlyRealTime: true,
    },
    tube: { colour: '#f4f4f0', roughness: 0.1, glass: { opacity: 0.25 } },
    metal: GILT,
    enamel: { colour: '#0d2c23', roughness: 0.3 },
    lacquer: LACQUER,
    engraving: { colour: '#6b4f24', metal: true, roughness: 0.45 },
  };
}

interface Scent {
  readonly colour: string;
  readonly name: string;
  readonly label: string;
  readonly juice: Juice;
}

/** An eau de parfum in the house's bottle. Origin: middle of the ground, +Z front, +Y up. */
export const fragrance = (scent: Scent): Archetype => ({
  type: 'fragrance',
  build: () => ({
    parts: [
      ...bottleParts(),
      ...collar().map((geometry): Part => ({ node: 'Hardware', slot: 'metal', geometry })),
      ...label(scent.label).map((geometry): Part => ({ node: 'Glass', slot: 'enamel', geometry })),
      ...cap(),
    ],
    origins: [],
    facts: { widthMm: 64, heightMm: Math.round(CAP_TO_MM), depthMm: 36, contentMl: 50 },
  }),
  finishes: async (colour) => {
    if (colour !== scent.colour) throw new Error(`${scent.name} is not made in ${colour}`);
    return finishes(scent);
  },
});

export const SIX_HEURES: Scent = {
  colour: 'amber',
  name: 'six-heures',
  label: 'SIX HEURES',
  juice: { tint: '#c9822f', depthMm: 34, upper: '#b8711f', lower: '#e3a04a' },
};

export const PLUIE_DAOUT: Scent = {
  colour: 'rain',
  name: 'pluie-d-aout',
  label: 'PLUIE D’AOÛT',
  juice: { tint: '#b9d09c', depthMm: 30, upper: '#a9c08c', lower: '#d3e3bb' },
};
