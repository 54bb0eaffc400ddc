import type { TryOnType } from '@vitrine/domain/try-on';
import { type AnyKind, anyKind } from './kind.ts';
import { EARRINGS } from './earrings/earrings.ts';
import { EYESHADOWS } from './eyeshadows/eyeshadows.ts';
import { LIPSTICKS } from './lipsticks/lipsticks.ts';
import { RINGS } from './rings/rings.ts';
import { SNEAKERS } from './sneakers/sneakers.ts';
import { SUNGLASSES } from './sunglasses/sunglasses.ts';
import { WATCHES } from './watches/watches.ts';

/** The kinds the engine has, by type. A type without one is refused. */
export const KINDS: { readonly [Type in TryOnType]?: AnyKind<Type> } = {
  earrings: anyKind(EARRINGS),
  eyeshadows: anyKind(EYESHADOWS),
  lipsticks: anyKind(LIPSTICKS),
  sneakers: anyKind(SNEAKERS),
  sunglasses: anyKind(SUNGLASSES),
  rings: anyKind(RINGS),
  watches: anyKind(WATCHES),
};
