import { type RefObject, useEffect, useRef } from 'react';

/** As wide as the folds lie in a row, over the page; below, they are part of the sheet. */
const WIDE = '(width >= 64rem)';

/**
 * Sheet and folds close as menus do: by the Escape key, folds that lie over the page by a press beside them, and the sheet
 * when the focus goes behind it, where nothing can be seen. Returns the ref of the element around the folds.
 */
export function useClosingFolds(): RefObject<HTMLFieldSetElement | null> {
  const ref = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const sheet = ref.current;
    if (sheet === null) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    document.addEventListener('pointerdown', ({ target }) => closeBeside(sheet, target), { signal });
    sheet.addEventListener('keydown', ({ key }) => void (key === 'Escape' && closeByKey(sheet)), { signal });
    sheet.addEventListener('focusout', ({ relatedTarget }) => closeBehind(sheet, relatedTarget), { signal });
    return () => leaving.abort();
    // The sheet is there whenever there is something to choose: effects of each render are cheap enough.
  });
  return ref;
}

function closeBeside(sheet: HTMLElement, target: EventTarget | null): void {
  if (!matchMedia(WIDE).matches || !(target instanceof Node)) return;
  for (const fold of openFolds(sheet)) fold.open = fold.contains(target);
}

function closeByKey(sheet: HTMLElement): void {
  if (sheet.matches(':popover-open')) {
    sheet.hidePopover();
    return;
  }
  for (const fold of openFolds(sheet)) {
    fold.open = false;
    fold.querySelector('summary')?.focus();
  }
}

function closeBehind(sheet: HTMLElement, next: EventTarget | null): void {
  if (!(next instanceof Node) || sheet.contains(next)) return;
  if (sheet.matches(':popover-open')) sheet.hidePopover();
}

const openFolds = (sheet: HTMLElement): readonly HTMLDetailsElement[] => [
  ...sheet.querySelectorAll<HTMLDetailsElement>('details[open]'),
];
