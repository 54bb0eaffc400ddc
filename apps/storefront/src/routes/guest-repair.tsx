import { REPAIR_LINK_HEADER } from '@vitrine/contracts';
import { useLoaderData } from 'react-router';
import { RepairPage } from '../features/care/repair-page.tsx';
import { unreferringHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.052] The repair that a signed link opens, without an account; a wrong or old link is not found. */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  const linkToken = scope.url.searchParams.get('token') ?? '';
  const { repair, methods } = await scope.need('getLinkedRepair', {
    headers: { [REPAIR_LINK_HEADER]: linkToken },
  });
  const { providerOrigins } = scope;
  const title = t('care_page_title', { number: repair.number });
  return {
    head: unreferringHead(`${title} | ${t('house_full_name')}`),
    repair,
    methods,
    providerOrigins,
    linkToken,
  };
});

export default function GuestRepairRoute() {
  const { repair, methods, providerOrigins, linkToken } = useLoaderData<typeof loader>();
  return (
    <RepairPage repair={repair} methods={methods} providerOrigins={providerOrigins} linkToken={linkToken} />
  );
}
