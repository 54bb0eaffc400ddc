import type { Audience, PageSpec, UserContextBody } from '@vitrine/contracts';
import { loadAppConfig, switchedOffIn } from './app-config.ts';
import { unmatchedPage } from './page-error.ts';
import type { PageScope } from './page-scope.ts';
import { redirectTo } from './redirect-to.ts';

const UNAUTHORIZED = 401;

type AdmittingScope = Pick<
  PageScope,
  'ask' | 'askForVisitor' | 'reportError' | 'path' | 'url' | 'locale' | 'isPrefixed'
>;

type RouteMiddleware = (scope: AdmittingScope, page: PageSpec) => Promise<void> | void;

/** What may run before a page is loaded, by the names that the registry of pages uses: audiences, and others. */
const ROUTE_MIDDLEWARE: ReadonlyMap<string, RouteMiddleware> = new Map<Audience | 'feature', RouteMiddleware>(
  [
    ['feature', requireFeature],
    ['public', () => undefined],
    ['session', () => undefined],
    ['customer', requireCustomer],
    ['agent', requireAgent],
  ],
);

/**
 * Lets a visitor in to whom the page may be shown. Throws a 404 where the page is to come or switched off, and a 302 to
 * the sign-in, which comes back to this page, where it needs another visitor; the answer holds nothing of anybody's. A
 * name that stands for nothing shows no page [R8.016].
 */
export async function admitVisitor(scope: AdmittingScope, page: PageSpec): Promise<void> {
  if (typeof page.shownBy === 'object') throw unmatchedPage(scope.path);
  for (const name of ['feature', page.audience, ...(page.middleware ?? [])]) {
    const run = ROUTE_MIDDLEWARE.get(name);
    if (run === undefined) throw new Error('Unknown route middleware');
    await run(scope, page);
  }
}

async function requireFeature(scope: AdmittingScope, { feature }: PageSpec): Promise<void> {
  if (feature === undefined) return;
  const config = await loadAppConfig(scope.ask, scope.reportError);
  if (switchedOffIn(scope.locale.code, config).has(feature)) throw unmatchedPage(scope.path);
}

/** [R6.018] A guest signs in first. */
async function requireCustomer(scope: AdmittingScope): Promise<void> {
  if ((await whoAsks(scope))?.userIsLogged !== true) throw signInFirst(scope, '/homepage');
}

async function requireAgent(scope: AdmittingScope): Promise<void> {
  if ((await whoAsks(scope))?.agentIsLogged !== true) throw signInFirst(scope, '/search-sgid');
}

/** Undefined for a visitor without a session. */
async function whoAsks({ askForVisitor }: AdmittingScope): Promise<UserContextBody | undefined> {
  const context = await askForVisitor('getUserContext');
  if (context.ok) return context.body;
  if (context.status === UNAUTHORIZED) return undefined;
  throw new Error(`The user context answered ${context.status}`);
}

function signInFirst(scope: AdmittingScope, signIn: string): Response {
  return redirectTo(scope, `${signIn}?redirect_url=${encodeURIComponent(scope.path)}`);
}
