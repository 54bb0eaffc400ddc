import { callUrl } from '@vitrine/contracts';
import { useLoaderData } from 'react-router';
import { articlesRange, ARTICLES_SHOWN } from '../features/magazine/articles-range.ts';
import { MagazinePage, type MagazinePageProps } from '../features/magazine/magazine-page.tsx';
import { splitPagePath } from '../shared/navigation/page-path.ts';
import { breadcrumbJsonLd } from '../shared/server/json-ld.ts';
import { unmatchedPage } from '../shared/server/page-error.ts';
import { loadSeoTags, seoHead } from '../shared/server/page-head.ts';
import { pageLoader } from '../shared/server/page-loader.ts';
import type { PageScope } from '../shared/server/page-scope.ts';

const LANDING = '/magazine';

/** [R2.033, R2.034, R9.013] The landing of the magazine, a category of it, or a tag of one. */
export const loader = pageLoader(async (scope) => {
  const { category, tag } = scope.params;
  const page = Number(scope.url.searchParams.get('page') ?? '1') - 1;
  const filter = { ...(category !== undefined && { category }), ...(tag !== undefined && { tag }) };
  const [landing, { items }, { categories }, list, tags] = await Promise.all([
    scope.need('getMagazineHomepage'),
    scope.need('getMagazineMenu'),
    scope.need('getEditorialCategories'),
    scope.need('getArticles', { query: { ...filter, range: articlesRange(page) } }),
    loadSeoTags(scope, { page: 'content', contentId: scope.localPath.slice(1) }),
  ]);
  if (list.articles.length === 0 && (page > 0 || category !== undefined)) throw unmatchedPage(scope.path);
  const whole = { name: landing.title, url: LANDING, isCurrent: category === undefined };
  const menu = [
    whole,
    ...items.map(({ name, url }) => ({ name, url, isCurrent: url.endsWith(`/${category}`) })),
  ];
  const props: MagazinePageProps = {
    ...(category === undefined
      ? { title: landing.title, lead: landing.lead, language: landing.language, tags: [] }
      : await loadCategory(scope, category, tag)),
    menu,
    list,
    choice: { ...filter, page, path: scope.localPath },
    names: Object.fromEntries(categories.map(({ chunk, name }) => [chunk, name])),
    shelves: category === undefined && page === 0 ? await loadShelves(scope, categories) : [],
  };
  const head = seoHead(tags, jsonLdOf(props, page, tags.canonical));
  return { props, head: { ...head, links: [...head.links, ...feedLinks(scope)] } };
});

/** What programs that follow feeds look for. */
const feedLinks = ({ locale }: PageScope) => [
  { rel: 'alternate', type: 'application/rss+xml', href: callUrl('getMagazineRss', { locale: locale.code }) },
  {
    rel: 'alternate',
    type: 'application/atom+xml',
    href: callUrl('getMagazineAtom', { locale: locale.code }),
  },
];

async function loadCategory(scope: PageScope, chunk: string, chosen: string | undefined) {
  const { name, intro, language, url, tags } = await scope.need('getMagazineCategory', { params: { chunk } });
  return {
    title: name,
    lead: intro,
    language,
    // The tag that is chosen leads back to all of the category.
    tags: tags.map((tag) => {
      const isCurrent = tag.code === chosen;
      return { name: tag.name, url: isCurrent ? url : tag.url, isCurrent };
    }),
  };
}

type Categories = readonly (MagazinePageProps['shelves'][number]['category'] & { readonly chunk: string })[];
/** As many as the call takes at once. */
const MOST_SHELVES = 20;

/** [R7.098] The page stands without them. */
async function loadShelves(scope: PageScope, categories: Categories): Promise<MagazinePageProps['shelves']> {
  const shown = categories.slice(0, MOST_SHELVES);
  if (shown.length === 0) return [];
  const ids = shown.map(({ chunk }) => chunk).join(',');
  const answer = await scope.ask('getArticlesOfCategories', { params: { ids } });
  if (!answer.ok) return [];
  return shown.flatMap((category) => {
    const articles = answer.body[category.chunk] ?? [];
    return articles.length === 0 ? [] : [{ category, articles }];
  });
}

function jsonLdOf({ menu, list }: MagazinePageProps, page: number, canonical: string): readonly object[] {
  const trail = menu.filter(({ url, isCurrent }) => isCurrent || splitPagePath(url).local === LANDING);
  const items = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: list.articles.map(({ title, url }, place) => ({
      '@type': 'ListItem',
      position: page * ARTICLES_SHOWN + place + 1,
      name: title,
      url: new URL(url, canonical).href,
    })),
  };
  return [items, breadcrumbJsonLd(trail, canonical)];
}

export default function MagazineRoute() {
  return <MagazinePage {...useLoaderData<typeof loader>().props} />;
}
