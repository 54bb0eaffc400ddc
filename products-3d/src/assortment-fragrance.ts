import { fragrance, PLUIE_DAOUT, SIX_HEURES } from './archetypes/fragrance/fragrance.ts';
import type { Product } from './product.ts';

/** One bottle, two scents. */
export const FRAGRANCE: readonly Product[] = [
  {
    id: 'AU4201',
    archetype: fragrance(SIX_HEURES),
    worn: false,
    looks: [{ colour: 'amber', swatch: '#c9822f' }],
  },
  {
    id: 'AU4202',
    archetype: fragrance(PLUIE_DAOUT),
    worn: false,
    looks: [{ colour: 'rain', swatch: '#b9d09c' }],
  },
];
