import { pageUrl } from '@vitrine/domain';
import { useLoaderData } from 'react-router';
import { AppsPage } from '../features/editorial/apps-page.tsx';
import { loadSeoTags, seoHead } from '../shared/server/page-head.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.001] The house on a telephone, and a code that opens it there. */
export const loader = pageLoader(async (scope) => {
  const [content, tags] = await Promise.all([
    scope.need('getContent', { query: { seoUrl: 'apps' } }),
    loadSeoTags(scope, { page: 'content', contentId: 'apps' }),
  ]);
  const shop = new URL(pageUrl(scope.locale.code, 'homepage'), tags.canonical).href;
  return { content, shop, head: seoHead(tags) };
});

export default function AppsRoute() {
  const { content, shop } = useLoaderData<typeof loader>();
  return <AppsPage content={content} shop={shop} />;
}
