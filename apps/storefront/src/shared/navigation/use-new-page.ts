import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Calls `onNewPage` after each navigation within the document that led to another path. */
export function useNewPage(onNewPage: (navigation: { readonly state: unknown }) => void): void {
  const { pathname, state } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    onNewPage({ state });
  }, [pathname, state, onNewPage]);
}
