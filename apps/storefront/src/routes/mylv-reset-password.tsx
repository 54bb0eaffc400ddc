import { ownPath } from '@vitrine/domain';
import { useLoaderData } from 'react-router';
import { loadAccountLink } from '../features/identity/load-account-link.ts';
import { ResetPasswordPage, type ResetWay } from '../features/identity/reset-password-page.tsx';
import { unreferringHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';
import type { PageScope } from '../shared/server/page-scope.ts';

/** [R2.055] A new password, signed in or not. Opening the link of a mail changes nothing. */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  return {
    head: unreferringHead(`${t('identity_reset_title')} | ${t('house_full_name')}`),
    reset: await wayOf(scope),
    goesTo: ownPath(scope.url.searchParams.get('redirect_url') ?? ''),
  };
});

async function wayOf(scope: PageScope): Promise<ResetWay> {
  const token = scope.url.searchParams.get('token');
  if (token !== null) {
    const link = await loadAccountLink(scope, token, ['password-reset']);
    return link === undefined ? { way: 'ask', isLinkGone: true } : { way: 'link', token, email: link.email };
  }
  const context = await scope.askForVisitor('getUserContext');
  return context.ok && context.body.userIsLogged ? { way: 'signed-in' } : { way: 'ask', isLinkGone: false };
}

export default function ResetPasswordRoute() {
  const { reset, goesTo } = useLoaderData<typeof loader>();
  return <ResetPasswordPage reset={reset} goesTo={goesTo} />;
}
