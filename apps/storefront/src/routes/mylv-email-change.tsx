import { useLoaderData } from 'react-router';
import { EmailChangePage } from '../features/identity/email-change-page.tsx';
import { LinkNotGood } from '../features/identity/link-not-good.tsx';
import { loadAccountLink } from '../features/identity/load-account-link.ts';
import { unreferringHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R7.021] The press that gives an account its new address. Opening the link changes nothing. */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  const token = scope.url.searchParams.get('token') ?? '';
  const link = token === '' ? undefined : await loadAccountLink(scope, token, ['email-change']);
  return {
    head: unreferringHead(`${t('identity_email_title')} | ${t('house_full_name')}`),
    opened: link && { token, email: link.email },
  };
});

export default function EmailChangeRoute() {
  const { opened } = useLoaderData<typeof loader>();
  return opened === undefined ? <LinkNotGood to="/mylv/profile" /> : <EmailChangePage {...opened} />;
}
