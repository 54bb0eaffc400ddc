import { useCallback, useLayoutEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { MAIN_ID } from '../ui/main-content.tsx';
import { CHOICE_STATE } from './choice-state.ts';
import { enterPage } from './page-transition.ts';
import { useNewPage } from './use-new-page.ts';

/**
 * After a navigation within the document: says the new page's title to screen readers and moves the focus to its main
 * part, as a page load would have done. A change of the query or of a choice on the page says nothing. Ends the page
 * transition too.
 */
export function RouteAnnouncer() {
  const region = useRef<HTMLParagraphElement>(null);
  const announce = useCallback(({ state }: { readonly state: unknown }) => {
    if (state === CHOICE_STATE) return;
    if (region.current !== null) region.current.textContent = document.title;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, []);
  useNewPage(announce);
  const { state } = useNavigation();
  // Before the paint, so that the next page's first frame is its own.
  useLayoutEffect(() => {
    if (state === 'idle') enterPage();
  }, [state]);
  return <p ref={region} className="visually-hidden" aria-live="polite" />;
}
