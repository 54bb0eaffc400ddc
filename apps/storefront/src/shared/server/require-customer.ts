import { redirect } from 'react-router';
import { withKeptFlags } from '../navigation/kept-flags.ts';
import type { PageScope } from './page-loader.ts';

/** Every visitor who ever had a session has it; a first visitor does not. */
const USID_COOKIE = 'vitrine-usid';
const UNAUTHORIZED = 401;

/**
 * [R6.018] Who asks for a page of MyLV: a customer, or somebody whose access token has run out, which only the browser can
 * renew. A guest is sent to the sign-in, which comes back to this page; the answer holds nothing of anybody's.
 */
export async function requireCustomer(scope: PageScope): Promise<'customer' | 'lapsed'> {
  const context = await scope.ask('getUserContext');
  if (context.ok && context.body.userIsLogged) return 'customer';
  if (!context.ok && context.status !== UNAUTHORIZED) {
    throw new Error(`The user context answered ${context.status}`);
  }
  if (!context.ok && (scope.cookie ?? '').includes(`${USID_COOKIE}=`)) return 'lapsed';
  throw signInFirst(scope);
}

/** A 302 to the home page, where the sign-in opens and leads back to the page that was asked for. */
function signInFirst({
  isPrefixed,
  locale,
  path,
  url,
}: Pick<PageScope, 'isPrefixed' | 'locale' | 'path' | 'url'>): Response {
  const home = `${isPrefixed ? `/${locale.code}` : ''}/homepage?redirect_url=${encodeURIComponent(path)}`;
  return redirect(withKeptFlags(home, url.search));
}
