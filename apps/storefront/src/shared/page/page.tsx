import type { Locale } from '@vitrine/domain';
import { createContext, type ReactNode, use } from 'react';
import type { LabelPart } from '../i18n/label-parts.ts';
import type { Labels } from '../i18n/labels.ts';

/** What stays the same as long as a document lives: a change of locale loads a new one. */
export interface Page {
  readonly locale: Locale;
  readonly labels: Labels;
  /** The scripts with this language's labels; undefined when label keys are shown instead [R2.075]. */
  readonly catalogueUrls: Readonly<Partial<Record<LabelPart, string>>> | undefined;
  /** The test hooks are on: `window.__STORE__` can be read. */
  readonly hooks: boolean;
}

const PageContext = createContext<Page | undefined>(undefined);

export function PageProvider({ page, children }: { readonly page: Page; readonly children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>;
}

export function usePage(): Page {
  const page = use(PageContext);
  if (page === undefined) throw new Error('Rendered outside of PageProvider');
  return page;
}

/** The translate function of this page's language. */
export function useLabels(): Labels['t'] {
  return usePage().labels.t;
}
