import { discoveryBox } from './archetypes/coffret/discovery-box.ts';
import { giftBox } from './archetypes/coffret/gift-box.ts';
import { parure } from './archetypes/coffret/parure.ts';
import type { Product } from './product.ts';

/** What is sold together. */
export const COFFRETS: readonly Product[] = [
  { id: 'AU0901', archetype: giftBox, worn: false, looks: [{ colour: 'rouge', swatch: '#a8182d' }] },
  { id: 'AU0902', archetype: parure, worn: false, looks: [{ colour: 'gold', swatch: '#e0b97e' }] },
  { id: 'AU4203', archetype: discoveryBox, worn: false, looks: [{ colour: 'kit', swatch: '#17493b' }] },
];
