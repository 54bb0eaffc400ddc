import { useLoaderData } from 'react-router';
import { OverviewPage } from '../features/mylv/overview/overview-page.tsx';
import { OrderCard } from '../features/orders/order-card.tsx';
import { MylvFrame } from '../shared/mylv/mylv-frame.tsx';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.047] Where a customer's account begins. */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  const [profile, ongoing, offers, sales, clubs] = await Promise.all([
    scope.need('getProfile'),
    scope.need('getOngoingPurchases', { query: { range: '0-0' } }),
    scope.ask('getExclusiveOffers'),
    scope.ask('getExclusiveSales'),
    scope.ask('getClubEligibility'),
  ]);
  return {
    head: privateHead(`${t('mylv_overview')} | ${t('house_full_name')}`),
    profile,
    latest: ongoing.orders[0],
    offers: offers.ok ? offers.body : undefined,
    sales: sales.ok ? sales.body : { exclusiveSales: [], comingSales: [] },
    clubs: clubs.ok ? clubs.body.clubs : [],
  };
});

export default function OverviewRoute() {
  const { profile, latest, offers, sales, clubs } = useLoaderData<typeof loader>();
  return (
    <MylvFrame>
      <OverviewPage
        profile={profile}
        latestOrder={latest && <OrderCard order={latest} />}
        {...{ offers, sales, clubs }}
      />
    </MylvFrame>
  );
}
