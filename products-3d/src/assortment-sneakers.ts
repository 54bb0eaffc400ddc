import { sneaker } from './archetypes/sneaker/sneaker.ts';
import type { Product } from './product.ts';

/** The court shoe made to order. */
export const FURTHER_SNEAKERS: readonly Product[] = [
  {
    id: 'AU3004',
    archetype: sneaker,
    worn: true,
    looks: [
      { colour: 'ivory-camel', swatch: '#b5854f' },
      { colour: 'ivory-black', swatch: '#1a191b' },
    ],
  },
];
