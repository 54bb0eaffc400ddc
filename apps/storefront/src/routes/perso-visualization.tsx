import { useLoaderData } from 'react-router';
import { VisualizationPage } from '../features/personalisation/visualization-page.tsx';
import { pageNotFound } from '../shared/server/page-error.ts';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.024] A saved design; without its id there is nothing to see. */
export const loader = pageLoader(async (scope) => {
  const configId = scope.url.searchParams.get('configId');
  const answer = configId === null ? undefined : await scope.ask('getDesign', { params: { configId } });
  if (answer?.ok !== true) throw pageNotFound(scope.path);
  const { t } = serverLabels(scope);
  const title = t('perso_view_title', { name: answer.body.name });
  return { saved: answer.body, head: privateHead(`${title} | ${t('house_full_name')}`) };
});

export default function PersoVisualizationRoute() {
  return <VisualizationPage saved={useLoaderData<typeof loader>().saved} />;
}
