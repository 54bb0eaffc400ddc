import { bag } from './archetypes/bag/bag.ts';
import { cardCase } from './archetypes/card-case/card-case.ts';
import { sneaker } from './archetypes/sneaker/sneaker.ts';
import { PONT, QUAI, RIVE } from './archetypes/sunglasses/frame-shapes.ts';
import { sunglasses } from './archetypes/sunglasses/sunglasses.ts';
import { watch } from './archetypes/watch/watch.ts';
import { COFFRETS } from './assortment-coffrets.ts';
import { FURTHER_EYEWEAR } from './assortment-eyewear.ts';
import { FRAGRANCE } from './assortment-fragrance.ts';
import { JEWELLERY } from './assortment-jewellery.ts';
import { BELTS, SMALL_LEATHER, SOFT_BAGS } from './assortment-leather.ts';
import { MAKE_UP } from './assortment-make-up.ts';
import { SILK } from './assortment-silk.ts';
import { FURTHER_SNEAKERS } from './assortment-sneakers.ts';
import { FURTHER_WATCHES } from './assortment-watches.ts';
import type { Look, Product } from './product.ts';

export type { Look, Product } from './product.ts';

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
  ...FURTHER_WATCHES,
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
  ...FURTHER_EYEWEAR,
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
  ...FURTHER_SNEAKERS,
  ...MAKE_UP,
  ...FRAGRANCE,
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
  ...SOFT_BAGS,
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
  ...SMALL_LEATHER,
  ...BELTS,
  ...JEWELLERY,
  ...COFFRETS,
  ...SILK,
];

/** The name of a look in paths and in the manifest. */
export const lookIdOf = (product: Product, look: Look): string =>
  `${product.id.toLowerCase()}-${look.colour}`;
