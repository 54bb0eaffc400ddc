import { dimensionIn, type ListingBody, type SeoTagsBody } from '@vitrine/contracts';
import {
  asOffered,
  listingSearch,
  type ListingState,
  PLAIN_LISTING,
  readListingState,
} from '@vitrine/domain';
import { lazy } from 'react';
import { redirect, useLoaderData } from 'react-router';
import { ContentPage } from '../features/editorial/content-page.tsx';
import { ListingPage } from '../features/listing/listing-page.tsx';
import { listingQuery } from '../shared/finding/listing-query.ts';
import { splitPagePath } from '../shared/navigation/page-path.ts';
import { RelatedLinks } from '../shared/navigation/related-links.tsx';
import { withKeptFlags } from '../shared/navigation/kept-flags.ts';
import { askAge } from '../shared/server/ask-age.ts';
import { breadcrumbJsonLd } from '../shared/server/json-ld.ts';
import { loadSeoLinks } from '../shared/server/load-seo-links.ts';
import { ledOn } from '../shared/server/moved-to.ts';
import { openSale } from '../shared/server/open-sale.ts';
import { PageError, unmatchedPage } from '../shared/server/page-error.ts';
import { loadSeoTags, privateHead, seoHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';
import type { PageScope } from '../shared/server/page-scope.ts';

const AgeQuestion = lazy(async () => ({
  default: (await import('../features/age/age-question.tsx')).AgeQuestion,
}));

/** [R2.031] The address itself or the content service says what a path is; what nobody claims is unmatched. */
export const loader = pageLoader(async (scope) => {
  if (scope.localPath === '/')
    throw redirect(withKeptFlags(`/${scope.locale.code}/homepage`, scope.url.search));
  const dimId = dimensionIn(scope.localPath);
  if (dimId !== undefined) return loadListing(scope, dimId);
  const country = scope.url.searchParams.get('dispatchCountry');
  const query = { seoUrl: scope.localPath, ...(country !== null && { dispatchCountry: country }) };
  const answer = await scope.ask('getContent', { query });
  if (!answer.ok) return withoutContent(scope, answer.status, answer.error?.statusDetails);
  const content = answer.body;
  if (content.target === 'redirect') throw ledOn(scope, content) ?? unmatchedPage(scope.path);
  if (content.target === 'category') return loadListing(scope, content.ref);
  const tags = await loadSeoTags(scope, { page: 'content', contentId: content.ref });
  // What a text offers with its pieces.
  return { kind: 'content' as const, content, labels: ['magazine'] as const, head: seoHead(tags) };
});

/** [R7.010] The category of a private sale, for whom it is open. */
async function loadSale(scope: PageScope, dimId: string) {
  const asking = await openSale(scope, { check: 'checkExclusiveListing', id: dimId });
  if (asking !== undefined) return { kind: 'asking' as const, ...asking };
  const state = readListingState(scope.url.searchParams);
  const ask = async (query: ReturnType<typeof listingQuery>) =>
    scope.askForVisitor('getExclusiveListing', { params: { dimId }, query });
  const answer = await ask(listingQuery(state));
  const found = answer.ok ? answer : await ask(listingQuery(PLAIN_LISTING));
  if (!found.ok) throw new Error(`The listing of a sale answered ${found.status}`);
  const listing = found.body;
  leadToOffered(scope, state, asOffered(state, listing.facets));
  if (state.page > 0 && state.page >= listing.nbPages) throw unmatchedPage(scope.path);
  const head = privateHead(`${listing.name} | ${serverLabels(scope).t('house_full_name')}`);
  return { kind: 'listing' as const, listing, links: [], head };
}

/** [R6.012] Where nothing is for everybody: the category of a sale, the 403 page for what is below one, else the 404 page. */
async function withoutContent(scope: PageScope, status: number, saleId = '') {
  if (status >= 500) throw new Error(`The content service answered ${status}`);
  if (status !== 403) throw unmatchedPage(scope.path);
  if (saleId === '') throw new PageError(403, 'Forbidden');
  return loadSale(scope, saleId);
}

async function loadListing(scope: PageScope, dimId: string) {
  const state = readListingState(scope.url.searchParams);
  const answer = await scope.ask('getListing', { params: { dimId }, query: listingQuery(state) });
  if (!answer.ok && answer.status === 404) throw unmatchedPage(scope.path);
  if (!answer.ok && answer.status === 403) return loadSale(scope, dimId);
  const listing = answer.ok ? answer.body : await scope.need('getListing', { params: { dimId } });
  const asking = listing.ageRestricted
    ? await askAge(scope, { check: 'checkExclusiveCategory', id: dimId })
    : undefined;
  if (asking !== undefined) return { kind: 'asking' as const, ...asking };
  leadToOffered(scope, state, asOffered(state, listing.facets));
  if (state.page > 0 && state.page >= listing.nbPages) throw unmatchedPage(scope.path);
  const { page, sort } = state;
  const [tags, links] = await Promise.all([
    loadSeoTags(scope, {
      page: 'category',
      contentId: dimId,
      filters: listingSearch({ ...PLAIN_LISTING, chosen: state.chosen }),
      extras: listingSearch({ ...PLAIN_LISTING, page, sort }),
    }),
    loadSeoLinks(scope, { type: 'category', seoUrl: splitPagePath(listing.url).local.slice(1) }),
  ]);
  const above = listing.breadcrumb.filter((step) => step.dimId !== dimId);
  const jsonLd = breadcrumbJsonLd([...above, listing], tags.canonical);
  return { kind: 'listing' as const, listing, links, head: seoHead(titled(tags, listing), [jsonLd]) };
}

/** [R7.088] The title of a listing with one value chosen names it, since it is a page of its own. */
function titled(tags: SeoTagsBody, { facets }: Pick<ListingBody, 'facets'>): SeoTagsBody {
  const chosen = facets.flatMap(({ values }) => values.filter(({ isChosen }) => isChosen));
  const [first] = chosen;
  return first === undefined || chosen.length > 1
    ? tags
    : { ...tags, title: `${first.name} · ${tags.title}` };
}

/** [R7.009] An address with a value that the category does not offer leads to the one without it. */
function leadToOffered({ path, url }: PageScope, asked: ListingState, offered: ListingState): void {
  const search = listingSearch(offered);
  if (search === listingSearch(asked)) return;
  throw redirect(withKeptFlags(search === '' ? path : `${path}?${search}`, url.search));
}

export default function SlugRoute() {
  const page = useLoaderData<typeof loader>();
  if (page.kind === 'asking') return <AgeQuestion question={page.question} />;
  return page.kind === 'listing' ? (
    <>
      <ListingPage listing={page.listing} />
      <RelatedLinks links={page.links} />
    </>
  ) : (
    <ContentPage content={page.content} />
  );
}
