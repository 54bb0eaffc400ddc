import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../test-harness/answer-calls.ts';
import { renderScreen } from '../test-harness/render-screen.tsx';
import { FacetBar } from './facet-bar.tsx';
import { chooseStore } from './in-store.ts';
import { PieceResults } from './piece-results.tsx';
import { aFinding, cardsFrom } from './test-harness/a-finding.ts';

const STORES = {
  hits: [
    { id: 'lyon', name: 'House Lyon', city: 'Lyon', country: 'FR' },
    { id: 'boston', name: 'House Boston', city: 'Boston', country: 'US' },
  ],
  nbHits: 2,
};
const three = aFinding({ url: '/eng-us/belts', hits: cardsFrom(0, 3), nbHits: 3, nbPages: 1 });
const listing = () =>
  renderScreen(
    <>
      <FacetBar finding={three} />
      <PieceResults finding={three} heroes={0} />
    </>,
  );
const marked = (screen: Awaited<ReturnType<typeof listing>>) =>
  screen.getByRole('listitem').getByText('At House Boston').elements().length;

describe('a store that the shopper looks in', () => {
  beforeEach(async () => {
    await page.viewport(1280, 800);
    chooseStore();
  });

  it('[R7.047] is chosen among those of the country first, and its pieces are marked', async () => {
    const sent = answerCalls({
      queryStores: { body: STORES },
      getPiecesOfStore: { body: { productIds: ['1'] } },
    });
    const screen = await listing();
    await screen.getByText('In a store').click();
    const boston = screen.getByRole('button', { name: 'House Boston' });
    await expect.element(boston).toBeVisible();
    const names = screen.getByRole('button', { name: /^House/u }).elements();
    expect(names.map(({ textContent }) => textContent)).toEqual(['House Boston', 'House Lyon']);
    await boston.click();
    await expect.poll(() => marked(screen)).toBe(1);
    await screen.getByLabelText('Only what this store has').click();
    await expect.element(screen.getByText('Piece 1')).toBeVisible();
    expect(screen.getByText('Piece 0').elements()).toEqual([]);
    expect(sent.filter(({ name }) => name === 'getPiecesOfStore')).toHaveLength(1);
  });

  it('[R7.047] is remembered on the device, says when it has none of the pieces, and is forgotten', async () => {
    answerCalls({ queryStores: { body: STORES }, getPiecesOfStore: { body: { productIds: [] } } });
    localStorage.setItem('vitrine-store', '["boston","House Boston"]');
    const screen = await listing();
    await screen.getByText('At House Boston').click();
    await screen.getByLabelText('Only what this store has').click();
    await expect
      .element(screen.getByText('None of these pieces is at House Boston at the moment.'))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Look in no store' }).click();
    await expect.element(screen.getByText('Piece 0')).toBeVisible();
    expect(localStorage.getItem('vitrine-store')).toBeNull();
  });

  it('[R8.020] that cannot be asked says so, and marks nothing', async () => {
    answerCalls({ queryStores: { body: STORES }, getPiecesOfStore: { status: 503 } });
    const screen = await listing();
    await screen.getByText('In a store').click();
    await screen.getByRole('button', { name: 'House Boston' }).click();
    await expect.element(screen.getByRole('alert')).toBeVisible();
    expect(marked(screen)).toBe(0);
  });
});
