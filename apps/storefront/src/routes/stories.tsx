import { useLoaderData } from 'react-router';
import { ContentPage } from '../features/editorial/content-page.tsx';
import { FromMagazine } from '../features/magazine/from-magazine.tsx';
import { loadSeoTags, seoHead } from '../shared/server/page-head.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.027] Every story, and the newest of the magazine below them. */
export const loader = pageLoader(async (scope) => {
  const [content, newest, tags] = await Promise.all([
    scope.need('getContentById', { params: { id: 'stories' } }),
    scope.ask('getEditorialArticles', { query: { range: '0-2' } }),
    loadSeoTags(scope, { page: 'content', contentId: 'stories' }),
  ]);
  return { content, articles: newest.ok ? newest.body.articles : [], head: seoHead(tags) };
});

export default function StoriesRoute() {
  const { content, articles } = useLoaderData<typeof loader>();
  return (
    <>
      <ContentPage content={content} />
      <FromMagazine articles={articles} />
    </>
  );
}
