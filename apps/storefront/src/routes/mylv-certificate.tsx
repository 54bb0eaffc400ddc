import { callUrl } from '@vitrine/contracts';
import { useLoaderData } from 'react-router';
import { CertificatePage } from '../features/certificates/certificate-page.tsx';
import { MylvFrame } from '../shared/mylv/mylv-frame.tsx';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.059] A certificate of the customer; another's is not found, as one that does not exist. */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  const number = scope.params['id'] ?? '';
  const certificate = await scope.need('getCertificate', { params: { number } });
  const [written, ...materials] = await Promise.all([
    scope.ask('getCertificateContents', { body: { products: [certificate.serialNumber] } }),
    ...certificate.materialIds.map((id) => scope.ask('getMaterial', { params: { id } })),
  ]);
  const title = certificate.sku?.name ?? t('certificates_piece');
  return {
    head: privateHead(`${title} | ${t('house_full_name')}`),
    certificate,
    materials: materials.flatMap((answer) => (answer.ok ? [answer.body] : [])),
    content: written.ok ? written.body.contents[0] : undefined,
    paperUrl: callUrl('getCertificatePaper', { locale: scope.locale.code, params: { number } }),
  };
});

export default function CertificateRoute() {
  const { certificate, materials, content, paperUrl } = useLoaderData<typeof loader>();
  return (
    <MylvFrame>
      <CertificatePage
        certificate={certificate}
        materials={materials}
        content={content}
        paperUrl={paperUrl}
      />
    </MylvFrame>
  );
}
