import { LOCALES } from '@vitrine/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createServicesClient } from './services-client.ts';
import type { PageScope } from './page-scope.ts';

const NOBODY = (): void => undefined;

/** A page asked for by this visitor, in a shop with these switches. */
async function visit(
  page: 'mylv-wishlist' | 'cart',
  { features = {}, context = {}, status = 200, middleware = [] as readonly string[] } = {},
) {
  const [{ admitVisitor }, { pageSpec }] = await Promise.all([
    import('./admit-visitor.ts'),
    import('@vitrine/contracts'),
  ]);
  const bodies: Readonly<Record<string, unknown>> = {
    getConfigIndex: [{ nodeEnv: 'production', group: 'front', appConfig: 'main' }],
    getConfig: { features },
    getUserContext: context,
  };
  const services = createServicesClient((name) =>
    Promise.resolve({ status: name === 'getUserContext' ? status : 200, body: bodies[name], setCookies: [] }),
  );
  const locale = LOCALES['eng-us'];
  const ask: PageScope['ask'] = (name, ...[options]) =>
    services.call(name, { ...options, locale: locale.code });
  const url = new URL('https://shop.example/eng-us/x?lvpass=true');

  const scope = {
    ask,
    askForVisitor: ask,
    reportError: NOBODY,
    path: '/eng-us/x',
    url,
    locale,
    isPrefixed: true,
  };
  return admitVisitor(scope, { ...pageSpec(page), middleware }).then(
    () => 'admitted',
    (thrown: unknown) =>
      thrown instanceof Response ? thrown.headers.get('location') : thrown instanceof Error && thrown.message,
  );
}

const SIGN_IN = '/eng-us/homepage?redirect_url=%2Feng-us%2Fx&lvpass=true';

describe('a page that is not for everybody', () => {
  // The configuration is cached for a minute.
  beforeEach(() => void vi.resetModules());

  it.each([
    ['[R6.018] lets a customer in', { context: { userIsLogged: true } }, 'admitted'],
    ['[R6.018] leads a guest to the sign-in and back', { context: { userIsLogged: false } }, SIGN_IN],
    ['[R6.018] leads a visitor without a session there', { status: 401 }, SIGN_IN],
    ['is not opened on doubt', { status: 500 }, 'The user context answered 500'],
    [
      '[R9.039] is not found while its switch is off',
      { features: { wishlist: false }, context: { userIsLogged: true } },
      'Page not found: /eng-us/x',
    ],
  ])('%s', async (_case, visitor, outcome) => {
    expect(await visit('mylv-wishlist', visitor)).toBe(outcome);
  });

  it('[R8.016] is not shown where a middleware is named that nobody knows', async () => {
    expect(await visit('cart', { middleware: ['nope'] })).toBe('Unknown route middleware');
    expect(await visit('cart', { middleware: ['session'] })).toBe('admitted');
  });

  it('asks nobody who comes to a page of any session', async () => {
    expect(await visit('cart', { status: 500 })).toBe('admitted');
  });
});
