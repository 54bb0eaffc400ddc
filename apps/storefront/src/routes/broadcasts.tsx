import { useLoaderData } from 'react-router';
import { BroadcastsPage } from '../features/editorial/films/broadcasts-page.tsx';
import { loadSeoTags, seoHead } from '../shared/server/page-head.ts';
import { pageLoader } from '../shared/server/page-loader.ts';
import type { PageScope } from '../shared/server/page-scope.ts';

/** [R2.011] The films that the house shows by themselves, in its order; one that is not there is left out. */
export const loader = pageLoader(async (scope) => {
  const [content, tags] = await Promise.all([
    scope.need('getContent', { query: { seoUrl: 'broadcasts' } }),
    loadSeoTags(scope, { page: 'content', contentId: 'broadcasts' }),
  ]);
  const films = await Promise.all((content.films ?? []).map((videoId) => filmOf(scope, videoId)));
  return { content, films: films.flat(), head: seoHead(tags) };
});

async function filmOf(scope: PageScope, videoId: string) {
  const query = { language: scope.locale.language };
  const answer = await scope.ask('getVideo', { params: { videoId }, query });
  if (answer.ok) return [answer.body];
  if (answer.status >= 500) scope.setPartial();
  return [];
}

export default function BroadcastsRoute() {
  const { content, films } = useLoaderData<typeof loader>();
  return <BroadcastsPage content={content} films={films} />;
}
