import type { ListingBody } from '@vitrine/contracts';
import { lazy } from 'react';
import { redirect, useLoaderData } from 'react-router';
import { ContentPage } from '../features/editorial/content-page.tsx';
import { ListingPage } from '../features/listing/listing-page.tsx';
import { localizedPath } from '../shared/navigation/page-path.ts';
import { withKeptFlags } from '../shared/navigation/kept-flags.ts';
import { askAge } from '../shared/server/ask-age.ts';
import { breadcrumbJsonLd } from '../shared/server/json-ld.ts';
import { PageError, unmatchedPage } from '../shared/server/page-error.ts';
import { loadSeoTags, seoHead } from '../shared/server/page-head.ts';
import { pageLoader } from '../shared/server/page-loader.ts';
import type { PageScope } from '../shared/server/page-scope.ts';

const AgeQuestion = lazy(async () => ({
  default: (await import('../features/age/age-question.tsx')).AgeQuestion,
}));

/** A category whose address says its own dimension: `/anything/_/N-{dimId}`. */
const DIMENSION = /\/_\/N-(?<dimId>[\w.-]{1,60})$/u;

/** [R2.031] The address itself or the content service says what a path is; what nobody claims is unmatched. */
export const loader = pageLoader(async (scope) => {
  if (scope.localPath === '/')
    throw redirect(withKeptFlags(`/${scope.locale.code}/homepage`, scope.url.search));
  const dimId = DIMENSION.exec(scope.localPath)?.groups?.['dimId'];
  if (dimId !== undefined) return loadListing(scope, dimId);
  const dispatchCountry = scope.url.searchParams.get('dispatchCountry') ?? undefined;
  const answer = await scope.ask('getContent', { query: { seoUrl: scope.localPath, dispatchCountry } });
  if (!answer.ok) throw withoutContent(answer.status, scope.path);
  const content = answer.body;
  if (content.target === 'redirect') throw redirectWithin(scope, content.ref);
  if (content.target === 'category') return loadListing(scope, content.ref);
  const tags = await loadSeoTags(scope, { page: 'content', contentId: content.ref });
  return { kind: 'content' as const, content, head: seoHead(tags) };
});

/** [R6.012] The path of an exclusive category is the 403 page. */
function withoutContent(status: number, path: string): Error {
  if (status >= 500) return new Error(`The content service answered ${status}`);
  return status === 403 ? new PageError(403, 'Forbidden') : unmatchedPage(path);
}

async function loadListing(scope: PageScope, dimId: string) {
  const page = pageNumber(scope.url.searchParams.get('page'));
  const answer = await scope.ask('getListing', { params: { dimId }, query: { page } });
  if (!answer.ok && answer.status === 404) throw unmatchedPage(scope.path);
  const listing: ListingBody = answer.ok
    ? answer.body
    : await scope.need('getListing', { params: { dimId } });
  const asking = listing.ageRestricted
    ? await askAge(scope, { check: 'checkExclusiveCategory', id: dimId })
    : undefined;
  if (asking !== undefined) return { kind: 'asking' as const, ...asking };
  if (page > 0 && page >= listing.nbPages) throw unmatchedPage(scope.path);
  const tags = await loadSeoTags(scope, { page: 'category', contentId: dimId });
  const above = listing.breadcrumb.filter((step) => step.dimId !== dimId);
  const jsonLd = breadcrumbJsonLd([...above, listing], tags.canonical);
  return { kind: 'listing' as const, listing, head: seoHead(tags, [jsonLd]) };
}

/** [R2.031] Old paths lead on within the shop only. */
function redirectWithin(scope: PageScope, ref: string): Error | Response {
  if (!/^\/(?![/\\])[^\\]*$/u.test(ref)) return unmatchedPage(scope.path);
  return redirect(withKeptFlags(localizedPath(ref, scope.locale), scope.url.search), 301);
}

/** The address counts pages from 1, the services from 0; anything else is the first page. */
function pageNumber(asked: string | null): number {
  const number = Number(asked ?? '1');
  return Number.isSafeInteger(number) && number >= 1 ? number - 1 : 0;
}

export default function SlugRoute() {
  const page = useLoaderData<typeof loader>();
  if (page.kind === 'asking') return <AgeQuestion question={page.question} />;
  return page.kind === 'listing' ? (
    <ListingPage listing={page.listing} />
  ) : (
    <ContentPage content={page.content} />
  );
}
