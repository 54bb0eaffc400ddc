import { useLoaderData } from 'react-router';
import { RepairForm } from '../features/care/repair-form.tsx';
import { ContentPage } from '../features/editorial/content-page.tsx';
import { loadSeoTags, seoHead } from '../shared/server/page-head.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.019, R7.079] How a piece is repaired, and where it is asked for. */
export const loader = pageLoader(async (scope) => {
  const [content, tags] = await Promise.all([
    scope.need('getOnlineRepair'),
    loadSeoTags(scope, { page: 'content', contentId: 'online-repair' }),
  ]);
  return { content, head: seoHead(tags) };
});

export default function OnlineRepairRoute() {
  return (
    <>
      <ContentPage content={useLoaderData<typeof loader>().content} />
      <RepairForm />
    </>
  );
}
