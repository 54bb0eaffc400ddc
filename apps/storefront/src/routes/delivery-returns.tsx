import { useLoaderData } from 'react-router';
import { ContentPage } from '../features/editorial/content-page.tsx';
import { loadSeoTags, seoHead } from '../shared/server/page-head.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.021, R7.084] How parcels come and go back: as it is in the country that was asked for, else in the locale's. */
export const loader = pageLoader(async (scope) => {
  const country = scope.url.searchParams.get('dispatchCountry');
  const query = { dispatchCountry: country ?? scope.locale.country };
  const [content, tags] = await Promise.all([
    scope.need('getDeliveryReturns', { query }),
    loadSeoTags(scope, { page: 'content', contentId: 'delivery-returns' }),
  ]);
  return { content, head: seoHead(tags) };
});

export default function DeliveryReturnsRoute() {
  return <ContentPage content={useLoaderData<typeof loader>().content} />;
}
