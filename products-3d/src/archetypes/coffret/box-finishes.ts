import type { Finish } from '../../model.ts';
import { pebbledCalf } from '../../textures/leather.ts';
import { brushedVelvet } from '../../textures/velvet.ts';
import { HOUSE_COLOUR } from '../house-finishes.ts';

/** The padded bed that things lie on. */
export const velvet = async (colour: string): Promise<Finish> => ({
  colour,
  roughness: 0.95,
  normalTexture: await brushedVelvet(),
  normalScale: 0.6,
});

/** Boxes and trays are covered in the house's green. */
export const covering = async (): Promise<Finish> => ({
  colour: HOUSE_COLOUR.green,
  roughness: 0.5,
  clearcoat: 0.15,
  clearcoatRoughness: 0.35,
  normalTexture: await pebbledCalf(),
  normalScale: 0.35,
});

export const BED_IVORY = '#d8cfbf';
