import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../harness/accessibility.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';
import { NOOR, signIn } from '../pages/account.ts';

const { origin } = ownShop();
const CODE = 'demo-heure-verte-012';
const CLAIM = `/eng-us/mylv/wallet/claim?token=${CODE}`;
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe('the wallet of MyLV', () => {
  let noor: Visitor;
  beforeEach(async () => {
    noor = await newVisitor(origin);
  });
  afterEach(async () => noor.leave());

  it('[R2.053, R2.054, R7.178] signs in with the code kept, claims once, and links a public address', async () => {
    const { page } = noor;
    await page.goto(CLAIM);
    await signIn(page.getByRole('dialog'), NOOR);
    const code = page.getByLabel('Code');
    await code.waitFor();
    expect(await code.inputValue()).toBe(CODE);
    await page.goto('/eng-us/mylv/wallet');
    await page.getByText('No collectibles yet').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.goto(CLAIM);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Claim' }).click();
    await page.getByRole('heading', { level: 1, name: 'It is yours' }).waitFor();
    await page.getByRole('link', { name: 'See your wallet' }).click();
    const collectibles = page.getByRole('region', { name: 'Collectibles' });
    await collectibles.getByText('Edition 12 of 250').waitFor();

    const linked = page.getByRole('region', { name: 'Your linked wallet' });
    await linked.getByLabel('Public address').fill('ab12'.repeat(16));
    await linked.getByRole('button', { name: 'Link the wallet' }).click();
    await linked.getByText('It was neither sent nor kept').waitFor();
    await linked.getByLabel('Public address').fill(ADDRESS);
    await linked.getByRole('button', { name: 'Link the wallet' }).click();
    await linked.getByText('Your wallet is linked.').waitFor();
    await page.reload();
    await linked.getByText(ADDRESS).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByText('What is left on a gift card').click();
    await page.getByLabel('Gift card number').fill('6036 2800 0000 0029');
    await page.getByLabel('PIN').fill('1234');
    await page.getByRole('button', { name: 'See what is left' }).click();
    await page.getByText('are left on the card ending in 0029').waitFor();
    expect(noor.complaints).toEqual([]);

    await page.goto(CLAIM);
    await page.getByRole('button', { name: 'Claim' }).click();
    await page.getByText('This code claims nothing').waitFor();
  });
});
