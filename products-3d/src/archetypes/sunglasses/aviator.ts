import type { Archetype, Detail, Finish, Finishes, Part, Shape3d, Texture } from '../../model.ts';
import { GILT, STEEL_POLISHED } from '../house-finishes.ts';
import { marbled, plain, TORTOISE } from './acetates.ts';
import { FAITE, PADS_BEHIND_MM, RIM_MM } from './aviator-form.ts';
import { bridges, endPiece, pad, padArm, rim } from './aviator-front.ts';
import { aviatorHingeAt, aviatorTempleParts } from './aviator-temple.ts';
import { lensOf } from './front.ts';
import { TEMPLE_LENGTH_MM } from './temple.ts';
import { bottleGreen, grey, lensGlass, slate } from './tints.ts';

interface AviatorColour {
  readonly metal: Finish;
  readonly letters: Finish;
  readonly tip: () => Promise<Finish>;
  readonly tint: () => Promise<Texture>;
}

const BLACK_LACQUER: Finish = {
  colour: '#101012',
  roughness: 0.22,
  clearcoat: 0.8,
  clearcoatRoughness: 0.08,
};

/** Metal, temple tips and lens of each colour. */
const COLOURS: Readonly<Record<string, AviatorColour>> = {
  gold: { metal: GILT, letters: GILT, tip: () => marbled(TORTOISE), tint: bottleGreen },
  silver: { metal: STEEL_POLISHED, letters: STEEL_POLISHED, tip: () => plain('#0b0a0a'), tint: slate },
  black: { metal: BLACK_LACQUER, letters: GILT, tip: () => plain('#0b0a0a'), tint: grey },
};

const SIDES = [1, -1] as const;

const sideParts = (detail: Detail, side: 1 | -1): readonly Part[] => [
  { node: 'Frame', slot: 'metal', geometry: rim(detail, side) },
  { node: 'Frame', slot: 'metal', geometry: endPiece(detail, side) },
  { node: 'Frame', slot: 'metal', geometry: padArm(detail, side) },
  { node: 'Frame', slot: 'pad', geometry: pad(detail, side) },
  ...aviatorTempleParts(detail, side),
  { node: side > 0 ? 'LensL' : 'LensR', slot: 'lens', geometry: lensOf(FAITE, detail, side) },
];

function build(detail: Detail): Shape3d {
  const [xs, ys] = [FAITE.lens.map(([x]) => x), FAITE.lens.map(([, y]) => y)];
  const hinge = aviatorHingeAt(1);
  return {
    parts: [
      ...SIDES.flatMap((side) => sideParts(detail, side)),
      ...bridges(detail).map((geometry): Part => ({ node: 'Frame', slot: 'metal', geometry })),
    ],
    origins: [
      { node: 'wear', atMm: [0, 0, -PADS_BEHIND_MM] },
      { node: 'TempleL', atMm: hinge },
      { node: 'TempleR', atMm: aviatorHingeAt(-1) },
    ],
    facts: {
      widthMm: Math.round(2 * (hinge[0] + 0.8)),
      bridgeMm: Math.round(2 * Math.min(...xs) + RIM_MM.across),
      templeMm: TEMPLE_LENGTH_MM,
      lensHeightMm: Math.round(Math.max(...ys) - Math.min(...ys)),
      lensWidthMm: Math.round(Math.max(...xs) - Math.min(...xs)),
    },
  };
}

async function finishes(colour: string): Promise<Finishes> {
  const recipe = COLOURS[colour];
  if (!recipe) throw new Error(`Aviators are not made in ${colour}`);
  return {
    metal: recipe.metal,
    letters: recipe.letters,
    acetate: await recipe.tip(),
    pad: { colour: '#cfc6b8', roughness: 0.2, clearcoat: 0.8, clearcoatRoughness: 0.1 },
    lens: lensGlass(await recipe.tint()),
  };
}

/**
 * Aviator sunglasses of thin metal with a double bridge. The rims stand in the plane z = 0, and `wear` lies behind them,
 * where the pads touch the nose; +Z forward, +Y up, the wearer's left at +X. Temples turn about their own origins.
 */
export const aviator: Archetype = { type: 'sunglasses', build, finishes };
