import { LOCALES, type LocaleCode } from '@vitrine/domain';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { PageProvider } from '../../../shared/page/page.tsx';

/** For tests: what the server sends for a part of a page, with label keys in the place of labels. */
export function renderInPage(children: ReactNode, locale: LocaleCode = 'eng-us'): string {
  const page = {
    locale: LOCALES[locale],
    labels: {
      t: (key: string, values?: object) => (values === undefined ? key : `${key} ${JSON.stringify(values)}`),
      find: () => undefined,
    },
    catalogueUrls: undefined,
    hooks: false,
  };
  const element = <PageProvider page={page}>{children}</PageProvider>;
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: [`/${locale}/checkout/payment`],
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
