import type { TryOnSession, TryOnSessionEvent } from '../session/session.ts';
import { useEffect, useRef, useState } from 'react';
import type { Experience } from '../engine/experience.ts';
import { fetchWornProducts } from '../engine/fetch-worn-products.ts';
import type { ComparedSide } from './half-choice.tsx';

interface Compared {
  readonly experience: Experience | undefined;
  readonly session: TryOnSession;
  readonly move: (event: TryOnSessionEvent) => void;
  /** Wears on the left half, which is the whole picture while nothing is compared. */
  readonly wear: (skuId: string) => void;
}

/** [R4.018] Wears on the right half what the session compares with, and applies each choice to the chosen half. */
export function useComparing({ experience, session, move, wear }: Compared) {
  const { compareSkuId, currentSkuId } = session;
  const [chosenSide, setSide] = useState<ComparedSide>('left');
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (!experience || shown.current === compareSkuId) return;
    shown.current = compareSkuId;
    const outfit = compareSkuId === undefined ? undefined : fetchWornProducts([{ skuId: compareSkuId }]);
    void experience.compare(outfit);
  }, [experience, compareSkuId]);

  const side = compareSkuId === undefined ? 'left' : chosenSide;
  return {
    side,
    setSide,
    /** The piece on the half that the next choice is for. */
    chosenSkuId: (side === 'left' ? currentSkuId : compareSkuId) ?? '',
    choose: (skuId: string) => (side === 'left' ? wear(skuId) : move({ type: 'compare-chosen', skuId })),
  };
}
