import type { PageScope } from '../../../shared/server/page-loader.ts';

/** Every visitor who ever had a session has it; a first visitor does not. */
const USID_COOKIE = 'vitrine-usid';
const UNAUTHORIZED = 401;

/**
 * Whether an answer was refused only because the access token is over. The token that renews it never reaches a page, so
 * the browser must do that; a visitor who never had a session has nothing to renew.
 */
export function hasLapsed(
  answer: { readonly ok: boolean; readonly status: number },
  { cookie }: Pick<PageScope, 'cookie'>,
): boolean {
  return !answer.ok && answer.status === UNAUTHORIZED && (cookie ?? '').includes(`${USID_COOKIE}=`);
}
