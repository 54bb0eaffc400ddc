import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../harness/accessibility.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';
import { CLAIRE, HARRIET, signIn } from '../pages/account.ts';

const { origin, walletOrigin, workshopOrigin } = ownShop();

/** A pixel in PNG that says where it was taken: the chunk `eXIf` stands behind the header. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PLACE = Buffer.from([0, 0, 0, 2, 0x65, 0x58, 0x49, 0x66, 0x4d, 0x4d, 0xd7, 0x89, 0xd2, 0x34]);
const PHOTO = {
  name: 'ring.png',
  mimeType: 'image/png',
  buffer: Buffer.concat([PIXEL.subarray(0, 33), PLACE, PIXEL.subarray(33)]),
};
const SVG = {
  name: 'drawing.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
};

describe('care and repair', () => {
  let claire: Visitor;
  let bench: Visitor;
  beforeEach(async () => {
    [claire, bench] = await Promise.all([newVisitor(origin), newVisitor(origin)]);
  });
  afterEach(async () => {
    await Promise.all([claire.leave(), bench.leave()]);
  });

  it('[R2.019, R2.052, R4.042] asks with a photo, accepts the estimate, pays it, and finds it on the certificate', async () => {
    const { page } = claire;
    await page.goto('/eng-us/online-repair');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await signIn(page.getByRole('dialog'), CLAIRE);
    await page.getByRole('button', { name: /Claire/u }).waitFor();
    await page.goto('/eng-us/online-repair');
    const form = page.getByRole('region', { name: 'Ask for a repair' });
    const piece = form.getByRole('combobox', { name: 'Your piece' });
    await piece.selectOption({ value: 'number:AUR-W-100427' });
    const chosen = await piece.locator('option:checked').textContent();
    await form.getByLabel('What happened to it?').fill('The clasp is loose since Tuesday.');
    await form.getByLabel('Add photos').setInputFiles([SVG]);
    await form.getByText('drawing.jpg is no photo').waitFor();
    await form.getByLabel('Add photos').setInputFiles([PHOTO]);
    await form.getByRole('img', { name: 'Photo 1' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await form.getByRole('button', { name: 'Send the request' }).click();
    const sent = page.getByRole('region', { name: 'We have your request' });
    const number = /RP-\w{4}-\w{4}/u.exec((await sent.textContent()) ?? '')?.[0] ?? '';
    await sent.getByRole('link', { name: 'Follow the repair' }).click();
    await page.getByRole('heading', { level: 1, name: `Repair ${number}` }).waitFor();
    await page.getByRole('link', { name: 'All repairs' }).click();
    await page.getByRole('heading', { level: 1, name: 'Care and repair' }).waitFor();
    const card = page.getByRole('article').filter({ hasText: number });
    await card.getByText('Asked for', { exact: true }).waitFor();
    expect(await card.getByRole('heading').textContent()).toBe(chosen);
    const kept = await card.getByRole('img', { name: 'Photo 1' }).getAttribute('src');
    const photo = await (await page.request.get(kept ?? '')).body();
    expect([photo.subarray(0, 2).toString('hex'), photo.includes('MM'), photo.includes('Exif')]).toEqual([
      'ffd8',
      false,
      false,
    ]);

    const work = bench.page.getByRole('listitem').filter({ hasText: number });
    const does = async (name: string) => {
      await bench.page.goto(`${workshopOrigin}/repairs`);
      await work.getByRole('button', { name: new RegExp(`^${name}`, 'u') }).click();
      await bench.page.waitForURL(/#us\./u);
    };
    await does('Received');
    await work.getByLabel('Price in USD').fill('120');
    await work.getByLabel('What is done').fill('A new clasp.');
    expect(await accessibilityFaults(bench.page)).toEqual([]);
    await work.getByRole('button', { name: 'Send the estimate' }).click();
    await work.getByText('The client decides').waitFor();

    await page.reload();
    await card.getByText('A new clasp.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await card.getByRole('button', { name: 'Accept' }).click();
    await card.getByRole('button', { name: 'Pay with PayPal' }).click();
    await page.getByRole('heading', { name: 'Pay with your wallet' }).waitFor();
    expect(new URL(page.url()).origin).toBe(walletOrigin);
    await page.getByRole('button', { name: 'Approve the payment' }).click();
    await page.getByRole('heading', { level: 1, name: `Repair ${number}` }).waitFor();
    const receipt = await card.getByRole('link', { name: 'Receipt (PDF)' }).getAttribute('href');
    expect((await (await page.request.get(receipt ?? '')).body()).subarray(0, 5).toString()).toBe('%PDF-');
    await card.getByText('Being repaired', { exact: true }).waitFor();

    await does('Repaired');
    await does('Send it back');
    await page.reload();
    await card.getByText('Back with you', { exact: true }).waitFor();
    await card.getByRole('link', { name: 'Its certificate' }).click();
    await page.getByText('Repaired by the house').waitFor();
    expect(claire.complaints).toEqual([]);
  });

  it('[R2.052] is nobody else’s, and asks a guest to sign in', async () => {
    const { page } = claire;
    await page.goto('/ara-ae/mylv/care-service');
    expect(new URL(page.url()).searchParams.get('redirect_url')).toBe('/ara-ae/mylv/care-service');
    await page.goto('/eng-us/mylv/care-service');
    await signIn(page.getByRole('dialog'), HARRIET);
    await page.getByRole('heading', { level: 1, name: 'Care and repair' }).waitFor();
    await page.getByText('Nothing is being repaired').waitFor();
  });
});
