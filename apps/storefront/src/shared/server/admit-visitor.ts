import { redirect } from 'react-router';
import type { Audience, PageSpec, UserContextBody } from '@vitrine/contracts';
import { splitPagePath } from '../navigation/page-path.ts';
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
 * Lets a visitor in to whom the page may be shown. Throws a 404 where the page is switched off, and a 302 to
 * the sign-in, which comes back to this page, where it needs another visitor; the answer holds nothing of anybody's. A
 * name that stands for nothing shows no page [R8.016].
 */
export async function admitVisitor(scope: AdmittingScope, page: PageSpec): Promise<void> {
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

/** [R6.018] A guest signs in first, and comes back to the page: a customer's, or one that links open and that has none. */
export async function requireCustomer(
  scope: AdmittingScope,
  page: Pick<PageSpec, 'query' | 'isOwners'> = {},
): Promise<void> {
  const visitor = await whoAsks(scope);
  if (visitor?.userIsLogged !== true) throw signInFirst(scope, page, '/homepage');
  if (page.isOwners && visitor.agentIsLogged) throw redirectTo(scope, '/mylv/overview');
}

/** Who is signed in has no use for a page that leads into an account: the one that waits follows, or the account. */
export async function leadCustomerOn(scope: AdmittingScope, goesTo = '/mylv/overview'): Promise<void> {
  if ((await whoAsks(scope))?.userIsLogged !== true) return;
  const { locale } = splitPagePath(goesTo);
  throw locale === undefined ? redirectTo(scope, goesTo) : redirect(goesTo);
}

async function requireAgent(scope: AdmittingScope, page: Pick<PageSpec, 'query'>): Promise<void> {
  if ((await whoAsks(scope))?.agentIsLogged !== true) throw signInFirst(scope, page, '/search-sgid');
}

/** Undefined for a visitor without a session. */
async function whoAsks({ askForVisitor }: AdmittingScope): Promise<UserContextBody | undefined> {
  const context = await askForVisitor('getUserContext');
  if (context.ok) return context.body;
  if (context.status === UNAUTHORIZED) return undefined;
  throw new Error(`The user context answered ${context.status}`);
}

/** What the page reads of its address comes back with it, such as the token of a link. */
function signInFirst(
  scope: AdmittingScope,
  { query = {} }: Pick<PageSpec, 'query'>,
  signIn: string,
): Response {
  const read = Object.keys(query).flatMap((name) => {
    const value = scope.url.searchParams.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const back =
    read.length === 0
      ? scope.path
      : `${scope.path}?${new URLSearchParams(Object.fromEntries(read)).toString()}`;
  return redirectTo(scope, `${signIn}?redirect_url=${encodeURIComponent(back)}`);
}
