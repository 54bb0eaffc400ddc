import { asksKoreaConsents, ownPath } from '@vitrine/domain';
import { useLoaderData } from 'react-router';
import { ActivationPage } from '../features/identity/activation-page.tsx';
import { LinkNotGood } from '../features/identity/link-not-good.tsx';
import { loadAccountLink } from '../features/identity/load-account-link.ts';
import { RegistrationPage } from '../features/identity/registration-page.tsx';
import { leadCustomerOn } from '../shared/server/admit-visitor.ts';
import { unreferringHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.036] The form for an account; with the token of a mail, the press that confirms it. Opening it changes nothing. */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  const isAsked = asksKoreaConsents(scope.locale);
  const { consents: asked } = isAsked
    ? await scope.need('getConsentTexts', { query: { context: 'registration' } })
    : { consents: [] };
  const { searchParams } = scope.url;
  const token = searchParams.get('token') ?? undefined;
  const goesTo = ownPath(searchParams.get('redirect_url') ?? '');
  if (token === undefined) await leadCustomerOn(scope, goesTo);
  return {
    goesTo,
    head: unreferringHead(`${t('identity_register_title')} | ${t('house_full_name')}`),
    asked,
    opened: token && {
      token,
      link: await loadAccountLink(scope, token, ['activation', 'account-matching']),
    },
  };
});

export default function RegistrationRoute() {
  const { opened, asked, goesTo } = useLoaderData<typeof loader>();
  if (!opened) return <RegistrationPage asked={asked} goesTo={goesTo} />;
  const { link, token } = opened;
  return link === undefined ? (
    <LinkNotGood to="/registration" />
  ) : (
    <ActivationPage link={link} token={token} goesTo={goesTo} />
  );
}
