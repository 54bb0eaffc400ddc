import { useSyncExternalStore } from 'react';

/**
 * False in the server's HTML and until the page is alive. A form that is sent before would leave the page by the
 * browser's own means, so its button waits for this.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
