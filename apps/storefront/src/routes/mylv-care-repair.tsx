import { useLoaderData } from 'react-router';
import { RepairPage } from '../features/care/repair-page.tsx';
import { MylvFrame } from '../shared/mylv/mylv-frame.tsx';
import { pageNotFound } from '../shared/server/page-error.ts';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.052] A repair of the customer; another's is not found, as one that does not exist. */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  const { repairs, methods } = await scope.need('getRepairs');
  const repair = repairs.find(({ id }) => id === scope.params['id']);
  if (repair === undefined) throw pageNotFound(scope.path);
  const { providerOrigins } = scope;
  const title = t('care_page_title', { number: repair.number });
  return { head: privateHead(`${title} | ${t('house_full_name')}`), repair, methods, providerOrigins };
});

export default function CareRepairRoute() {
  const { repair, methods, providerOrigins } = useLoaderData<typeof loader>();
  return (
    <MylvFrame>
      <RepairPage repair={repair} methods={methods} providerOrigins={providerOrigins} />
    </MylvFrame>
  );
}
