import { useEffect, useRef } from 'react';
import type { Experience } from './experience.ts';
import { fetchWornProducts } from './fetch-worn-products.ts';
import type { PieceRequest } from './worn-product.ts';

/** Wears what the session asks for: from the moment the camera may be requested, and at every change. */
export function useWearing(
  experience: Experience | undefined,
  mayStart: boolean,
  requests: readonly PieceRequest[],
): void {
  const requested = JSON.stringify(requests);
  const wornNow = useRef<string>(undefined);
  useEffect(() => {
    const isStarted = wornNow.current !== undefined;
    if (!experience || wornNow.current === requested || !(isStarted || mayStart)) return;
    wornNow.current = requested;
    const outfit = fetchWornProducts(requests);
    void (isStarted ? experience.wear(outfit) : experience.start(outfit));
    // `requested` stands for the list, which is made anew each time.
  }, [experience, mayStart, requested, requests]);
}
