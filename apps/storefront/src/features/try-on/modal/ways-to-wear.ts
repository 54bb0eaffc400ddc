import type { Product } from '@vitrine/contracts';
import type { Experience } from '../engine/experience.ts';
import type { LookChoice } from '../looks/looks-of.ts';
import { settingSku, type TryOnSession, type TryOnSessionEvent } from '../session/session.ts';
import type { WornPieces } from './use-worn-pieces.ts';

interface Wearer {
  readonly session: TryOnSession;
  readonly move: (event: TryOnSessionEvent) => void;
  readonly outfit: Pick<WornPieces, 'pieceOf' | 'canStack' | 'chooseLook'>;
  readonly experience: Experience | undefined;
  readonly product: Product;
  /** The page behind shows the colours of its own product. */
  readonly onWorn: (skuId: string) => void;
}

/** Wears one piece, or a look whole. A picture taken of what was worn before is discarded. */
export function waysToWear(wearer: Wearer) {
  const { session, move, outfit, experience, product, onWorn } = wearer;
  const change = (skuId: string, apply: () => void) => {
    if (session.mode === 'snapshot') experience?.discardPhoto();
    apply();
    if (product.skus.some(({ identifier }) => identifier === skuId)) onWorn(skuId);
  };
  const wear = (skuId: string) => {
    const chosen = settingSku({ skuId, tryOnType: outfit.pieceOf(skuId)?.tryOnType });
    if (chosen.ok) change(skuId, () => move(chosen.value));
    else reportError(new Error(chosen.refusal));
  };
  /** [R2.097] Where nothing can be worn together, a look is its first piece. */
  const wearLook = (choice: LookChoice) =>
    outfit.canStack ? change(choice.skuId, () => outfit.chooseLook(choice)) : wear(choice.skuId);
  return { wear, wearLook };
}
