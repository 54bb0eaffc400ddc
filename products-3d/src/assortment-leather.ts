import { pouch } from './archetypes/pouch/pouch.ts';
import { tote } from './archetypes/tote/tote.ts';
import { wallet } from './archetypes/wallet/wallet.ts';
import type { Look, Product } from './product.ts';

const BLACK: Look = { colour: 'black', swatch: '#161416' };
const BORDEAUX: Look = { colour: 'bordeaux', swatch: '#5a1a22' };
const GREEN: Look = { colour: 'green', swatch: '#17493b' };
const CAMEL: Look = { colour: 'camel', swatch: '#b5854f' };

/** Bags of soft calf. */
export const SOFT_BAGS: readonly Product[] = [
  { id: 'AU5003', archetype: tote, worn: false, looks: [BLACK, CAMEL, GREEN] },
];

/** Small pieces of the same calf. */
export const SMALL_LEATHER: readonly Product[] = [
  { id: 'AU6002', archetype: wallet, worn: false, looks: [BLACK, BORDEAUX, CAMEL] },
  { id: 'AU6003', archetype: pouch, worn: false, looks: [BLACK, GREEN] },
];
