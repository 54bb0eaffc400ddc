import { useLoaderData } from 'react-router';
import { ContentPage } from '../features/editorial/content-page.tsx';
import { loadServiceNavigation } from '../features/help/load-service-navigation.ts';
import { ServiceNavigation } from '../features/help/service-navigation.tsx';
import { loadSeoTags, seoHead } from '../shared/server/page-head.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.014] What the house does for a piece over the years. */
export const loader = pageLoader(async (scope) => {
  const [content, items, tags] = await Promise.all([
    scope.need('getCareService'),
    loadServiceNavigation(scope),
    loadSeoTags(scope, { page: 'content', contentId: 'care-service' }),
  ]);
  return { content, items, head: seoHead(tags) };
});

export default function CareServiceRoute() {
  const { content, items } = useLoaderData<typeof loader>();
  return (
    <>
      <ServiceNavigation items={items} current="care-service" />
      <ContentPage content={content} />
    </>
  );
}
