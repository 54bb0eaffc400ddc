import { useLoaderData } from 'react-router';
import { loadSelection } from '../features/recommendations/load-selection.ts';
import { SelectionPage } from '../features/recommendations/selection-page.tsx';
import { unreferringHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.030] The selection behind a link. Its address opens it, so no other site is told where its reader came from. */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  const selection = await loadSelection(scope, scope.params['id'] ?? '');
  return {
    head: unreferringHead(`${t('recommendations_title')} | ${t('house_full_name')}`),
    selection,
  };
});

export default function RecommendationRoute() {
  const { selection } = useLoaderData<typeof loader>();
  return <SelectionPage key={selection.id} selection={selection} />;
}
