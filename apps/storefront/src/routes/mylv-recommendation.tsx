import { useLoaderData } from 'react-router';
import { SelectionPage } from '../features/recommendations/selection-page.tsx';
import { MylvFrame } from '../shared/mylv/mylv-frame.tsx';
import { pageNotFound } from '../shared/server/page-error.ts';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.066] A selection for the customer, or their own. Another's is not found, though its link may be public. */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  const selection = await scope.need('getSelection', { params: { id: scope.params['id'] ?? '' } });
  const { adviser, isOwn } = selection.sharing;
  if (adviser === undefined && !isOwn) throw pageNotFound(scope.path);
  return {
    head: privateHead(`${t('recommendations_title')} | ${t('house_full_name')}`),
    selection,
  };
});

export default function MylvRecommendationRoute() {
  const { selection } = useLoaderData<typeof loader>();
  return (
    <MylvFrame>
      <SelectionPage key={selection.id} selection={selection} />
    </MylvFrame>
  );
}
