import type { Archetype, Finishes } from '../../model.ts';
import { GILT } from '../house-finishes.ts';
import { calfDress } from '../leather-colours.ts';
import { bodyParts } from './body.ts';
import { HEIGHT_MM } from './bucket-form.ts';
import { strapPartsOfBucket } from './shoulder-strap.ts';

const finishes = async (colour: string): Promise<Finishes> => ({ ...(await calfDress(colour)), metal: GILT });

/** A bucket bag drawn together by a cord, with a shoulder strap. Origin: middle of the ground, +Z front, +Y up. */
export const bucket: Archetype = {
  type: 'bucket',
  build: () => ({
    parts: [...bodyParts(), ...strapPartsOfBucket()],
    origins: [],
    facts: { widthMm: 212, heightMm: HEIGHT_MM, depthMm: 172 },
  }),
  finishes,
};
