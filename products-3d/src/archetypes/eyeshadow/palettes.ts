import type { Look } from '../../product.ts';

/** A palette as it is sold: its swatch is the shade it is known by, its powders are in the order of the pans. */
interface Palette extends Look {
  readonly powders: readonly [string, ...string[]];
}

export type Palettes = readonly [Palette, ...Palette[]];

const mono = (colour: string, swatch: string): Palette => ({ colour, swatch, powders: [swatch] });

export const MONOS: Palettes = [
  mono('10', '#e9dcc8'),
  mono('14', '#b98a7a'),
  mono('22', '#a8623e'),
  mono('27', '#5d3046'),
  mono('33', '#5b6147'),
  mono('38', '#59606b'),
  mono('41', '#2a2628'),
  mono('46', '#8a5a3c'),
];

export const PEARLY_MONOS: Palettes = [
  mono('51', '#e8c98f'),
  mono('55', '#d9d4cf'),
  mono('58', '#c98e6a'),
  mono('63', '#6e7f74'),
];

export const DUOS: Palettes = [
  { colour: 'quai', swatch: '#6b4a36', powders: ['#d9c3a5', '#6b4a36'] },
  { colour: 'jardin', swatch: '#46543c', powders: ['#c9cdb0', '#46543c'] },
  { colour: 'soir', swatch: '#3c2b40', powders: ['#b7a3b4', '#3c2b40'] },
  { colour: 'aube', swatch: '#a0584f', powders: ['#ecc9b9', '#a0584f'] },
];

/** From the lightest to the deepest; the second is pearly. */
export const QUADS: Palettes = [
  { colour: 'brun', swatch: '#8a5a3c', powders: ['#ead9c3', '#c4956b', '#8a5a3c', '#3f2a20'] },
  { colour: 'vert', swatch: '#5f6a49', powders: ['#e4e0c9', '#aeb083', '#5f6a49', '#28352c'] },
  { colour: 'prune', swatch: '#7b4a63', powders: ['#ecdad9', '#bd8f9a', '#7b4a63', '#3a2033'] },
  { colour: 'rose', swatch: '#b06a6a', powders: ['#f2ddd1', '#dba591', '#b06a6a', '#6c2f37'] },
];
