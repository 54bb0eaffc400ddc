import type { Archetype, Detail, Finish, Finishes, Shape3d, Texture } from '../../model.ts';
import { gradientTint, marbledAcetate } from '../../textures/acetate.ts';
import { GILT, HOUSE_COLOUR } from '../house-finishes.ts';
import type { FrameShape } from './frame-shapes.ts';
import { frontOf, lensOf, nosePadOf } from './front.ts';
import { hingeAt, TEMPLE_LENGTH_MM, templeParts } from './temple.ts';

const POLISHED = { roughness: 0.15, clearcoat: 1, clearcoatRoughness: 0.02, ior: 1.5 } as const;

/** Acetate and lens of each colour. */
const COLOURS: Readonly<
  Record<string, { readonly acetate: () => Promise<Finish>; readonly tint: () => Promise<Texture> }>
> = {
  tortoise: { acetate: () => marbled(TORTOISE), tint: brown },
  honey: { acetate: () => marbled(HONEY), tint: brown },
  black: { acetate: () => plain('#0b0a0a'), tint: grey },
  green: { acetate: () => plain(HOUSE_COLOUR.green), tint: bottleGreen },
  smoke: { acetate: () => plain('#5d5b59'), tint: grey },
  bordeaux: { acetate: () => plain('#4a121b'), tint: brown },
};

const TORTOISE = {
  name: 'acetate-tortoise',
  dark: '#120905',
  middle: '#7a3d15',
  light: '#ba702c',
  darkShare: 0.48,
};
const HONEY = {
  name: 'acetate-honey',
  dark: '#8a5220',
  middle: '#c08438',
  light: '#dcae62',
  darkShare: 0.36,
};

const plain = (colour: string): Promise<Finish> => Promise.resolve({ ...POLISHED, colour });

async function marbled(marbling: typeof TORTOISE): Promise<Finish> {
  return { ...POLISHED, colour: '#ffffff', colourTexture: await marbledAcetate(marbling) };
}

function brown(): Promise<Texture> {
  return gradientTint({
    name: 'tint-brown',
    top: '#4a2c1c',
    bottom: '#a5713f',
    topOpacity: 0.97,
    bottomOpacity: 0.8,
  });
}

function grey(): Promise<Texture> {
  return gradientTint({
    name: 'tint-grey',
    top: '#272727',
    bottom: '#6c6c6c',
    topOpacity: 0.95,
    bottomOpacity: 0.8,
  });
}

function bottleGreen(): Promise<Texture> {
  return gradientTint({
    name: 'tint-green',
    top: '#1d3a2b',
    bottom: '#6d8a68',
    topOpacity: 0.96,
    bottomOpacity: 0.8,
  });
}

function build(shape: FrameShape, detail: Detail): Shape3d {
  const sides = [1, -1] as const;
  const lensXs = shape.lens.map(([x]) => x);
  const lensYs = shape.lens.map(([, y]) => y);
  return {
    parts: [
      { node: 'Frame', slot: 'acetate', geometry: frontOf(shape, detail) },
      ...sides.map((side) => ({ node: 'Frame', slot: 'acetate', geometry: nosePadOf(shape, detail, side) })),
      ...sides.flatMap((side) => templeParts(shape, detail, side)),
      ...sides.map((side) => ({
        node: side > 0 ? 'LensL' : 'LensR',
        slot: 'lens',
        geometry: lensOf(shape, detail, side),
      })),
    ],
    origins: [
      { node: 'wear', atMm: [0, 0, 0] },
      { node: 'TempleL', atMm: hingeAt(shape, 1) },
      { node: 'TempleR', atMm: hingeAt(shape, -1) },
    ],
    facts: {
      widthMm: Math.round(2 * Math.max(...shape.front.map(([x]) => x))),
      bridgeMm: Math.round(2 * Math.min(...lensXs)),
      templeMm: TEMPLE_LENGTH_MM,
      lensHeightMm: Math.round(Math.max(...lensYs) - Math.min(...lensYs)),
      lensWidthMm: Math.round(Math.max(...lensXs) - Math.min(...lensXs)),
    },
  };
}

async function finishes(colour: string): Promise<Finishes> {
  const recipe = COLOURS[colour];
  if (!recipe) throw new Error(`Sunglasses are not made in ${colour}`);
  return {
    acetate: await recipe.acetate(),
    metal: GILT,
    lens: {
      colour: '#ffffff',
      colourTexture: await recipe.tint(),
      roughness: 0.02,
      ior: 1.5,
      doubleSided: true,
      glass: { opacity: 1 },
    },
  };
}

/**
 * Sunglasses in one frame shape. Origin: the nose contact, on the back of the front; +Z forward, +Y up,
 * temples towards -Z, the wearer's left at +X. Temples turn about their own origins.
 */
export const sunglasses = (shape: FrameShape): Archetype => ({
  type: 'sunglasses',
  build: (detail) => build(shape, detail),
  finishes,
});
