import { type RefObject, useEffect } from 'react';

/** Shows a part of the page that the address names, once it is there: it came after the page. */
export function useHashTarget(part: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(() => {
    const { current } = part;
    if (isThere && current !== null && location.hash === `#${current.id}`) current.scrollIntoView();
  }, [part, isThere]);
}
