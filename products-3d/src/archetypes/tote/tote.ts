import type { Archetype, Finishes } from '../../model.ts';
import { GILT } from '../house-finishes.ts';
import { calfDress } from '../leather-colours.ts';
import { bodyParts } from './body.ts';
import { handleParts } from './handles.ts';
import { HEIGHT_MM } from './tote-form.ts';

const finishes = async (colour: string): Promise<Finishes> => ({
  ...(await calfDress(colour)),
  metal: GILT,
});

/** An open tote with two long handles and a tag for initials. Origin: middle of the ground, +Z front, +Y up. */
export const tote: Archetype = {
  type: 'tote',
  build: () => ({
    parts: [...bodyParts(), ...handleParts()],
    origins: [],
    facts: { widthMm: 352, heightMm: HEIGHT_MM, depthMm: 138 },
  }),
  finishes,
};
