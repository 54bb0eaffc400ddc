import type { Finish, Finishes } from '../../model.ts';
import { GILT, WHITE_GOLD } from '../house-finishes.ts';

const METALS: Readonly<Record<string, { readonly metal: Finish; readonly engraved: string }>> = {
  gold: { metal: GILT, engraved: '#6b4f24' },
  'white-gold': { metal: WHITE_GOLD, engraved: '#5e5a54' },
};

/** Gold and white gold, polished; letters are engraved, so they look darker. */
export async function jewelleryFinishes(colour: string): Promise<Finishes> {
  const recipe = METALS[colour];
  if (!recipe) throw new Error(`Jewellery is not made in ${colour}`);
  return {
    metal: { ...recipe.metal, roughness: 0.08 },
    engraving: { colour: recipe.engraved, metal: true, roughness: 0.45 },
  };
}
