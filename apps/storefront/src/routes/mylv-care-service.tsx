import { useLoaderData } from 'react-router';
import { RepairsPage } from '../features/care/repairs-page.tsx';
import { MylvFrame } from '../shared/mylv/mylv-frame.tsx';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.052] The repairs of the customer; what a provider's page was answered is known when they come back from it. */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  const { repairs, methods } = await scope.need('getRepairs');
  const { providerOrigins } = scope;
  return {
    head: privateHead(`${t('care_title')} | ${t('house_full_name')}`),
    repairs,
    methods,
    providerOrigins,
  };
});

export default function CareServiceRoute() {
  const { repairs, methods, providerOrigins } = useLoaderData<typeof loader>();
  return (
    <MylvFrame>
      <RepairsPage repairs={repairs} methods={methods} providerOrigins={providerOrigins} />
    </MylvFrame>
  );
}
