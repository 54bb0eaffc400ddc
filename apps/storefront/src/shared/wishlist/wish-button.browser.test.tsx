import { beforeEach, describe, expect, it } from 'vitest';
import { anEntry, aRefusal } from '../api/test-harness/a-failure.ts';
import { shopper } from '../session/shopper.ts';
import { answerCalls } from '../test-harness/answer-calls.ts';
import { renderScreen } from '../test-harness/render-screen.tsx';
import { aWishlistItem } from './test-harness/a-wishlist-item.ts';
import { WishButton } from './wish-button.tsx';

const ALBA = {
  identifier: 'TS2001',
  productId: 'TH2001',
  name: 'Alba',
  color: 'Tortoise',
  mediaUrl: '/media/a',
};
const heart = () => renderScreen(<WishButton wish={ALBA} look="card" />);

describe('a heart', () => {
  beforeEach(() => {
    localStorage.clear();
    shopper.set({ wishlist: undefined, notice: undefined });
  });

  it('[R4.025, R8.011] puts the piece on the list once, however often it is pressed meanwhile', async () => {
    const answer = Promise.withResolvers<{ readonly body: unknown }>();
    const list = { wishlist: [aWishlistItem('TS2001')] };
    const sent = answerCalls({ addToWishlist: () => answer.promise, getWishlist: { body: list } });
    const screen = await heart();
    const button = screen.getByRole('button', { name: 'Wishlist: Alba' });
    await button.click();
    await button.click({ force: true });
    answer.resolve({ body: list });
    await expect.element(button).toHaveAttribute('aria-pressed', 'true');
    await expect.element(screen.getByText('Added to your wishlist')).toBeVisible();
    expect(sent.filter(({ name }) => name === 'addToWishlist')).toHaveLength(1);
  });

  it('says why the piece could not be added, and by name', async () => {
    const full = anEntry({ errorCode: 'wishlist_full', max: 100, statusDetails: 'TS2001' });
    answerCalls({
      addToWishlist: { status: 409, body: aRefusal(full) },
      getWishlist: { body: { wishlist: [] } },
    });
    const screen = await heart();
    await screen.getByRole('button', { name: 'Wishlist: Alba' }).click();
    await expect.element(screen.getByText('Alba: Your wishlist can hold at most 100 pieces.')).toBeVisible();
  });

  it('[R7.177] takes the piece off again', async () => {
    shopper.set({ wishlist: { wishlist: [aWishlistItem('TS2001')] } });
    const sent = answerCalls({ removeFromWishlist: { body: { wishlist: [] } } });
    const screen = await heart();
    const button = screen.getByRole('button', { name: 'Wishlist: Alba' });
    await button.click();
    await expect.element(button).toHaveAttribute('aria-pressed', 'false');
    expect(sent.map(({ name }) => name)).toEqual(['removeFromWishlist']);
  });
});
