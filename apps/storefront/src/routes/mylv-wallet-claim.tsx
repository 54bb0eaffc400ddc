import { useLoaderData } from 'react-router';
import { ClaimPage } from '../features/wallet/claim-page.tsx';
import { MylvFrame } from '../shared/mylv/mylv-frame.tsx';
import { unreferringHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.054] Where the card of a piece leads: its code stands in the form, and is not used by that. */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  return {
    head: unreferringHead(`${t('wallet_claim')} | ${t('house_full_name')}`),
    code: scope.url.searchParams.get('token') ?? '',
  };
});

export default function WalletClaimRoute() {
  return (
    <MylvFrame>
      <ClaimPage code={useLoaderData<typeof loader>().code} />
    </MylvFrame>
  );
}
