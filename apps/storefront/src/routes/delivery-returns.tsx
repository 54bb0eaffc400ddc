import { useLoaderData } from 'react-router';
import { ContentPage } from '../features/editorial/content-page.tsx';
import { loadServiceNavigation } from '../features/help/load-service-navigation.ts';
import { ServiceNavigation } from '../features/help/service-navigation.tsx';
import { loadSeoTags, seoHead } from '../shared/server/page-head.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.021, R7.084] How parcels come and go back: as it is in the country that was asked for, else in the locale's. */
export const loader = pageLoader(async (scope) => {
  const country = scope.url.searchParams.get('dispatchCountry');
  const query = { dispatchCountry: country ?? scope.locale.country };
  const [content, items, tags] = await Promise.all([
    scope.need('getDeliveryReturns', { query }),
    loadServiceNavigation(scope),
    loadSeoTags(scope, { page: 'content', contentId: 'delivery-returns' }),
  ]);
  return { content, items, head: seoHead(tags) };
});

export default function DeliveryReturnsRoute() {
  const { content, items } = useLoaderData<typeof loader>();
  return (
    <>
      <ServiceNavigation items={items} current="delivery-returns" />
      <ContentPage content={content} />
    </>
  );
}
