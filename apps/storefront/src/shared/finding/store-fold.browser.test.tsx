import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../test-harness/answer-calls.ts';
import { renderScreen } from '../test-harness/render-screen.tsx';
import { FacetBar } from './facet-bar.tsx';
import { chooseStore } from './in-store.ts';
import { PieceResults } from './piece-results.tsx';
import { aFinding, cardsFrom } from './test-harness/a-finding.ts';

const STORES = {
  hits: [
    { id: 'lyon', name: 'House Lyon', city: 'Lyon', country: 'FR', latitude: 45.76, longitude: 4.84 },
    { id: 'boston', name: 'House Boston', city: 'Boston', country: 'US', latitude: 42.36, longitude: -71.06 },
    {
      id: 'chicago',
      name: 'House Chicago',
      city: 'Chicago',
      country: 'US',
      latitude: 41.88,
      longitude: -87.63,
    },
  ],
  nbHits: 3,
};
const REFUSED = { code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
const NEAR_CHICAGO: GeolocationPosition = {
  timestamp: 0,
  toJSON: () => ({}),
  coords: {
    latitude: 41.89,
    longitude: -87.65,
    accuracy: 50,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
    toJSON: () => ({}),
  },
};
const three = aFinding({ url: '/eng-us/belts', hits: cardsFrom(0, 3), nbHits: 3, nbPages: 1 });
const listing = () =>
  renderScreen(
    <>
      <FacetBar finding={three} />
      <PieceResults finding={three} heroes={0} />
    </>,
  );
const namesIn = (screen: Awaited<ReturnType<typeof listing>>) =>
  screen
    .getByRole('button', { name: /^House/u })
    .elements()
    .map(({ textContent }) => textContent.trim());
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
    expect(namesIn(screen)).toEqual(['House Boston', 'House Chicago']);
    await screen.getByText('Other countries (1)').click();
    await expect.element(screen.getByRole('region', { name: 'France' })).toBeVisible();
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

  it('[R7.047, R7.182] is found among the nearest to the device, with how far it is', async () => {
    answerCalls({ queryStores: { body: STORES } });
    const where = vi.spyOn(navigator.geolocation, 'getCurrentPosition');
    where.mockImplementation((_, fail) => fail?.(REFUSED));
    const screen = await listing();
    await screen.getByText('In a store').click();
    await screen.getByRole('button', { name: 'Nearest to me' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('did not say where you are');
    where.mockImplementation((tell) => tell(NEAR_CHICAGO));
    await screen.getByRole('button', { name: 'Nearest to me' }).click();
    await expect
      .poll(() => namesIn(screen))
      .toEqual(['House Chicago 1.2 mi', 'House Boston 850 mi', 'House Lyon 4,300 mi']);
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
