import { aviator } from './archetypes/sunglasses/aviator.ts';
import { AILE, QUAI_SOIR } from './archetypes/sunglasses/evening-shapes.ts';
import { QUAI } from './archetypes/sunglasses/frame-shapes.ts';
import { sunglasses } from './archetypes/sunglasses/sunglasses.ts';
import type { Product } from './product.ts';

/** Sunglasses that came after the first three. */
export const FURTHER_EYEWEAR: readonly Product[] = [
  {
    id: 'AU2004',
    archetype: aviator,
    worn: true,
    looks: [
      { colour: 'gold', swatch: '#e0b97e' },
      { colour: 'silver', swatch: '#c6c6ca' },
      { colour: 'black', swatch: '#101012' },
    ],
  },
  {
    id: 'AU2005',
    archetype: sunglasses(AILE),
    worn: true,
    looks: [
      { colour: 'black', swatch: '#0b0a0a' },
      { colour: 'tortoise', swatch: '#7a3d15' },
      { colour: 'ivory', swatch: '#e2d9c8' },
    ],
  },
  {
    id: 'AU2006',
    archetype: sunglasses(QUAI_SOIR),
    worn: true,
    looks: [
      { colour: 'crystal', swatch: '#e9e4da' },
      { colour: 'night', swatch: '#14213f' },
    ],
  },
  {
    id: 'AU2007',
    archetype: sunglasses(QUAI),
    worn: true,
    looks: [{ colour: 'shallows', swatch: '#8fbcae' }],
  },
];
