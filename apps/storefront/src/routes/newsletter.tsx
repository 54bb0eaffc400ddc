import { useLoaderData } from 'react-router';
import { NewsletterPage } from '../features/newsletter/newsletter-page.tsx';
import { loadSeoTags, seoHead } from '../shared/server/page-head.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/** [R7.075] The newsletter, for everybody. */
export const loader = pageLoader(async (scope) => {
  const [content, asked, shown, tags] = await Promise.all([
    scope.need('getNewsletterContent'),
    scope.need('getConsentTexts', { query: { context: 'newsletter' } }),
    scope.need('getConsentTexts', { query: { context: 'preferences' } }),
    loadSeoTags(scope, { page: 'content', contentId: 'newsletter' }),
  ]);
  return {
    content,
    asked: asked.consents,
    consent: shown.consents.find(({ type }) => type === 'marketing_email'),
    head: seoHead(tags),
  };
});

export default function NewsletterRoute() {
  const { content, asked, consent } = useLoaderData<typeof loader>();
  return <NewsletterPage content={content} asked={asked} consent={consent} />;
}
