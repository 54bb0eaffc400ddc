import type { Finish } from '../model.ts';

/** The metals of the house, the same on every product. */
export const GILT: Finish = { colour: '#e0b97e', metal: true, roughness: 0.12 };
export const GILT_BRUSHED: Finish = { colour: '#dcb478', metal: true, roughness: 0.3 };
export const STEEL_POLISHED: Finish = { colour: '#c6c6ca', metal: true, roughness: 0.1 };
export const STEEL_BRUSHED: Finish = { colour: '#b0b0b5', metal: true, roughness: 0.24 };
export const WHITE_GOLD: Finish = { colour: '#dedad2', metal: true, roughness: 0.1 };

/** The colours of the house that several products share. */
export const HOUSE_COLOUR = {
  black: '#121113',
  green: '#17493b',
  bordeaux: '#5a1a22',
  ivory: '#e6dfd2',
  camel: '#b5854f',
} as const;
