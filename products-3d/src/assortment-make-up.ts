import { DUO, eyeshadow, MONO, PEARLY_MONO, QUAD } from './archetypes/eyeshadow/eyeshadow.ts';
import { DUOS, MONOS, PEARLY_MONOS, QUADS } from './archetypes/eyeshadow/palettes.ts';
import { lipGloss } from './archetypes/gloss/gloss.ts';
import { GLOSS_SHADES, MAT_SHADES, REFILL_SHADES, SATIN_SHADES } from './archetypes/lip-shades.ts';
import { lipstick } from './archetypes/lipstick/lipstick.ts';
import { lipstickRefill } from './archetypes/lipstick/refill.ts';
import type { Product } from './product.ts';

const satin = lipstick({ finish: 'satin', lacquer: 'black', shades: SATIN_SHADES });
const mat = lipstick({ finish: 'mat', lacquer: 'green', shades: MAT_SHADES });

/** Lipsticks and palettes: looked at, and worn as colour only, so no light model goes with them. */
export const MAKE_UP: readonly Product[] = [
  { id: 'AU4001', archetype: satin, worn: false, looks: SATIN_SHADES },
  { id: 'AU4002', archetype: mat, worn: false, looks: MAT_SHADES },
  { id: 'AU4003', archetype: lipGloss(GLOSS_SHADES), worn: false, looks: GLOSS_SHADES },
  { id: 'AU4004', archetype: lipstickRefill(REFILL_SHADES), worn: false, looks: REFILL_SHADES },
  { id: 'AU4101', archetype: eyeshadow(MONO, MONOS), worn: false, looks: MONOS },
  { id: 'AU4102', archetype: eyeshadow(DUO, DUOS), worn: false, looks: DUOS },
  { id: 'AU4103', archetype: eyeshadow(QUAD, QUADS), worn: false, looks: QUADS },
  { id: 'AU4104', archetype: eyeshadow(PEARLY_MONO, PEARLY_MONOS), worn: false, looks: PEARLY_MONOS },
];
