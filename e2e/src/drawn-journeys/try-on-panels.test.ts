import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../harness/accessibility.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';
import { cameraStates, watchTryOn } from '../harness/try-on-watch.ts';
import { testPictures } from '../harness/test-pictures.ts';
import { tryOnCanvas } from '../harness/without-a-role.ts';
import { PIECES } from '../pages/pieces.ts';
import { acceptConsent, downloadPicture, openLipstick, tryOnDialog, tryOnIsGone } from '../pages/try-on.ts';

const { origin } = ownShop();
const { camera } = await testPictures();

describe('the panels of a lipstick that is worn live', () => {
  let ana: Visitor;
  beforeAll(async () => {
    ana = await newVisitor(origin, { camera, reducedMotion: true });
    await watchTryOn(ana.page);
    await openLipstick(ana.page);
    await acceptConsent(ana.page);
    await button('Take photo').waitFor();
  });
  afterAll(async () => {
    expect(ana.complaints).toEqual([]);
    await ana.leave();
  });

  const button = (name: string) => ana.page.getByRole('button', { name, exact: true });
  const state = async () => ana.page.evaluate('structuredClone(globalThis.__STORE__.tryon)');
  const enabled = async (name: string) => expect.poll(async () => button(name).isEnabled()).toBe(true);

  it('[R2.079, R2.083, R2.096, R3.014] fill the window, offer every shade, and are read aloud', async () => {
    const { page } = ana;
    const dialog = tryOnDialog(page);
    const box = await dialog.boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, height: page.viewportSize()?.height });
    // The page behind keeps the width of its scroll bar.
    expect(box?.width).toBeGreaterThan((page.viewportSize()?.width ?? 0) - 20);
    expect(await tryOnCanvas(page).count()).toBe(1);
    expect(await page.getByRole('region', { name: 'Shades' }).getByRole('radio').count()).toBeGreaterThan(10);
    expect(await state()).toMatchObject({ isLiveMode: true, isComparing: false, hasError: false });
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('[R2.092, R4.025, R8.011] keep what is worn on the wishlist, once', async () => {
    const modal = tryOnDialog(ana.page);
    const heart = modal.getByRole('button', { name: 'Add to wishlist' });
    await heart.click();
    await modal.getByText('Added to your wishlist').waitFor();
    await heart.click();
    await modal.getByText('Already in your wishlist').waitFor();
  });

  it('[R2.087, R2.094, R3.014, R4.018] compare two shades from near, and photograph the half that is chosen', async () => {
    const { page } = ana;
    await enabled('Compare');
    await button('Compare').click();
    await page.getByRole('slider', { name: 'Line between the two' }).waitFor();
    expect(await state()).toMatchObject({ currentCompareTryOnSku: PIECES.otherLipstick.sku });
    await page.getByRole('radio', { name: /^Right/u }).check();
    expect(await accessibilityFaults(page)).toEqual([]);

    await button('Zoom, 1 times now').click();
    await button('Zoom, 1.5 times now').waitFor();
    await enabled('Take photo');
    await button('Take photo').click();
    await button('Discard').waitFor();
    expect(await state()).toMatchObject({ isLiveMode: false, isComparing: true, compareSnapshotIndex: 1 });
    expect((await downloadPicture(page)).png.length).toBeGreaterThan(10_000);
    await button('Discard').click();
  });

  it('[R2.086, R4.016, R4.020] are worn together instead, and the camera goes out with the modal', async () => {
    const { page } = ana;
    await enabled('Wear together');
    await button('Wear together').click();
    const shades = page.getByRole('group', { name: /^Eyelids/u }).getByRole('radio');
    await expect.poll(async () => shades.count()).toBeGreaterThan(1);
    expect(await state()).toMatchObject({ isComparing: false });
    expect(await state()).not.toHaveProperty('currentCompareTryOnSku', expect.anything());
    // The column is judged at its end: in the middle of it a row lies half below the bar of the bag, as scrolled rows do.
    await page.getByRole('region', { name: 'Looks' }).getByRole('listitem').last().scrollIntoViewIfNeeded();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await tryOnIsGone(page);
    await expect.poll(async () => cameraStates(page)).toEqual(['ended']);
    expect(await state()).toMatchObject({ isLiveMode: false, currentAddToCartSkus: [] });
  });
});
