import { useLoaderData } from 'react-router';
import { EmailUsPage } from '../features/help/email-us-page.tsx';
import { loadServiceNavigation } from '../features/help/load-service-navigation.ts';
import { ServiceNavigation } from '../features/help/service-navigation.tsx';
import { loadSeoTags, seoHead } from '../shared/server/page-head.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.007] The page where one writes to the client service. */
export const loader = pageLoader(async (scope) => {
  const [items, tags] = await Promise.all([
    loadServiceNavigation(scope),
    loadSeoTags(scope, { page: 'email-us' }),
  ]);
  return { items, head: seoHead(tags) };
});

export default function EmailUsRoute() {
  return (
    <>
      <ServiceNavigation items={useLoaderData<typeof loader>().items} current="email-us" />
      <EmailUsPage />
    </>
  );
}
