import type { Archetype, Detail, Finish, Finishes, Shape3d, Texture } from '../../model.ts';
import { GILT, HOUSE_COLOUR } from '../house-finishes.ts';
import { crystal, HONEY, marbled, NIGHT, plain, TORTOISE } from './acetates.ts';
import type { FrameShape } from './frame-shapes.ts';
import { frontOf, lensOf, nosePadOf } from './front.ts';
import { bottleGreen, brown, dusk, grey, lensGlass, rosewood, slate } from './tints.ts';
import { hingeAt, TEMPLE_LENGTH_MM, templeParts } from './temple.ts';

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
  ivory: { acetate: () => plain('#e2d9c8'), tint: brown },
  shallows: { acetate: () => plain('#7ca396'), tint: slate },
  crystal: { acetate: crystal, tint: rosewood },
  night: { acetate: () => marbled(NIGHT), tint: dusk },
};

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
    lens: lensGlass(await recipe.tint()),
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
