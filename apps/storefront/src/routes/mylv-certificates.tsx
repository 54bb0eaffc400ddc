import { useLoaderData } from 'react-router';
import { CertificatesPage } from '../features/certificates/certificates-page.tsx';
import { MylvFrame } from '../shared/mylv/mylv-frame.tsx';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.058] The certificates of the customer's own pieces. */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  const { products } = await scope.need('getCertifiedProducts');
  return { head: privateHead(`${t('certificates_title')} | ${t('house_full_name')}`), products };
});

export default function CertificatesRoute() {
  return (
    <MylvFrame>
      <CertificatesPage products={useLoaderData<typeof loader>().products} />
    </MylvFrame>
  );
}
