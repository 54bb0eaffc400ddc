import type { PageSpec, UserContextBody } from '@vitrine/contracts';
import { loadAppConfig, switchedOffIn } from './app-config.ts';
import { unmatchedPage } from './page-error.ts';
import type { PageScope } from './page-scope.ts';
import { redirectTo } from './redirect-to.ts';

const UNAUTHORIZED = 401;

type AdmittingScope = Pick<
  PageScope,
  'ask' | 'askForVisitor' | 'reportError' | 'path' | 'url' | 'locale' | 'isPrefixed'
>;

/**
 * Lets a visitor in to whom the page may be shown. Throws a 404 where the page is to come or switched off, and a 302 to
 * the sign-in, which comes back to this page, where it needs another visitor; the answer holds nothing of anybody's.
 */
export async function admitVisitor(scope: AdmittingScope, page: PageSpec): Promise<void> {
  if (typeof page.shownBy === 'object') throw unmatchedPage(scope.path);
  if (page.feature !== undefined) {
    const config = await loadAppConfig(scope.ask, scope.reportError);
    if (switchedOffIn(scope.locale.code, config).has(page.feature)) throw unmatchedPage(scope.path);
  }
  if (page.audience === 'customer') await requireCustomer(scope);
  if (page.audience === 'agent') await requireAgent(scope);
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
