import { useLoaderData } from 'react-router';
import { WalletPage } from '../features/wallet/wallet-page.tsx';
import { MylvFrame } from '../shared/mylv/mylv-frame.tsx';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.053] The wallet of the customer. */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  const wallet = await scope.need('getWallet');
  return { head: privateHead(`${t('wallet_title')} | ${t('house_full_name')}`), wallet };
});

export default function WalletRoute() {
  return (
    <MylvFrame>
      <WalletPage wallet={useLoaderData<typeof loader>().wallet} />
    </MylvFrame>
  );
}
