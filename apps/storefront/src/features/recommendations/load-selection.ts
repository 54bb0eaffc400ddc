import type { SelectionBody } from '@vitrine/contracts';
import { ACCESS_COOKIE_NAME, REFRESH_COOKIE_NAME, selectionCall } from '@vitrine/domain';
import type { PageScope } from '../../shared/server/page-scope.ts';

const HOLDS_TOKEN = new RegExp(
  `(?:^|; )(?:__Host-)?(?:${ACCESS_COOKIE_NAME}|${REFRESH_COOKIE_NAME})=[^;]`,
  'u',
);

/**
 * [R6.005] The selection of a link, as its reader sees it: as themselves where they hold a token, else as everybody. A token
 * that is no longer good opens what is public all the same.
 */
export async function loadSelection(
  scope: Pick<PageScope, 'ask' | 'need' | 'cookie'>,
  id: string,
): Promise<SelectionBody> {
  const request = { params: { id } };
  const call = selectionCall({ holdsToken: HOLDS_TOKEN.test(scope.cookie ?? '') });
  if (call === 'getSelection') {
    const own = await scope.ask(call, request);
    if (own.ok) return own.body;
  }
  return scope.need('getPublicSelection', request);
}
