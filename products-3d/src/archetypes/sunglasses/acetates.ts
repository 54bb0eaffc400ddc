import type { Finish } from '../../model.ts';
import { marbledAcetate } from '../../textures/acetate.ts';

const POLISHED = { roughness: 0.15, clearcoat: 1, clearcoatRoughness: 0.02, ior: 1.5 } as const;

export const TORTOISE = {
  name: 'acetate-tortoise',
  dark: '#120905',
  middle: '#7a3d15',
  light: '#ba702c',
  darkShare: 0.48,
};
export const HONEY = {
  name: 'acetate-honey',
  dark: '#8a5220',
  middle: '#c08438',
  light: '#dcae62',
  darkShare: 0.36,
};

/** Acetate of one colour, polished. */
export const plain = (colour: string): Promise<Finish> => Promise.resolve({ ...POLISHED, colour });

/** Marbled acetate, polished. */
export async function marbled(marbling: typeof TORTOISE): Promise<Finish> {
  return { ...POLISHED, colour: '#ffffff', colourTexture: await marbledAcetate(marbling) };
}

export const NIGHT = {
  name: 'acetate-night',
  dark: '#060a14',
  middle: '#14213f',
  light: '#30487c',
  darkShare: 0.5,
};

/** Clear acetate: one sees through it, and light bends in it. */
export const crystal = (): Promise<Finish> =>
  Promise.resolve({
    colour: '#f6f2ec',
    roughness: 0.04,
    ior: 1.49,
    glass: { opacity: 0.3, solid: { dispersion: 0 } },
  });
