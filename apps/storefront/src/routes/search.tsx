import { KEYWORD_MAX_LENGTH, readListingState, searchKeyword } from '@vitrine/domain';
import { redirect, useLoaderData } from 'react-router';
import { isNothing } from '../features/search/found-records.ts';
import { SearchPage } from '../features/search/search-page.tsx';
import { searchPath } from '../features/search/finder-options.ts';
import { addressOf } from '../shared/finding/finding.ts';
import { listingQuery } from '../shared/finding/listing-query.ts';
import { withKeptFlags } from '../shared/navigation/kept-flags.ts';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';
import type { PageScope } from '../shared/server/page-scope.ts';

/** [R2.067, R7.012] `?q=` is what was typed, so the page is one visitor's own; search engines leave it out. */
export const loader = pageLoader(async (scope) => {
  const keyword = askedKeyword(scope.url.searchParams.get('q') ?? '');
  const { t } = serverLabels(scope);
  const head = privateHead(`${keyword === '' ? t('search_title') : keyword} | ${t('house_full_name')}`);
  const found = keyword === '' ? undefined : await loadRecords(scope, keyword);
  const isEmpty = found === undefined || isNothing(found);
  return { keyword, found, categories: isEmpty ? await loadCategories(scope) : [], head };
});

/** As much of it as a search takes. */
function askedKeyword(typed: string): string {
  const keyword = searchKeyword(typed).slice(0, KEYWORD_MAX_LENGTH);
  // Half of a character that takes two units is none.
  return searchKeyword(keyword.replace(/[\uD800-\uDBFF]$/u, ''));
}

async function loadRecords(scope: PageScope, keyword: string) {
  const state = readListingState(scope.url.searchParams);
  const { skus, ...beside } = await scope.need('getRecords', {
    query: { keyword, ...listingQuery(state) },
  });
  const url = `/${scope.locale.code}${searchPath(keyword)}`;
  if (state.page > 0 && state.page >= skus.nbPages) {
    throw redirect(withKeptFlags(addressOf({ url }, { ...state, page: 0 }), scope.url.search));
  }
  return { ...beside, pieces: { ...skus, url } };
}

/** Where else to begin; a search page stands without them too. */
async function loadCategories(scope: PageScope) {
  const answer = await scope.ask('getSearchCategories');
  return answer.ok ? answer.body.categories.map(({ name, url }) => ({ name, url })) : [];
}

export default function SearchRoute() {
  const { keyword, found, categories } = useLoaderData<typeof loader>();
  return <SearchPage keyword={keyword} found={found} categories={categories} />;
}
