import { useLoaderData } from 'react-router';
import { SelectionsPage } from '../features/recommendations/selections-page.tsx';
import { MylvFrame } from '../shared/mylv/mylv-frame.tsx';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.065] The selections for the customer, and those that they share. */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  const { shares } = await scope.need('getSelections');
  return { head: privateHead(`${t('mylv_recommendations')} | ${t('house_full_name')}`), shares };
});

export default function RecommendationsRoute() {
  return (
    <MylvFrame>
      <SelectionsPage shares={useLoaderData<typeof loader>().shares} />
    </MylvFrame>
  );
}
