import { useSyncExternalStore } from 'react';

/** [R9.017] */
const THRESHOLD_PX = 40;

/** True once the page is scrolled past the threshold. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(
    (listener) => {
      addEventListener('scroll', listener, { passive: true });
      return () => removeEventListener('scroll', listener);
    },
    () => scrollY > THRESHOLD_PX,
    () => false,
  );
}
