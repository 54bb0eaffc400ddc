import { LOCALES, type LocaleCode } from '@vitrine/domain';
import type { ReactNode } from 'react';
import { createMemoryRouter, type Location, RouterProvider, useLocation } from 'react-router';
import { render, type RenderResult } from 'vitest-browser-react';
import ara from '../i18n/labels/ara.json';
import eng from '../i18n/labels/eng.json';
import { createLabels } from '../i18n/labels.ts';
import { type Page, PageProvider } from '../page/page.tsx';
import '../theme/theme.css';

interface Screen extends RenderResult {
  /** Where the shopper is now. */
  readonly path: () => string;
}

const LABELS = {
  'eng-us': createLabels('en-US', eng),
  'eng-e1': createLabels('en-150', eng),
  'ara-ae': createLabels('ar-AE', ara),
};

/** For component tests: an element on a page of the shop, with its real labels and a router; every address shows it. */
export async function renderScreen(
  element: ReactNode,
  { locale = 'eng-us', path = `/${locale}/homepage` }: { locale?: keyof typeof LABELS; path?: string } = {},
): Promise<Screen> {
  const page: Page = {
    locale: LOCALES[locale satisfies LocaleCode],
    labels: LABELS[locale],
    catalogueUrls: undefined,
    hooks: false,
  };
  let now: Location | undefined;
  function Place() {
    now = useLocation();
    return element;
  }
  const router = createMemoryRouter([{ path: '*', element: <Place /> }], { initialEntries: [path] });
  const screen = await render(
    <PageProvider page={page}>
      <RouterProvider router={router} />
    </PageProvider>,
  );
  return { ...screen, path: () => `${now?.pathname ?? ''}${now?.search ?? ''}` };
}
