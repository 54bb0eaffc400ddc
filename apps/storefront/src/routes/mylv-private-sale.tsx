import { useLoaderData } from 'react-router';
import { SalePage } from '../features/sales/sale-page.tsx';
import { MylvFrame } from '../shared/mylv/mylv-frame.tsx';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R7.030, R7.082, R4.042] A private sale to who is invited to it, and the queue before it. */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  const sale = await scope.need('getPrivateSale', { params: { saleId: scope.params['id'] ?? '' } });
  const about =
    sale.edito === undefined
      ? undefined
      : await scope.ask('getExclusiveServiceEdito', { params: { id: sale.edito } });
  const title = sale.place?.state === 'inside' ? t('sales_your_turn') : sale.title;
  return {
    head: privateHead(`${title} | ${t('house_full_name')}`),
    sale,
    about: about?.ok === true ? about.body : undefined,
  };
});

export default function PrivateSaleRoute() {
  const { sale, about } = useLoaderData<typeof loader>();
  return (
    <MylvFrame>
      <SalePage key={sale.saleId} {...{ sale, about }} />
    </MylvFrame>
  );
}
