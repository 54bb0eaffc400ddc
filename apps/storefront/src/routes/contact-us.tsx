import { useLoaderData } from 'react-router';
import { ContentPage } from '../features/editorial/content-page.tsx';
import { ContactWays } from '../features/help/contact-ways.tsx';
import { loadServiceNavigation } from '../features/help/load-service-navigation.ts';
import { ServiceNavigation } from '../features/help/service-navigation.tsx';
import { loadSeoTags, seoHead } from '../shared/server/page-head.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.012, R7.077] The ways to reach the house. */
export const loader = pageLoader(async (scope) => {
  const [content, items, tags] = await Promise.all([
    scope.need('getContactUs'),
    loadServiceNavigation(scope),
    loadSeoTags(scope, { page: 'content', contentId: 'contact-us' }),
  ]);
  return { content, items, head: seoHead(tags) };
});

export default function ContactUsRoute() {
  const { content, items } = useLoaderData<typeof loader>();
  return (
    <>
      <ServiceNavigation items={items} current="contact-us" />
      <ContentPage content={content} beneathHead={<ContactWays />} />
    </>
  );
}
