import type { Archetype, Finishes } from '../../model.ts';
import { GILT, GILT_BRUSHED } from '../house-finishes.ts';
import { calfDress } from '../leather-colours.ts';
import { bodyParts } from './body.ts';
import { flapParts } from './flap.ts';
import { crossbodyStrap } from './strap.ts';

const finishes = async (colour: string): Promise<Finishes> => ({
  ...(await calfDress(colour)),
  metal: GILT,
  metalBrushed: GILT_BRUSHED,
});

/** A soft flap bag on a long strap. Origin: middle of the ground, +Z front, +Y up. */
export const crossbody: Archetype = {
  type: 'crossbody',
  build: () => {
    const parts = [...bodyParts(), ...flapParts(), ...crossbodyStrap()];
    return {
      parts: parts.map((part) => ({ ...part, geometry: part.geometry.clone().translate(0, GROUND_MM, 0) })),
      origins: [],
      facts: { widthMm: 232, heightMm: 178, depthMm: 80 },
    };
  },
  finishes,
};

/** The flange of the base stands on the ground. */
const GROUND_MM = 5;
