import type { Finish, Texture } from '../../model.ts';
import { gradientTint } from '../../textures/acetate.ts';

/** A lens of this tint: glass without thickness, seen from both sides. */
export const lensGlass = (tint: Texture): Finish => ({
  colour: '#ffffff',
  colourTexture: tint,
  roughness: 0.02,
  ior: 1.5,
  doubleSided: true,
  glass: { opacity: 1 },
});

/** Lens tints, each a little lighter towards the cheek. */
export const brown = (): Promise<Texture> =>
  gradientTint({
    name: 'tint-brown',
    top: '#4a2c1c',
    bottom: '#a5713f',
    topOpacity: 0.97,
    bottomOpacity: 0.8,
  });

export const grey = (): Promise<Texture> =>
  gradientTint({
    name: 'tint-grey',
    top: '#272727',
    bottom: '#6c6c6c',
    topOpacity: 0.95,
    bottomOpacity: 0.8,
  });

export const bottleGreen = (): Promise<Texture> =>
  gradientTint({
    name: 'tint-green',
    top: '#1d3a2b',
    bottom: '#6d8a68',
    topOpacity: 0.96,
    bottomOpacity: 0.8,
  });

export const rosewood = (): Promise<Texture> =>
  gradientTint({
    name: 'tint-rosewood',
    top: '#6b4038',
    bottom: '#c99a84',
    topOpacity: 0.93,
    bottomOpacity: 0.66,
  });

export const dusk = (): Promise<Texture> =>
  gradientTint({
    name: 'tint-dusk',
    top: '#1c2740',
    bottom: '#6f7c96',
    topOpacity: 0.96,
    bottomOpacity: 0.8,
  });

export const slate = (): Promise<Texture> =>
  gradientTint({
    name: 'tint-slate',
    top: '#2c353d',
    bottom: '#8b98a2',
    topOpacity: 0.95,
    bottomOpacity: 0.74,
  });
