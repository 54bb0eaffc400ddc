import type { KnowledgeArticle, KnowledgeTheme } from '@vitrine/contracts';
import { KEYWORD_MAX_LENGTH, pageUrl } from '@vitrine/domain';
import { useLoaderData } from 'react-router';
import { FaqArticlePage } from '../features/faq/faq-article-page.tsx';
import { FaqPage } from '../features/faq/faq-page.tsx';
import { FaqThemePage } from '../features/faq/faq-theme-page.tsx';
import { loadServiceNavigation } from '../features/help/load-service-navigation.ts';
import { ServiceNavigation } from '../features/help/service-navigation.tsx';
import { breadcrumbJsonLd, faqJsonLd } from '../shared/server/json-ld.ts';
import { movedTo } from '../shared/server/moved-to.ts';
import { pageNotFound } from '../shared/server/page-error.ts';
import { loadSeoTags, privateHead, seoHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';
import type { PageScope } from '../shared/server/page-scope.ts';

/** [R9.015] */
const POPULAR = 6;

/** [R2.008, R2.009, R2.010] `/faq`, a theme of it, or one answer. */
export const loader = pageLoader(async (scope) => {
  const { theme, article } = scope.params;
  const [items, page] = await Promise.all([
    loadServiceNavigation(scope),
    theme === undefined ? loadLanding(scope) : loadTheme(scope, theme, article),
  ]);
  return { ...page, items };
});

/** `?q=` is what was typed without scripts: then the page is one visitor's own, and search engines leave it out. */
async function loadLanding(scope: PageScope) {
  const question = (scope.url.searchParams.get('q') ?? '').trim().slice(0, KEYWORD_MAX_LENGTH).toWellFormed();
  const [content, online, found, tags] = await Promise.all([
    scope.need('getFaq'),
    scope.need('getOnlineThemes', { query: { limit: POPULAR } }),
    question === '' ? undefined : scope.need('searchKnowledge', { query: { searchText: question } }),
    loadSeoTags(scope, { page: 'content', contentId: 'faq' }),
  ]);
  const { t } = serverLabels(scope);
  return {
    kind: 'landing' as const,
    content,
    online,
    asked: found && { question, articles: found.articles },
    head: found === undefined ? seoHead(tags) : privateHead(`${question} | ${t('house_full_name')}`),
  };
}

async function loadTheme(scope: PageScope, slug: string, article: string | undefined) {
  const [{ themes }, answers] = await Promise.all([
    scope.need('getThemeGroups'),
    scope.ask('getThemeArticles', { params: { theme: slug } }),
  ]);
  const theme = themes.find((each) => each.slug === slug);
  if (!answers.ok && answers.status >= 500) throw new Error(`The knowledge base answered ${answers.status}`);
  if (!answers.ok || theme === undefined) throw (await movedTo(scope)) ?? pageNotFound(scope.path);
  const { articles } = answers.body;
  return article === undefined
    ? { kind: 'theme' as const, theme, articles, head: await headOf(scope, { theme, articles }) }
    : loadArticle(scope, { theme, articles }, article);
}

interface Theme {
  readonly theme: KnowledgeTheme;
  readonly articles: readonly KnowledgeArticle[];
}

async function loadArticle(scope: PageScope, { theme, articles }: Theme, slug: string) {
  const answer = articles.find((each) => each.slug === slug);
  if (answer === undefined) throw (await movedTo(scope)) ?? pageNotFound(scope.path);
  const head = await headOf(scope, { theme, articles: [answer] }, answer);
  const others = articles.filter((each) => each !== answer).map(({ title, url }) => ({ title, url }));
  return { kind: 'article' as const, theme, answer, others, head };
}

async function headOf(scope: PageScope, { theme, articles }: Theme, answer?: KnowledgeArticle) {
  const { slug, name, url } = theme;
  const contentId = answer === undefined ? `faq/${slug}` : `faq/${slug}/${answer.slug}`;
  const tags = await loadSeoTags(scope, { page: 'content', contentId });
  const home = { name: serverLabels(scope).t('faq_home'), url: pageUrl(scope.locale.code, 'faq') };
  const trail = [
    home,
    { name, url },
    ...(answer === undefined ? [] : [{ name: answer.title, url: answer.url }]),
  ];
  return seoHead(tags, [breadcrumbJsonLd(trail, tags.canonical), faqJsonLd(articles)]);
}

export default function FaqRoute() {
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <ServiceNavigation items={page.items} current="faq" />
      <Answers page={page} />
    </>
  );
}

type FaqData = ReturnType<typeof useLoaderData<typeof loader>>;

function Answers({ page }: { readonly page: FaqData }) {
  if (page.kind === 'landing')
    return <FaqPage content={page.content} online={page.online} asked={page.asked} />;
  return page.kind === 'theme' ? (
    <FaqThemePage theme={page.theme} articles={page.articles} />
  ) : (
    <FaqArticlePage theme={page.theme} answer={page.answer} others={page.others} />
  );
}
