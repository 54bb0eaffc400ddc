import { describe, expect, it, vi } from 'vitest';
import { answerCalls } from '../../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { aSku } from '../../../shared/test-harness/a-sku.ts';
import { BundleSection } from './bundle-section.tsx';

const PARTS = [
  aSku({ identifier: 'TL1', name: 'Lipstick', color: 'Carmine', url: '/eng-us/products/lipstick-TH1/TL1' }),
  aSku({ identifier: 'TC2', name: 'Card case', color: 'Bordeaux', url: '/eng-us/products/case-TH2/TC2' }),
];
const IDS = ['TL1', 'TC2'];

describe('what is inside a bundle', () => {
  it('[R3.003] is named with the way to each piece, as the page brought it', async () => {
    const sent = answerCalls({ getSkuList: { body: { skuList: [], skuListSize: 0 } } });
    const screen = await renderScreen(<BundleSection ids={IDS} known={PARTS} />);
    const link = screen.getByRole('link', { name: 'Lipstick Carmine' });
    await expect.element(link).toHaveAttribute('href', '/eng-us/products/lipstick-TH1/TL1');
    await expect.element(screen.getByRole('heading', { name: 'In this set' })).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('[R3.003, R9.036] is asked for at precision high, in one request with exactly its ids, where the page did not bring it', async () => {
    answerCalls({ getSkuList: { body: { skuList: PARTS.toReversed(), skuListSize: 2 } } });
    const asked = vi.spyOn(globalThis, 'fetch');
    const screen = await renderScreen(<BundleSection ids={IDS} known={undefined} />);
    await expect.element(screen.getByRole('link', { name: 'Card case Bordeaux' })).toBeVisible();
    await expect.element(screen.getByRole('link').first()).toHaveTextContent('Lipstick');
    expect(asked.mock.calls.map(([url]) => url)).toEqual(['/api/eng-us/catalog/skus/TL1%2CTC2/high']);
  });
});
