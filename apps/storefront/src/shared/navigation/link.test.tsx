import { LOCALES } from '@vitrine/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageProvider } from '../page/page.tsx';
import { Link } from './link.tsx';

const PAGE = {
  locale: LOCALES['eng-us'],
  labels: { t: (key: string) => key, find: () => undefined },
  catalogueUrls: undefined,
  hooks: false,
};

/** The attributes and the text of a link, as the server sends it or as the browser takes it over. */
function rendered(side: 'server' | 'browser', props: Omit<Parameters<typeof Link>[0], 'children'>) {
  vi.stubEnv('SSR', side === 'server');
  const element = (
    <PageProvider page={PAGE}>
      <Link {...props}>Rive</Link>
    </PageProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: ['/eng-us/homepage?lvpass=true&x=1'],
  });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  const [, attributes = '', text] = /^<a ([^>]*)>(.*)<\/a>$/u.exec(html) ?? [];
  return { attributes: (attributes.match(/[\w-]+="[^"]*"/gu) ?? []).toSorted(), text };
}

describe('a link', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it.each([
    { to: '/products/rive-AU2001', className: 'card' },
    { to: '/eng-us/eyewear/sunglasses?page=2#list' },
    { to: '/fra-fr/homepage', 'aria-label': 'Français' },
    { to: '/cart' },
    { to: '/products/rive-AU2001/QS2002', isChoice: true, 'aria-current': 'true' } as const,
  ])('[R9.006] of the server is the one that the browser takes over: %j', (props) => {
    const server = rendered('server', props);
    expect(server).toEqual(rendered('browser', props));
    expect(server.attributes.join(' ')).toMatch(/href="\/(eng-us|fra-fr)\/[^"]*lvpass=true/u);
  });
});
