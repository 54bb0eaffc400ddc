import { useLoaderData } from 'react-router';
import { ComposePage } from '../features/recommendations/compose-page.tsx';
import { requireCustomer } from '../shared/server/admit-visitor.ts';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R7.142] Where an agent, or a customer, puts pieces together; everybody else signs in first. */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  const context = await scope.askForVisitor('getUserContext');
  const isAgent = context.ok && context.body.agentIsLogged;
  if (!isAgent) await requireCustomer(scope);
  return {
    head: privateHead(`${t('recommendations_compose_title')} | ${t('house_full_name')}`),
    isAgent,
    servesClient: isAgent && context.body.userIsLogged,
  };
});

export default function ComposeSelectionRoute() {
  return <ComposePage {...useLoaderData<typeof loader>()} />;
}
