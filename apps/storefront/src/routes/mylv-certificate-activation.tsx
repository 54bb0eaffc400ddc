import { ActivationPage } from '../features/certificates/activation-page.tsx';
import { MylvFrame } from '../shared/mylv/mylv-frame.tsx';
import { unreferringHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.061] Number and code of a card make the piece the customer's. The code of a card's QR leads here. */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  return { head: unreferringHead(`${t('certificates_activate')} | ${t('house_full_name')}`) };
});

export default function ActivationRoute() {
  return (
    <MylvFrame>
      <ActivationPage />
    </MylvFrame>
  );
}
