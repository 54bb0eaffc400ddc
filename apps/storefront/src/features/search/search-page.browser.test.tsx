import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../shared/test-harness/render-screen.tsx';
import type { FoundRecords } from './found-records.ts';
import { recentSearches } from './recent-searches.ts';
import { SearchPage } from './search-page.tsx';

const NOTHING: FoundRecords = {
  pieces: {
    url: '/eng-us/search?q=xqzw',
    hits: [],
    nbHits: 0,
    nbPages: 0,
    page: 0,
    facets: [],
    sort: 'relevance',
  },
  categories: [],
  articles: { hits: [], nbHits: 0 },
  answers: { hits: [], nbHits: 0 },
};
const ANSWER = {
  id: 'a1',
  kind: 'answer' as const,
  title: 'How long does delivery take?',
  url: '/eng-us/faq/delivery/how-long',
  excerpt: 'Two days.',
};
const CATEGORIES = [{ name: 'Watches', url: '/eng-us/watches' }];

beforeEach(() => localStorage.clear());

describe('the page of a search', () => {
  it('[R7.012] shows categories and answers, and remembers the search on the device', async () => {
    const found = { ...NOTHING, categories: CATEGORIES, answers: { hits: [ANSWER], nbHits: 1 } };
    const screen = await renderScreen(<SearchPage keyword="delivery" found={found} categories={[]} />);
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for delivery');
    await expect
      .element(screen.getByRole('link', { name: /How long/u }))
      .toHaveAttribute('href', '/eng-us/faq/delivery/how-long');
    await expect.element(screen.getByRole('link', { name: 'Watches' })).toBeVisible();
    expect(recentSearches()).toEqual(['delivery']);
  });

  it('[R7.012] is no dead end where nothing is found', async () => {
    const found = { ...NOTHING, correction: { keyword: 'sac', isApplied: false } };
    const screen = await renderScreen(<SearchPage keyword="xqzw" found={found} categories={CATEGORIES} />);
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('xqzw');
    await expect
      .element(screen.getByRole('link', { name: 'Did you mean “sac”?' }))
      .toHaveAttribute('href', '/eng-us/search?q=sac');
    await expect.element(screen.getByRole('link', { name: 'Watches' })).toBeVisible();
    await expect.element(screen.getByRole('searchbox')).toHaveValue('xqzw');
    await expect.element(screen.getByRole('link', { name: 'Email us' })).toBeVisible();
    expect(recentSearches()).toEqual([]);
  });

  it('keeps what was chosen at hand where no piece has all of it', async () => {
    const value = { value: 'green', name: 'Green', count: 0, isChosen: true };
    const pieces = { ...NOTHING.pieces, facets: [{ id: 'colour' as const, values: [value] }] };
    const screen = await renderScreen(
      <SearchPage keyword="watch" found={{ ...NOTHING, pieces }} categories={[]} />,
    );
    await expect.element(screen.getByText('Nothing matches all of this')).toBeVisible();
    expect(screen.getByRole('link', { name: /Green/u }).elements()).not.toHaveLength(0);
  });

  it.each([320, 1440])('holds two hundred letters without a space in a screen of %i px', async (width) => {
    await page.viewport(width, 844);
    const screen = await renderScreen(
      <SearchPage keyword={'w'.repeat(200)} found={NOTHING} categories={CATEGORIES} />,
    );
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
