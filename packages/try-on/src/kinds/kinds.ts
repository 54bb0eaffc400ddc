import type { TryOnType } from '@vitrine/domain/try-on';
import type { Kind } from './kind.ts';
import { EARRINGS } from './earrings/earrings.ts';
import { EYESHADOWS } from './eyeshadows/eyeshadows.ts';
import { LIPSTICKS } from './lipsticks/lipsticks.ts';
import { RINGS } from './rings/rings.ts';
import { SNEAKERS } from './sneakers/sneakers.ts';
import { SUNGLASSES } from './sunglasses/sunglasses.ts';
import { WATCHES } from './watches/watches.ts';

/** The kinds the engine has, by type. A type without one is refused. */
export const KINDS: { readonly [Type in TryOnType]?: Kind<Type> } = {
  earrings: EARRINGS,
  eyeshadows: EYESHADOWS,
  lipsticks: LIPSTICKS,
  sneakers: SNEAKERS,
  sunglasses: SUNGLASSES,
  rings: RINGS,
  watches: WATCHES,
};
