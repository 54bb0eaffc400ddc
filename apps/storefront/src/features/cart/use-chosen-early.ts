import { type RefObject, useEffect, useRef } from 'react';

/**
 * [R8.010] Hears what was chosen in a select that the server rendered, before the page's scripts took it over: React
 * leaves such a choice on screen and tells nobody. The select must keep browsers from restoring older choices
 * (`autoComplete="off"`).
 */
export function useChosenEarly(
  shown: number,
  choose: (value: number) => void,
): RefObject<HTMLSelectElement | null> {
  const select = useRef<HTMLSelectElement>(null);
  const isHeard = useRef(false);
  useEffect(() => {
    if (isHeard.current) return;
    isHeard.current = true;
    const chosen = Number(select.current?.value ?? shown);
    if (chosen !== shown) choose(chosen);
  });
  return select;
}
