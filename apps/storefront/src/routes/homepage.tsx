import { useLoaderData } from 'react-router';
import { homepageSkuIds } from '../features/editorial/home-skus.ts';
import { HomePage } from '../features/editorial/home-page.tsx';
import { AskedSignIn } from '../features/sign-in/asked-sign-in.tsx';
import { Farewell } from '../features/sign-in/farewell.tsx';
import { loadSkus } from '../shared/server/load-skus.ts';
import { loadSeoTags, seoHead } from '../shared/server/page-head.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.006, R3.037, R6.018] Also where a guest signs in who asked for a page of MyLV. */
export const loader = pageLoader(async (scope) => {
  const [{ componentList }, tags] = await Promise.all([
    scope.need('getHomepage'),
    loadSeoTags(scope, { page: 'homepage' }),
  ]);
  const skus = await loadSkus(scope, homepageSkuIds(componentList));
  return { componentList, skus, head: seoHead(tags) };
});

export default function HomepageRoute() {
  const { componentList, skus } = useLoaderData<typeof loader>();
  return (
    <>
      <HomePage components={componentList} skus={skus} />
      <AskedSignIn />
      <Farewell />
    </>
  );
}
