import { useLoaderData } from 'react-router';
import { ClubsPage } from '../features/clubs/clubs-page.tsx';
import { MylvFrame } from '../shared/mylv/mylv-frame.tsx';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R7.149, R7.150] The clubs that are open to the customer, and what each has for its members. */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  const [{ clubs }, offers] = await Promise.all([
    scope.need('getClubEligibility'),
    scope.ask('getExclusiveOffers'),
  ]);
  return {
    head: privateHead(`${t('clubs_title')} | ${t('house_full_name')}`),
    clubs,
    offers: offers.ok ? offers.body.categoryLinksList : [],
  };
});

export default function ClubsRoute() {
  return (
    <MylvFrame>
      <ClubsPage {...useLoaderData<typeof loader>()} />
    </MylvFrame>
  );
}
