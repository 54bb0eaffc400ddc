import type { Archetype } from './model.ts';
import { bag } from './archetypes/bag/bag.ts';
import { cardCase } from './archetypes/card-case/card-case.ts';
import { bandRing } from './archetypes/jewellery/band-ring.ts';
import { hoopEarring } from './archetypes/jewellery/hoop-earring.ts';
import { lipstick } from './archetypes/lipstick/lipstick.ts';
import { sneaker } from './archetypes/sneaker/sneaker.ts';
import { PONT, QUAI, RIVE } from './archetypes/sunglasses/frame-shapes.ts';
import { sunglasses } from './archetypes/sunglasses/sunglasses.ts';
import { watch } from './archetypes/watch/watch.ts';

/** One product in one colour: the unit that is photographed and the variant of its model. */
export interface Look {
  readonly colour: string;
  /** The colour as a shopper picks it, `#rrggbb`. */
  readonly swatch: string;
}

export interface Product {
  readonly id: string;
  readonly archetype: Archetype;
  readonly looks: readonly [Look, ...Look[]];
  /** Worn in the browser, so a light model goes with the fine one. */
  readonly worn: boolean;
}

const SATIN_SHADES = {
  '109': '#a8182d',
  '204': '#9b4a4f',
  '311': '#b3745f',
  '402': '#5e1f3c',
  '515': '#d2493a',
} as const;

const MAT_SHADES = { '118': '#8e2a1f', '220': '#7a1f3d', '330': '#a4532f' } as const;

/** The first-light assortment: every product, in the order its looks are shown. */
export const ASSORTMENT: readonly Product[] = [
  {
    id: 'AU1001',
    archetype: watch({ metal: 'gilt' }),
    worn: true,
    looks: [
      { colour: 'green', swatch: '#17493b' },
      { colour: 'ivory', swatch: '#e6dfd2' },
      { colour: 'midnight', swatch: '#1b2a47' },
    ],
  },
  {
    id: 'AU1002',
    archetype: watch({ metal: 'steel' }),
    worn: true,
    looks: [
      { colour: 'black', swatch: '#1c1b1c' },
      { colour: 'silver', swatch: '#c9c9cc' },
    ],
  },
  {
    id: 'AU2001',
    archetype: sunglasses(RIVE),
    worn: true,
    looks: [
      { colour: 'tortoise', swatch: '#7a3d15' },
      { colour: 'black', swatch: '#0b0a0a' },
      { colour: 'green', swatch: '#17493b' },
    ],
  },
  {
    id: 'AU2002',
    archetype: sunglasses(QUAI),
    worn: true,
    looks: [
      { colour: 'honey', swatch: '#c08438' },
      { colour: 'black', swatch: '#0b0a0a' },
      { colour: 'smoke', swatch: '#5d5b59' },
    ],
  },
  {
    id: 'AU2003',
    archetype: sunglasses(PONT),
    worn: true,
    looks: [
      { colour: 'black', swatch: '#0b0a0a' },
      { colour: 'bordeaux', swatch: '#4a121b' },
    ],
  },
  {
    id: 'AU3001',
    archetype: sneaker,
    worn: true,
    looks: [
      { colour: 'ivory', swatch: '#dfd8ca' },
      { colour: 'black', swatch: '#1a191b' },
      { colour: 'green', swatch: '#17493b' },
    ],
  },
  {
    id: 'AU3002',
    archetype: sneaker,
    worn: true,
    looks: [
      { colour: 'ivory-green', swatch: '#17493b' },
      { colour: 'ivory-bordeaux', swatch: '#5a1a22' },
    ],
  },
  {
    id: 'AU4001',
    archetype: lipstick({ finish: 'satin', lacquer: 'black', shades: SATIN_SHADES }),
    worn: false,
    looks: [
      { colour: '109', swatch: SATIN_SHADES['109'] },
      { colour: '204', swatch: SATIN_SHADES['204'] },
      { colour: '311', swatch: SATIN_SHADES['311'] },
      { colour: '402', swatch: SATIN_SHADES['402'] },
      { colour: '515', swatch: SATIN_SHADES['515'] },
    ],
  },
  {
    id: 'AU4002',
    archetype: lipstick({ finish: 'mat', lacquer: 'green', shades: MAT_SHADES }),
    worn: false,
    looks: [
      { colour: '118', swatch: MAT_SHADES['118'] },
      { colour: '220', swatch: MAT_SHADES['220'] },
      { colour: '330', swatch: MAT_SHADES['330'] },
    ],
  },
  {
    id: 'AU5001',
    archetype: bag(1),
    worn: false,
    looks: [
      { colour: 'bordeaux', swatch: '#5a1a22' },
      { colour: 'black', swatch: '#161416' },
      { colour: 'green', swatch: '#17493b' },
    ],
  },
  {
    id: 'AU5002',
    archetype: bag(0.72),
    worn: false,
    looks: [
      { colour: 'camel', swatch: '#b5854f' },
      { colour: 'ivory', swatch: '#ddd5c6' },
    ],
  },
  {
    id: 'AU6001',
    archetype: cardCase,
    worn: false,
    looks: [
      { colour: 'black', swatch: '#161416' },
      { colour: 'bordeaux', swatch: '#5a1a22' },
      { colour: 'green', swatch: '#17493b' },
    ],
  },
  {
    id: 'AU7001',
    archetype: bandRing,
    worn: true,
    looks: [
      { colour: 'gold', swatch: '#e0b97e' },
      { colour: 'white-gold', swatch: '#dedad2' },
    ],
  },
  {
    id: 'AU8001',
    archetype: hoopEarring,
    worn: true,
    looks: [
      { colour: 'gold', swatch: '#e0b97e' },
      { colour: 'white-gold', swatch: '#dedad2' },
    ],
  },
];

/** The name of a look in paths and in the manifest. */
export const lookIdOf = (product: Product, look: Look): string =>
  `${product.id.toLowerCase()}-${look.colour}`;
