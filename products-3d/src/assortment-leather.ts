import { belt } from './archetypes/belt/belt.ts';
import { bucket } from './archetypes/bucket/bucket.ts';
import { crossbody } from './archetypes/crossbody/crossbody.ts';
import { keyBell } from './archetypes/key-bell/key-bell.ts';
import { pouch } from './archetypes/pouch/pouch.ts';
import { tote } from './archetypes/tote/tote.ts';
import { wallet } from './archetypes/wallet/wallet.ts';
import type { Look, Product } from './product.ts';

const BLACK: Look = { colour: 'black', swatch: '#161416' };
const BORDEAUX: Look = { colour: 'bordeaux', swatch: '#5a1a22' };
const GREEN: Look = { colour: 'green', swatch: '#17493b' };
const CAMEL: Look = { colour: 'camel', swatch: '#b5854f' };
const IVORY: Look = { colour: 'ivory', swatch: '#ddd5c6' };
const SAND: Look = { colour: 'sand', swatch: '#c3ab8c' };
const CHESTNUT: Look = { colour: 'chestnut', swatch: '#5b2f1c' };

/** Tote, bucket and crossbody. */
export const SOFT_BAGS: readonly Product[] = [
  { id: 'AU5003', archetype: tote, worn: false, looks: [BLACK, CAMEL, GREEN] },
  { id: 'AU5004', archetype: bucket, worn: false, looks: [BORDEAUX, BLACK, SAND] },
  { id: 'AU5005', archetype: crossbody, worn: false, looks: [BLACK, GREEN, IVORY] },
];

/** Wallet, pouch and key bell. */
export const SMALL_LEATHER: readonly Product[] = [
  { id: 'AU6002', archetype: wallet, worn: false, looks: [BLACK, BORDEAUX, CAMEL] },
  { id: 'AU6003', archetype: pouch, worn: false, looks: [BLACK, GREEN] },
  { id: 'AU6004', archetype: keyBell, worn: false, looks: [CAMEL, BLACK] },
];

/** With a pin and with a plate. */
export const BELTS: readonly Product[] = [
  { id: 'AU6101', archetype: belt({ buckle: 'pin' }), worn: false, looks: [BLACK, CAMEL] },
  { id: 'AU6102', archetype: belt({ buckle: 'plate' }), worn: false, looks: [BLACK, CHESTNUT] },
];
