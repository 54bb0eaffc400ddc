import type { ProductCard } from '@vitrine/contracts';
import { RECOMMENDATIONS_TIMEOUT_MS } from '@vitrine/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeSessionHint } from '../../../shared/api/session-hint.ts';
import { answerCalls } from '../../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { ForYou } from './for-you.tsx';

const card = (productId: string): ProductCard => ({
  productId,
  defaultSkuId: `${productId}-S`,
  name: `Piece ${productId}`,
  url: `/eng-us/products/${productId}`,
  mediaUrl: '',
  medias: [],
  productType: 'ring',
  subType: 'band',
  skus: [],
  sizes: [],
  tryOnEnabled: false,
  categories: [],
  disambiguatingDescription: '',
});
const CARDS = ['A', 'B', 'C'].map(card);
const shown = () => renderScreen(<ForYou skuId="S1" shown={['B']} />);

describe('the pieces for one shopper', () => {
  beforeEach(() => {
    localStorage.clear();
    writeSessionHint('guest', 900);
  });
  afterEach(() => vi.restoreAllMocks());

  it('[R7.167] are asked for by what is looked at, and stand once on the page', async () => {
    const sent = answerCalls({ getPersonalRecommendations: { body: { recommendations: CARDS } } });
    const screen = await shown();
    await expect.element(screen.getByRole('link', { name: /Piece A/u })).toBeVisible();
    expect(screen.getByRole('link', { name: /Piece B/u }).elements()).toEqual([]);
    expect(sent).toEqual([{ name: 'getPersonalRecommendations', body: { context: { sku: 'S1' } } }]);
  });

  it('[R9.023, R7.167] are given up after thirty seconds, and nothing stands in their place', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    let gaveUp = false;
    answerCalls({
      getPersonalRecommendations: () => {
        gaveUp = true;
        throw new DOMException('', 'TimeoutError');
      },
    });
    const screen = await shown();
    await vi.waitFor(() => expect(gaveUp).toBe(true));
    expect(timeout).toHaveBeenCalledWith(RECOMMENDATIONS_TIMEOUT_MS);
    expect(RECOMMENDATIONS_TIMEOUT_MS).toBe(30_000);
    expect(screen.container.textContent).toBe('');
  });

  it('[R7.167] are left out where the house cannot answer, and not asked for by who has no session', async () => {
    const sent = answerCalls({ getPersonalRecommendations: { status: 500 } });
    const screen = await shown();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.container.textContent).toBe('');
    localStorage.clear();
    const none = answerCalls({ getPersonalRecommendations: { body: { recommendations: CARDS } } });
    await shown();
    await new Promise((resolve) => requestIdleCallback(resolve));
    expect(none).toEqual([]);
  });
});
