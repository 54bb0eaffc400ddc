import { useLoaderData } from 'react-router';
import { ArticlePage } from '../features/magazine/article-page.tsx';
import { articleJsonLd, breadcrumbJsonLd, pictureAddress } from '../shared/server/json-ld.ts';
import { loadSeoTags, seoHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';
import { dayOf, READ_MORE, trailOf } from '../shared/server/magazine-facts.ts';

/** [R2.035, R9.014] */
export const loader = pageLoader(async (scope) => {
  const chunk = scope.params['article'] ?? '';
  const [article, { articles: more }, landing, { categories }, tags] = await Promise.all([
    scope.need('getArticle', { params: { chunk } }),
    scope.need('getMoreArticles', { params: { chunk }, query: { howMany: READ_MORE } }),
    scope.need('getMagazineHomepage'),
    scope.need('getEditorialCategories'),
    loadSeoTags(scope, { page: 'content', contentId: scope.localPath.slice(1) }),
  ]);
  const trail = trailOf(article, landing, categories);
  const { canonical } = tags;
  const jsonLd = [
    articleJsonLd(
      { ...article, section: trail[1]?.name, house: serverLabels(scope).t('house_full_name') },
      scope.locale,
      canonical,
    ),
    breadcrumbJsonLd([...trail, { name: article.title, url: canonical }], canonical),
  ];
  const picture = article.media && { address: pictureAddress(article.media, canonical), alt: article.title };
  const names = Object.fromEntries(categories.map((category) => [category.chunk, category.name]));
  const head = seoHead(tags, jsonLd, picture);
  return { article, day: dayOf(article.publishedOn, scope.locale), trail, more, names, head };
});

export default function MagazineArticleRoute() {
  const { head: _head, ...page } = useLoaderData<typeof loader>();
  return <ArticlePage {...page} />;
}
