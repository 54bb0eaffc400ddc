import type { ReactNode } from 'react';

export const MAIN_ID = 'main';

/** The page's main part: where the skip link leads and where the focus goes after a navigation. */
export function MainContent({ children }: { readonly children: ReactNode }) {
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      {children}
    </main>
  );
}
