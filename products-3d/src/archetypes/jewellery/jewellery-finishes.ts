import { DIAMOND } from '../../geometry/gem.ts';
import type { Finish, Finishes } from '../../model.ts';
import { gemTones } from '../../textures/gem-tones.ts';
import { GILT, WHITE_GOLD } from '../house-finishes.ts';

const METALS: Readonly<Record<string, { readonly metal: Finish; readonly engraved: string }>> = {
  gold: { metal: GILT, engraved: '#6b4f24' },
  'white-gold': { metal: WHITE_GOLD, engraved: '#5e5a54' },
};

/** A diamond's own mirror: at its index 17 % of the light never goes in. */
const DIAMOND_MIRROR = 0.17;

/** Gold and white gold, polished; letters are engraved, so they look darker. */
export async function jewelleryFinishes(colour: string): Promise<Finishes> {
  const recipe = METALS[colour];
  if (!recipe) throw new Error(`Jewellery is not made in ${colour}`);
  return {
    metal: { ...recipe.metal, roughness: 0.08 },
    engraving: { colour: recipe.engraved, metal: true, roughness: 0.45 },
  };
}

const STONE: Finish = {
  colour: '#ffffff',
  metal: true,
  roughness: 0.02,
  ior: DIAMOND.ior,
  glass: { opacity: DIAMOND_MIRROR, solid: { dispersion: DIAMOND.dispersion } },
};

/** The same metals with diamonds: facets that mirror, and below them the light that they would have bent. */
export async function diamondFinishes(colour: string): Promise<Finishes> {
  return {
    ...(await jewelleryFinishes(colour)),
    stone: STONE,
    stoneLight: {
      colour: '#ffffff',
      colourTexture: await gemTones(),
      metal: true,
      roughness: 0.04,
      onlyRealTime: true,
    },
  };
}
