import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';
import { cameraStates, watchTryOn } from '../harness/try-on-watch.ts';
import { testPictures } from '../harness/test-pictures.ts';
import { canonicalLink, tryOnCanvas } from '../harness/without-a-role.ts';
import { isAdded } from '../pages/cart.ts';
import { acceptConsent, PLACED_BY_HAND, tryOnDialog, tryOnIsGone, uploadPhoto } from '../pages/try-on.ts';
import { pageOf } from '../pages/pieces.ts';

const { origin } = ownShop();
const { portrait } = await testPictures();

/** The limit is long because a processor draws the picture again at every step. */
const small = async (picture: string): Promise<Buffer> => sharp(picture).resize(320).png().toBuffer();

/**
 * A phone's way of giving files away, which headless browsers have not; the second time the shopper changes their mind.
 */
const SHARING = `(() => {
  globalThis.shared = [];
  navigator.canShare = () => true;
  navigator.share = async ({ files }) => {
    if (shared.length > 0) throw new DOMException('', 'AbortError');
    shared.push(...files.map(({ name, type }) => name + ' ' + type));
  };
})()`;

/** What is worn in the list of what to add. */
const LIDS = { name: /^Ombre mono/u };
const LIPS = { name: /^Rouge Aurèle/u };
const CARMINE = 'Rouge Aurèle satin, 109 Carmine';

const bottomOf = (box: { readonly y: number; readonly height: number } | null): number =>
  box === null ? Infinity : box.y + box.height;

/** Drops a file where the focus is. */
const DROP = `(() => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['me'], 'me.png', { type: 'image/png' }));
  const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
  return document.activeElement.dispatchEvent(drop) ? 'leaves it' : 'stays in the shop';
})()`;

const isStockCall = (url: URL): boolean => /availability\//u.test(url.pathname);
const isCartChange = (url: URL): boolean => url.pathname.endsWith('/cart');

describe('make-up on a photo, by phone', () => {
  let ana: Visitor;
  beforeAll(async () => {
    ana = await newVisitor(origin, { phone: true, reducedMotion: true });
    await ana.page.addInitScript({ content: SHARING });
    await ana.page.goto(pageOf('eyeshadow'));
    await button('Try it on').click();
    await acceptConsent(ana.page);
    await ana.page.getByText('No camera was found on this device.').waitFor();
    await uploadPhoto(ana.page, { name: 'me.png', mimeType: 'image/png', buffer: await small(portrait) });
    await share().waitFor();
    expect(await button('Back to camera').count()).toBe(0);
  });
  afterAll(async () => {
    // The fault that was made, and the change of mind, which is logged.
    expect(ana.complaints).toEqual([expect.stringContaining('500'), 'uncaught: AbortError']);
    await ana.leave();
  });

  const button = (name: string) => ana.page.getByRole('button', { name, exact: true });
  // The product page behind the modal has a Share button too.
  const share = () => ana.page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true });
  const within = (name: string) => ana.page.getByRole('dialog', { name, exact: true });
  const onThe = async (place: 'Eyelids' | 'Lips', name: string): Promise<void> =>
    ana.page
      .getByRole('group', { name: new RegExp(`^${place}`, 'u') })
      .getByRole('radio', { name })
      .check({ force: true });
  const worn = async () => ana.page.evaluate('__STORE__.tryon.currentAddToCartSkus.length');

  it('[R2.083] has its controls beneath the picture of a phone, and beside that of a phone on its side', async () => {
    const { page } = ana;
    const boxes = async () => ({
      bar: await page.getByRole('group', { name: 'Try-on controls' }).boundingBox(),
      picture: await tryOnCanvas(page).boundingBox(),
    });
    const upright = await boxes();
    expect(upright.bar?.y).toBeGreaterThanOrEqual(bottomOf(upright.picture));
    const held = page.viewportSize() ?? { width: 390, height: 844 };
    await page.setViewportSize({ width: held.height, height: held.width });
    const turned = await boxes();
    expect(turned.bar?.x).toBeGreaterThanOrEqual((turned.picture?.x ?? 0) + (turned.picture?.width ?? 0));
    await page.setViewportSize(held);
  });

  it('[R2.097, R2.123, R3.039, R3.043] has looks to choose, and tells how each is put on', async () => {
    const { page } = ana;
    const looks = page.getByRole('region', { name: 'Looks' });
    const quay = looks.getByRole('button', { name: /^4 The quay/u });
    await quay.click();
    expect(await quay.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(worn).toBe(1);
    // Two shades on the lids and one on the lips.
    await looks.getByRole('button', { name: /^2 Rosewood/u }).click();
    await expect.poll(worn).toBe(3);
    await ana.page.getByRole('group', { name: /^Eyelids Ombre mono, 10 Ivory/u }).waitFor();
    await looks.getByRole('button', { name: 'How to apply: Rosewood, blurred' }).click();
    const tutorial = within('Rosewood, blurred');
    await tutorial.getByText('Press 14 Rosewood into the fold').waitFor();
    expect(await tutorial.getByRole('listitem').count()).toBe(5);
    expect(await tutorial.getByRole('img', { name: /204 Rosewood/u }).count()).toBe(1);
    await page.keyboard.press('Escape');
    await tutorial.waitFor({ state: 'detached' });
    await button('Wear together').click();
    await expect.poll(worn).toBe(1);
  });

  it('[R2.098, R4.017, R5.004] is worn on lips and lids together, one of them, or none', async () => {
    await button('Wear together').click();
    await onThe('Lips', CARMINE);
    await expect.poll(worn).toBe(2);
    await onThe('Lips', 'None');
    await onThe('Eyelids', 'None');
    await expect.poll(worn).toBe(0);
    expect(await tryOnDialog(ana.page).getByRole('button', { name: 'Add to bag' }).isDisabled()).toBe(true);
    await button('Wear together').click();
    await expect.poll(worn).toBe(1);
  });

  it('[R2.099, R4.021, R4.023, R8.014] goes into the cart as ticked, and after a fault as ticked by then, in one call', async () => {
    const { page } = ana;
    const sent: { readonly items: readonly { readonly skuId: string }[] }[] = [];
    await button('Wear together').click();
    await onThe('Lips', CARMINE);
    await expect.poll(worn).toBe(2);
    await page.route(isCartChange, async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      sent.push(JSON.parse(route.request().postData() ?? ''));
      return sent.length === 1 ? route.fulfill({ status: 500, json: {} }) : route.continue();
    });
    await tryOnDialog(page).getByRole('button', { name: 'Add to bag' }).click();
    const list = within('Add to your bag');
    await expect.poll(async () => list.getByRole('checkbox', { checked: true }).count()).toBe(2);
    await page.getByRole('checkbox', LIDS).uncheck();
    await page.getByRole('checkbox', LIPS).uncheck();
    expect(await list.getByRole('button', { name: 'Add to bag' }).isDisabled()).toBe(true);
    await page.getByRole('checkbox', LIDS).check();
    await page.getByRole('checkbox', LIPS).check();
    await list.getByRole('button', { name: 'Add to bag' }).click();
    await within('It could not be added').waitFor();
    await page.getByRole('checkbox', LIDS).uncheck();
    await button('Try again').click();
    await isAdded(page);
    await page.unroute(isCartChange);
    const both: readonly string[] = await page.evaluate('__STORE__.tryon.currentAddToCartSkus');
    expect(sent.map(({ items }) => items.map(({ skuId }) => skuId))).toEqual([both, both.slice(1)]);
  });

  it('[R2.099, R4.025] is wished for as ticked', async () => {
    await tryOnDialog(ana.page).getByRole('button', { name: 'Add to wishlist' }).click();
    const list = within('Add to your wishlist');
    await list.getByRole('checkbox', LIDS).check();
    await list.getByRole('button', { name: 'Add to wishlist' }).click();
    await ana.page.getByRole('status').getByText('Added to your wishlist').waitFor();
  });

  it('[R2.090, R8.035, R9.021, R9.029] is shared as a picture, and a change of mind is no error', async () => {
    const { page } = ana;
    await share().click();
    await expect.poll(async () => page.evaluate('shared.length')).toBe(1);
    expect(await page.evaluate('shared[0]')).toMatch(/^Ombre-mono_QY4110_\d{8}\.png image\/png$/u);
    await share().click();
    await expect.poll(async () => share().isEnabled()).toBe(true);
    expect(await page.getByRole('alert').filter({ hasText: /\S/u }).count()).toBe(0);
  });

  it('[R2.087, R4.016] is compared at a line that keys move, and that begins in the middle every time', async () => {
    const { page } = ana;
    const line = page.getByRole('slider', { name: 'Line between the two' });
    await button('Compare').click();
    await line.focus();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
    expect(Number(await line.inputValue())).toBeGreaterThan(55);
    await button('Compare').click();
    await line.waitFor({ state: 'detached' });
    await expect.poll(async () => button('Compare').isEnabled()).toBe(true);
    await button('Compare').click();
    expect(Number(await line.inputValue())).toBeLessThan(53);
  });
});

describe('sneakers', () => {
  it('[R2.081, R4.005, R4.006] lead from a desk on to a phone, in words, and with a code where the shop can be reached', async () => {
    const ana = await newVisitor(origin);
    const { page } = ana;
    await watchTryOn(page);
    await page.goto(pageOf('sneakers'));
    const open = page.getByRole('button', { name: 'Try them on your feet' });
    await open.click();
    await page.getByText('its camera, or a photo taken with it').waitFor();
    await tryOnDialog(page)
      .getByRole('img', { name: /Court low/u })
      .waitFor();
    expect(await tryOnCanvas(page).count()).toBe(0);
    expect(await page.evaluate(DROP)).toBe('stays in the shop');
    await page.keyboard.press('Escape');
    await tryOnIsGone(page);

    await canonicalLink(page).evaluate((link) =>
      link.setAttribute('href', 'https://www.maison-aurele.example/'),
    );
    await open.click();
    await page.getByRole('img', { name: 'QR code with the address of this piece' }).waitFor();
    expect(await cameraStates(page)).toEqual([]);
    expect(ana.complaints).toEqual([]);
    await ana.leave();
  });

  it('[R1.006, R2.100, R4.001, R4.015] are put on the feet of a photo by keys, said to be placed by hand, placed anew, and offered once their stock is known', async () => {
    const ana = await newVisitor(origin, { phone: true, reducedMotion: true });
    const { page } = ana;
    await page.route(isStockCall, async (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(pageOf('sneakers'));
    await page.getByRole('button', { name: 'Try them on your feet' }).click();
    await acceptConsent(page);
    await page.getByText('A photo of your feet, seen from above').waitFor();
    await uploadPhoto(page, { name: 'me.png', mimeType: 'image/png', buffer: await small(portrait) });
    await page.getByText('We did not find feet in this picture').waitFor();
    const toe = page.getByRole('button', { name: 'Left toe' });
    const before = await toe.boundingBox();
    await toe.focus();
    await page.keyboard.press('Shift+ArrowUp');
    await expect.poll(async () => (await toe.boundingBox())?.y).toBeLessThan(before?.y ?? 0);
    await page.getByRole('button', { name: 'Put the shoes on' }).click();
    await page.getByRole('status').getByText(PLACED_BY_HAND).waitFor();
    await page.getByRole('button', { name: 'Reposition' }).click();
    await toe.waitFor();

    await tryOnDialog(page).getByRole('button', { name: 'Add to bag' }).click();
    const panel = page.getByRole('dialog', { name: 'Add to bag' });
    const add = (name: string) => panel.getByRole('button', { name, exact: true });
    await panel.getByRole('radio', { name: '42' }).check({ force: true });
    await page.getByRole('alert').filter({ hasText: 'Something went wrong on our side.' }).waitFor();
    await page.unroute(isStockCall);
    await add('Try again').click();
    await expect.poll(async () => add('Add to bag').isEnabled()).toBe(true);
    // The faults that were made, and no other.
    expect(ana.complaints.filter((complaint) => !complaint.includes('500'))).toEqual([]);
    await ana.leave();
  });
});
