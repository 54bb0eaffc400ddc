import type { Look } from '../product.ts';

/** Shades of one finish, in the order they are shown: the colour code is the number of the shade. */
export type Shades = readonly [Look, ...Look[]];

const ROUGE: Look = { colour: '109', swatch: '#a8182d' };
const ROSEWOOD: Look = { colour: '204', swatch: '#9b4a4f' };
const SIENNA: Look = { colour: '311', swatch: '#b3745f' };
const CORAL: Look = { colour: '515', swatch: '#d2493a' };

export const SATIN_SHADES: Shades = [
  ROUGE,
  ROSEWOOD,
  SIENNA,
  { colour: '402', swatch: '#5e1f3c' },
  CORAL,
  { colour: '101', swatch: '#c2263a' },
  { colour: '117', swatch: '#8f1d2c' },
  { colour: '212', swatch: '#b56a6d' },
  { colour: '226', swatch: '#c98a86' },
  { colour: '318', swatch: '#c48b73' },
  { colour: '407', swatch: '#7b2f52' },
  { colour: '520', swatch: '#e0653f' },
];

export const MAT_SHADES: Shades = [
  { colour: '118', swatch: '#8e2a1f' },
  { colour: '220', swatch: '#7a1f3d' },
  { colour: '330', swatch: '#a4532f' },
  { colour: '103', swatch: '#a3122a' },
  { colour: '126', swatch: '#6e1420' },
  { colour: '233', swatch: '#a85a63' },
  { colour: '341', swatch: '#8a5540' },
  { colour: '409', swatch: '#4b1a30' },
];

/** The shades that are sold as a refill. */
export const REFILL_SHADES: Shades = [ROUGE, ROSEWOOD, SIENNA, CORAL];

export const GLOSS_SHADES: Shades = [
  { colour: '601', swatch: '#e7a6a0' },
  { colour: '612', swatch: '#d9646f' },
  { colour: '623', swatch: '#b8324a' },
  { colour: '634', swatch: '#c77b58' },
  { colour: '645', swatch: '#8c2f4e' },
  { colour: '656', swatch: '#efc9b8' },
];

/** The colour of a shade; throws for a number that is not made. */
export function colourOf(shade: string, shades: Shades): string {
  const made = shades.find(({ colour }) => colour === shade);
  if (!made) throw new Error(`Shade ${shade} is not made`);
  return made.swatch;
}
