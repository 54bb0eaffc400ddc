import { useLoaderData } from 'react-router';
import { ExperiencePage } from '../features/experiences/experience-page.tsx';
import { regionName } from '../shared/i18n/region-names.ts';
import { loadSeoTags, seoHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R2.038] One published experience, with where it is booked. */
export const loader = pageLoader(async (scope) => {
  const id = scope.params['experience'] ?? '';
  const experience = await scope.need('getExperience', { params: { id } });
  const tags = await loadSeoTags(scope, { page: 'experience', contentId: id });
  const { title, lead, stores } = experience;
  const service = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: title,
    description: lead,
    url: tags.canonical,
    provider: { '@type': 'Organization', name: serverLabels(scope).t('house_full_name') },
    availableChannel: stores.map(({ name, url }) => ({
      '@type': 'ServiceChannel',
      serviceUrl: new URL(url, tags.canonical).href,
      serviceLocation: { '@type': 'Place', name },
    })),
  };
  const { bcp47 } = scope.locale;
  const countries = [...Map.groupBy(stores, ({ country }) => country)].map(([code, those]) => ({
    name: regionName(code, bcp47),
    stores: those,
  }));
  return { experience, countries, head: seoHead(tags, [service]) };
});

export default function ExperienceRoute() {
  const { experience, countries } = useLoaderData<typeof loader>();
  return <ExperiencePage experience={experience} countries={countries} />;
}
