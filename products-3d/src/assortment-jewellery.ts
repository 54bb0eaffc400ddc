import { bandRing } from './archetypes/jewellery/band-ring.ts';
import { dropEarring } from './archetypes/jewellery/drop-earring.ts';
import { hoopEarring } from './archetypes/jewellery/hoop-earring.ts';
import { paveHoop } from './archetypes/jewellery/pave-hoop.ts';
import { paveRing } from './archetypes/jewellery/pave-ring.ts';
import { riviere } from './archetypes/jewellery/riviere.ts';
import { signetRing } from './archetypes/jewellery/signet-ring.ts';
import { solitaireRing } from './archetypes/jewellery/solitaire-ring.ts';
import { studEarring } from './archetypes/jewellery/stud-earring.ts';
import type { Look, Product } from './product.ts';

const GOLD: Look = { colour: 'gold', swatch: '#e0b97e' };
const WHITE_GOLD: Look = { colour: 'white-gold', swatch: '#dedad2' };

/** Rings and earrings. */
export const JEWELLERY: readonly Product[] = [
  { id: 'AU7001', archetype: bandRing, worn: true, looks: [GOLD, WHITE_GOLD] },
  { id: 'AU7002', archetype: solitaireRing, worn: true, looks: [GOLD, WHITE_GOLD] },
  { id: 'AU7003', archetype: signetRing, worn: true, looks: [GOLD] },
  { id: 'AU7004', archetype: paveRing, worn: true, looks: [GOLD, WHITE_GOLD] },
  { id: 'AU7005', archetype: riviere, worn: false, looks: [WHITE_GOLD] },
  { id: 'AU8001', archetype: hoopEarring, worn: true, looks: [GOLD, WHITE_GOLD] },
  { id: 'AU8002', archetype: studEarring, worn: true, looks: [GOLD, WHITE_GOLD] },
  { id: 'AU8003', archetype: dropEarring, worn: true, looks: [GOLD, WHITE_GOLD] },
  { id: 'AU8004', archetype: paveHoop, worn: true, looks: [GOLD, WHITE_GOLD] },
];
