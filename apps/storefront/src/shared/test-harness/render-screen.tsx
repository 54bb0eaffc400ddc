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
  'eng-in': createLabels('en-IN', eng),
  'ara-ae': createLabels('ar-AE', ara),
};

type TestLocale = keyof typeof LABELS;

/** For component tests: an element with what every page gives, without a router. */
export function aPageAround(element: ReactNode, locale: TestLocale = 'eng-us') {
  const page: Page = {
    locale: LOCALES[locale satisfies LocaleCode],
    labels: LABELS[locale],
    catalogueUrls: undefined,
    hooks: false,
  };
  return <PageProvider page={page}>{element}</PageProvider>;
}

/** For component tests: an element on a page of the shop, with its real labels and a router; every address shows it. */
export async function renderScreen(
  element: ReactNode,
  { locale = 'eng-us', path = `/${locale}/homepage` }: { locale?: TestLocale; path?: string } = {},
): Promise<Screen> {
  let now: Location | undefined;
  function Place() {
    now = useLocation();
    return element;
  }
  const router = createMemoryRouter([{ path: '*', element: <Place /> }], { initialEntries: [path] });
  const screen = await render(aPageAround(<RouterProvider router={router} />, locale));
  return { ...screen, path: () => `${now?.pathname ?? ''}${now?.search ?? ''}` };
}
