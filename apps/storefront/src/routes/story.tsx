import type { ContentBody, SeoTagsBody } from '@vitrine/contracts';
import { useLoaderData } from 'react-router';
import { ContentPage } from '../features/editorial/content-page.tsx';
import { HandedOn } from '../shared/reading/handed-on.tsx';
import { articleJsonLd, breadcrumbJsonLd, pictureAddress } from '../shared/server/json-ld.ts';
import { unmatchedPage } from '../shared/server/page-error.ts';
import { loadSeoTags, seoHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';
import type { PageScope } from '../shared/server/page-scope.ts';

/** [R2.027, R7.072] One story, and three to read after it. */
export const loader = pageLoader(async (scope) => {
  const path = scope.localPath.slice(1);
  const { news } = await scope.need('getNews', {
    params: { urls: path, precision: 'high' },
  });
  const { content, next = [] } = news[0] ?? {};
  if (content === undefined) throw unmatchedPage(scope.path);
  const urls = next.join(',');
  const [after, tags] = await Promise.all([
    next.length === 0 ? undefined : scope.ask('getNews', { params: { urls, precision: 'low' } }),
    loadSeoTags(scope, { page: 'content', contentId: path }),
  ]);
  return {
    content: { ...content, more: after?.ok === true ? after.body.news : [] },
    head: headOf(scope, content, tags),
  };
});

function headOf(scope: PageScope, content: ContentBody, tags: SeoTagsBody) {
  const { canonical } = tags;
  const { title, lead = '', language, picture, trail = [] } = content;
  const media = picture?.media;
  const house = serverLabels(scope).t('house_full_name');
  const jsonLd = [
    articleJsonLd({ title, summary: lead, language, media, house }, scope.locale, canonical),
    breadcrumbJsonLd(
      [...trail.map(({ label, url }) => ({ name: label, url })), { name: title, url: canonical }],
      canonical,
    ),
  ];
  const shared = media && { address: pictureAddress(media, canonical), alt: picture.alt };
  return seoHead(tags, jsonLd, shared);
}

export default function StoryRoute() {
  const { content } = useLoaderData<typeof loader>();
  return <ContentPage content={content} foot={<HandedOn title={content.title} />} />;
}
