import { useLoaderData } from 'react-router';
import { AgentDayPage } from '../features/agents/day/agent-day-page.tsx';
import { dayView } from '../features/agents/day/day-view.ts';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R7.186] What an agent's store and desk have to do today; for agents alone. */
export const loader = pageLoader(async (scope) => {
  const labels = serverLabels(scope);
  const day = await scope.need('getAgentDay');
  return {
    head: privateHead(`${labels.t('workday_title')} | ${labels.t('house_full_name')}`),
    day: dayView(day, { locale: scope.locale, labels, now: Date.now() }),
  };
});

export default function AgentDayRoute() {
  return <AgentDayPage day={useLoaderData<typeof loader>().day} />;
}
