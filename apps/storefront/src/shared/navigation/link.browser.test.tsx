import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../test-harness/render-screen.tsx';
import { Link } from './link.tsx';

const HERE = '/eng-us/homepage?lvpass=true&x=1';
const aLink = (props: Omit<Parameters<typeof Link>[0], 'children'>) =>
  renderScreen(<Link {...props}>Alba</Link>, { path: HERE });

/** The attributes of a link, as the server renders it or as the browser takes it over. */
async function attributesOn(side: 'server' | 'browser', props: Omit<Parameters<typeof Link>[0], 'children'>) {
  vi.stubEnv('SSR', side === 'server');
  const screen = await aLink(props);
  const link = screen.getByRole('link', { name: props['aria-label'] ?? 'Alba' });
  const attributes = [...link.element().attributes].map(({ name, value }) => [name, value]);
  await screen.unmount();
  return Object.fromEntries(attributes);
}

describe('a link', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it.each([
    { to: '/products/alba-TH2001', className: 'card' },
    { to: '/eng-us/eyewear/sunglasses?page=2#list' },
    { to: '/fra-fr/homepage', 'aria-label': 'Français' },
    { to: '/cart' },
    { to: '/products/alba-TH2001/TS2002', isChoice: true, 'aria-current': 'true' } as const,
  ])('[R9.006] of the server is the one that the browser takes over: %j', async (props) => {
    const server = await attributesOn('server', props);
    expect(server).toEqual(await attributesOn('browser', props));
    expect(server).toMatchObject({ href: expect.stringMatching(/^\/(eng-us|fra-fr)\/.*lvpass=true/u) });
  });

  it('[R9.006] leads on within the document, with the locale and the kept flags, without the rest of the query', async () => {
    const screen = await aLink({ to: '/products/alba-TH2001' });
    await screen.getByRole('link', { name: 'Alba' }).click();
    await expect.poll(screen.path).toBe('/eng-us/products/alba-TH2001?lvpass=true');
  });
});
