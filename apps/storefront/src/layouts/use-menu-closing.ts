import { useCallback, useEffect, useRef, useState } from 'react';
import { useNewPage } from '../shared/navigation/use-new-page.ts';
import { useEscape } from '../shared/ui/use-escape.ts';

/**
 * Closes what is open of the menu: the Escape key (the innermost part, and the focus goes back to its button), a press or
 * a focus elsewhere, and a new page. What opens on hover stays closed after that until the pointer comes anew
 * (WCAG 1.4.13): `isHushed`. The elements themselves are the menu's state, because they open before any script is there.
 */
export function useMenuClosing() {
  const nav = useRef<HTMLElement>(null);
  const [isHushed, setIsHushed] = useState(false);
  useEscape(
    true,
    useCallback(() => {
      setIsHushed(true);
      const inner = openParts(nav.current).at(-1);
      inner?.removeAttribute('open');
      inner?.querySelector('summary')?.focus();
    }, []),
  );
  useNewPage(
    useCallback(() => {
      setIsHushed(true);
      for (const part of openParts(nav.current)) part.removeAttribute('open');
    }, []),
  );
  useEffect(() => {
    const element = nav.current;
    const come = () => setIsHushed(false);
    const leave = ({ target }: Event) => closeAround(element, target);
    element?.addEventListener('mouseenter', come);
    document.addEventListener('focusin', leave);
    document.addEventListener('pointerdown', leave);
    return () => {
      element?.removeEventListener('mouseenter', come);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('pointerdown', leave);
    };
  }, []);
  return { nav, isHushed };
}

/** From the outside to the inside. */
const openParts = (nav: HTMLElement | null): readonly HTMLElement[] => [
  ...(nav?.querySelectorAll<HTMLElement>('details[open]') ?? []),
];

/** Closes the parts that have nothing to do with what was pressed or focused. */
function closeAround(nav: HTMLElement | null, target: EventTarget | null): void {
  if (!(target instanceof Node)) return;
  for (const part of openParts(nav)) {
    if (part.parentElement?.contains(target) === false) part.removeAttribute('open');
  }
}
