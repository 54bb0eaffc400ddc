import { useLoaderData } from 'react-router';
import { ProfilePage } from '../features/mylv/profile/profile-page.tsx';
import { loadAddressRules, loadTelCodes } from '../shared/address/load-address-rules.ts';
import { MylvFrame } from '../shared/mylv/mylv-frame.tsx';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.046] What a customer has said of themselves. */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  const { code, country } = scope.locale;
  const [profile, book, cards, rules, telCodes] = await Promise.all([
    scope.need('getProfile'),
    scope.need('getAddressBook', { query: { locale: code } }),
    scope.ask('getCreditCards'),
    loadAddressRules(scope, country),
    loadTelCodes(scope),
  ]);
  return {
    head: privateHead(`${t('mylv_profile')} | ${t('house_full_name')}`),
    profile,
    addresses: book.addresses,
    // An agent who acts for the customer reads none.
    cards: cards.ok ? cards.body.creditCards : undefined,
    rules,
    telCodes,
  };
});

export default function ProfileRoute() {
  const { profile, addresses, cards, rules, telCodes } = useLoaderData<typeof loader>();
  return (
    <MylvFrame>
      <ProfilePage {...{ profile, addresses, cards, rules, telCodes }} />
    </MylvFrame>
  );
}
