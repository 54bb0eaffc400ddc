import { type ComponentType, useEffect, useState } from 'react';
import { useIsHydrated } from '../forms/use-is-hydrated.ts';
import { loadLabels } from '../i18n/load-labels.ts';
import { isByAgent, shopper } from '../session/shopper.ts';
import { useStore } from '../session/store.ts';
import type { WishButtonProps } from '../wishlist/wish-button.tsx';
import { useFeature } from './features.ts';

/** [R6.008, R9.042] Wishlists are on, and no agent serves here: agents have none. */
export function useHasWishlist(): boolean {
  const isAgent = useStore(shopper, isByAgent);
  return useFeature('wishlist') && !isAgent;
}

let part: ComponentType<WishButtonProps> | undefined;

async function fetchPart(): Promise<ComponentType<WishButtonProps>> {
  const [{ WishButton }] = await Promise.all([import('../wishlist/wish-button.tsx'), loadLabels('wishlist')]);
  part = WishButton;
  return part;
}

/**
 * The place of a heart. It comes in the browser, after the page: the HTML is the same for everybody, carries nothing
 * that only scripts can press, and costs nothing more. One that cannot be fetched is left out silently.
 */
export function WishSlot(wish: WishButtonProps) {
  const isOn = useHasWishlist();
  const isHydrated = useIsHydrated();
  const [Part, setPart] = useState(() => part);
  useEffect(() => {
    if (!isOn || Part !== undefined) return;
    fetchPart().then(
      (fetched) => setPart(() => fetched),
      () => undefined,
    );
  }, [isOn, Part]);
  // What is hydrated late must be as the HTML is, though the part has come meanwhile.
  return isHydrated && isOn && Part && <Part {...wish} />;
}
