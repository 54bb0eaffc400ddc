import { callUrl } from '@vitrine/contracts';
import { ownPath, pageUrl } from '@vitrine/domain';
import { useLoaderData } from 'react-router';
import { AlternativeLoginPage } from '../features/identity/alternative-login-page.tsx';
import { LinkNotGood } from '../features/identity/link-not-good.tsx';
import { loadAccountLink } from '../features/identity/load-account-link.ts';
import { MailLoginPage } from '../features/identity/mail-login-page.tsx';
import { leadCustomerOn } from '../shared/server/admit-visitor.ts';
import { unreferringHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.037] A sign-in by mail: where it is asked for, and where its link leads. Opening it changes nothing. */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  const { searchParams } = scope.url;
  const token = searchParams.get('mail_token') ?? undefined;
  const { code: locale } = scope.locale;
  const goesTo = ownPath(searchParams.get('redirect_url') ?? '');
  if (token === undefined) await leadCustomerOn(scope, goesTo);
  return {
    head: unreferringHead(`${t('identity_mail_login_title')} | ${t('house_full_name')}`),
    goesTo: goesTo ?? pageUrl(locale, 'mylv/overview'),
    opened: token && {
      token,
      action: callUrl('loginByMail', { locale }),
      link: await loadAccountLink(scope, token, ['mail-login']),
    },
  };
});

export default function AlternativeLoginRoute() {
  const { opened, goesTo } = useLoaderData<typeof loader>();
  if (!opened) return <AlternativeLoginPage goesTo={goesTo} />;
  const { link, token, action } = opened;
  return link === undefined ? (
    <LinkNotGood to="/alternative-login" />
  ) : (
    <MailLoginPage email={link.email} action={action} token={token} goesTo={goesTo} />
  );
}
