import { useLoaderData } from 'react-router';
import { AgecPage } from '../features/editorial/agec-page.tsx';
import { loadSeoTags, seoHead } from '../shared/server/page-head.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.022] `?sku=` is the reference that was typed, so the page is one visitor's own. */
export const loader = pageLoader(async (scope) => {
  const sku = scope.url.searchParams.get('sku')?.trim().slice(0, 60) ?? '';
  const [search, tags] = await Promise.all([
    scope.need('getAgecSearchPage', { query: { sku } }),
    loadSeoTags(scope, { page: 'content', contentId: 'environmental-characteristics' }),
  ]);
  return { search, asked: sku, head: seoHead(tags) };
});

export default function EnvironmentalCharacteristicsRoute() {
  const { search, asked } = useLoaderData<typeof loader>();
  return <AgecPage search={search} asked={asked} />;
}
