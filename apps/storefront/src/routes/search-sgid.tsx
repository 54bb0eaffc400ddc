import { ownPath, pageUrl } from '@vitrine/domain';
import { useLoaderData } from 'react-router';
import { SearchSgidPage } from '../features/agents/search-sgid-page.tsx';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.013] Public and without data: what is found comes by a call that an agent's session alone may make. */
export const loader = pageLoader(async (scope) => {
  const { t } = serverLabels(scope);
  const context = await scope.askForVisitor('getUserContext');
  const isAgent = context.ok && context.body.agentIsLogged;
  return {
    head: privateHead(`${t(isAgent ? 'agents_title' : 'agents_sign_in_title')} | ${t('house_full_name')}`),
    isAgent,
    servesClient: context.ok && context.body.userIsLogged,
    goesTo:
      ownPath(scope.url.searchParams.get('redirect_url') ?? '') ?? pageUrl(scope.locale.code, 'search-sgid'),
  };
});

export default function SearchSgidRoute() {
  return <SearchSgidPage {...useLoaderData<typeof loader>()} />;
}
