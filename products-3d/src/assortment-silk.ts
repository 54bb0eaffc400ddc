import { courtyardSquare, marketSquare, ribbon } from './archetypes/silk/silk.ts';
import type { Look, Product } from './product.ts';

const GREEN: Look = { colour: 'green', swatch: '#17493b' };
const BORDEAUX: Look = { colour: 'bordeaux', swatch: '#5a1a22' };

/** Printed squares and a ribbon. */
export const SILK: readonly Product[] = [
  {
    id: 'AU9001',
    archetype: courtyardSquare,
    worn: false,
    looks: [GREEN, BORDEAUX, { colour: 'ivory', swatch: '#f0e7d5' }],
  },
  {
    id: 'AU9002',
    archetype: marketSquare,
    worn: false,
    looks: [
      { colour: 'navy', swatch: '#1d2c52' },
      { colour: 'coral', swatch: '#e2654c' },
    ],
  },
  { id: 'AU9003', archetype: ribbon, worn: false, looks: [GREEN, BORDEAUX] },
];
