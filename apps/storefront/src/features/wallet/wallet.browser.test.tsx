import type { Collectible, WalletBody } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { anEntry, aRefusal } from '../../shared/api/test-harness/a-failure.ts';
import { answerCalls } from '../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../shared/test-harness/render-screen.tsx';
import { ClaimPage } from './claim-page.tsx';
import { WalletPage } from './wallet-page.tsx';

const EMPTY: WalletBody = { collectibles: [], giftCards: [], offersPasses: false };
const COLLECTIBLE: Collectible = {
  id: 'watch-12',
  sku: {
    identifier: 'S-1',
    productId: 'P-1',
    name: 'Heure Verte',
    color: 'Green',
    url: '/eng-us/products/P-1',
  },
  edition: 12,
  editionOf: 250,
  claimedAt: '2026-03-10T09:00:00Z',
};
const ADDRESS = `0x${'aB12'.repeat(10)}`;
const price = (amount: number) => ({ amount, currency: 'USD', label: `$${amount / 100}` });

describe('[R7.178] linking a wallet', () => {
  it('sends a public address, and never a key that was pasted by mistake', async () => {
    const sent = answerCalls({ patchWalletId: { body: { walletId: ADDRESS } } });
    const screen = await renderScreen(<WalletPage wallet={EMPTY} />);
    const field = screen.getByLabelText('Public address');
    await field.fill('ab12'.repeat(16));
    await screen.getByRole('button', { name: 'Link the wallet' }).click();
    await expect.element(screen.getByText(/It was neither sent nor kept/u)).toBeVisible();
    await expect.element(field).toHaveFocus();
    await field.fill('kim.eth');
    await screen.getByRole('button', { name: 'Link the wallet' }).click();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toEqual([]);
    await field.fill(ADDRESS);
    await screen.getByRole('button', { name: 'Link the wallet' }).click();
    await expect.element(screen.getByText('Your wallet is linked.')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ walletId: ADDRESS }]);
  });

  it('shows the one that is linked, and takes it away', async () => {
    const sent = answerCalls({ patchWalletId: { body: { walletId: null } } });
    const screen = await renderScreen(<WalletPage wallet={{ ...EMPTY, walletId: ADDRESS }} />);
    await expect.element(screen.getByText(ADDRESS)).toBeVisible();
    await screen.getByRole('button', { name: 'Take it away' }).click();
    await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ walletId: null }]);
  });
});

describe('[R2.053] gift cards', () => {
  it('say what they paid, and what is left on one', async () => {
    const sent = answerCalls({ getGiftCardBalance: { body: { lastFour: '0011', balance: price(15_000) } } });
    const uses = [
      {
        orderId: 'o-1',
        orderNumber: 'AU1',
        at: '2026-03-10T09:00:00Z',
        paid: price(5000),
        givenBack: price(2000),
      },
    ];
    const screen = await renderScreen(
      <WalletPage wallet={{ ...EMPTY, giftCards: [{ lastFour: '0011', uses }] }} />,
    );
    await expect.element(screen.getByRole('link', { name: /\$50 of order AU1/u })).toBeVisible();
    await expect.element(screen.getByText('$20 came back to it')).toBeVisible();
    await screen.getByText('What is left on a gift card').click();
    await screen.getByLabelText('Gift card number').fill('6036 2800 0000 0011');
    await screen.getByLabelText('PIN').fill('١٢٣٤');
    await screen.getByRole('button', { name: 'See what is left' }).click();
    await expect.element(screen.getByText('$150 are left on the card ending in 0011.')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ number: '6036280000000011', pin: '1234' }]);
  });
});

describe('[R2.054] claiming a collectible', () => {
  it('is done by a press, with the code that the link brought', async () => {
    const sent = answerCalls({ claimCollectible: { status: 201, body: COLLECTIBLE } });
    const screen = await renderScreen(<ClaimPage code="demo-12" />);
    await expect.element(screen.getByLabelText('Code')).toHaveValue('demo-12');
    expect(sent).toEqual([]);
    await screen.getByRole('button', { name: 'Claim' }).click();
    await expect.element(screen.getByRole('heading', { name: 'It is yours' })).toHaveFocus();
    await expect.element(screen.getByText('Edition 12 of 250')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ code: 'demo-12' }]);
  });

  it('says so where the code claims nothing', async () => {
    const entry = anEntry({ errorCode: 'claim_not_good' });
    answerCalls({ claimCollectible: { status: 404, body: aRefusal(entry) } });
    const screen = await renderScreen(<ClaimPage code="used" />);
    await screen.getByRole('button', { name: 'Claim' }).click();
    await expect.element(screen.getByText(/claims nothing/u)).toBeVisible();
  });
});

describe('[R2.053] a pass for the wallet of a telephone', () => {
  it('is offered of each collectible where the house signs passes, and nowhere else', async () => {
    answerCalls({});
    const wallet = { ...EMPTY, collectibles: [COLLECTIBLE], offersPasses: true };
    const screen = await renderScreen(<WalletPage wallet={wallet} />);
    await expect
      .element(screen.getByRole('link', { name: 'Add Heure Verte to Apple Wallet' }))
      .toHaveAttribute('href', expect.stringContaining('account/wallet/collectibles/watch-12/pass'));
    await screen.unmount();
    const other = await renderScreen(<WalletPage wallet={{ ...wallet, offersPasses: false }} />);
    await expect.element(other.getByRole('link', { name: /Apple Wallet/u })).not.toBeInTheDocument();
  });
});
