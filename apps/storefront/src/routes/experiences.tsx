import { useLoaderData } from 'react-router';
import { ExperiencesPage } from '../features/experiences/experiences-page.tsx';
import { loadSeoTags, seoHead } from '../shared/server/page-head.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.039] The published experiences. */
export const loader = pageLoader(async (scope) => {
  const [{ experiences }, tags] = await Promise.all([
    scope.need('getExperiences'),
    loadSeoTags(scope, { page: 'experiences' }),
  ]);
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: experiences.map(({ title, url }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: title,
      url: new URL(url, tags.canonical).href,
    })),
  };
  return { experiences, head: seoHead(tags, [list]) };
});

export default function ExperiencesRoute() {
  return <ExperiencesPage experiences={useLoaderData<typeof loader>().experiences} />;
}
