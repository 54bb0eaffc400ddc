import { useLoaderData } from 'react-router';
import { RepairForm } from '../features/care/repair-form.tsx';
import { ContentPage } from '../features/editorial/content-page.tsx';
import { loadServiceNavigation } from '../features/help/load-service-navigation.ts';
import { ServiceNavigation } from '../features/help/service-navigation.tsx';
import { loadSeoTags, seoHead } from '../shared/server/page-head.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.019, R7.079] How a piece is repaired, and where it is asked for. */
export const loader = pageLoader(async (scope) => {
  const [content, items, tags] = await Promise.all([
    scope.need('getOnlineRepair'),
    loadServiceNavigation(scope),
    loadSeoTags(scope, { page: 'content', contentId: 'online-repair' }),
  ]);
  return { content, items, head: seoHead(tags) };
});

export default function OnlineRepairRoute() {
  const { content, items } = useLoaderData<typeof loader>();
  return (
    <>
      <ServiceNavigation items={items} current="care-service" />
      <ContentPage content={content} />
      <RepairForm />
    </>
  );
}
