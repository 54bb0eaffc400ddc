import { useLoaderData } from 'react-router';
import { HomePage } from '../features/editorial/home-page.tsx';
import { loadSeoTags, seoHead } from '../shared/server/page-head.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.006] */
export const loader = pageLoader('public', async (scope) => {
  const [{ componentList }, tags] = await Promise.all([
    scope.need('getHomepage'),
    loadSeoTags(scope, { page: 'homepage' }),
  ]);
  return { componentList, head: seoHead(tags) };
});

export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }) =>
  loaderData?.head ?? [];

export default function HomepageRoute() {
  const { componentList } = useLoaderData<typeof loader>();
  return <HomePage components={componentList} />;
}
