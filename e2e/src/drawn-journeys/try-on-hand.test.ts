import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';
import { cameraStates, watchTryOn } from '../harness/try-on-watch.ts';
import { testPictures } from '../harness/test-pictures.ts';
import { acceptConsent, downloadPicture, tryOnIsGone } from '../pages/try-on.ts';
import { pageOf, PIECES } from '../pages/pieces.ts';

const { origin } = ownShop();
const { hand } = await testPictures();

const KNOWN_WRIST = `sessionStorage.setItem('wristMeasurementSize', '165')`;

/** How far apart the outermost are. */
function span(places: readonly number[]): number {
  const sorted = places.toSorted((one, other) => one - other);
  return (sorted.at(-1) ?? 0) - (sorted[0] ?? 0);
}

/**
 * The share of the pixels that differ between two pictures of the same size, and the share of the box around all of
 * them.
 */
async function difference(one: Buffer, other: Buffer) {
  const [first, second] = await Promise.all(
    [one, other].map(async (png) => sharp(png).removeAlpha().raw().toBuffer()),
  );
  const { width, height } = await sharp(one).metadata();
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const apart = [0, 1, 2].some((channel) => {
      const at = pixel * 3 + channel;
      return Math.abs((first?.[at] ?? 0) - (second?.[at] ?? 0)) > 40;
    });
    if (!apart) continue;
    xs.push(pixel % width);
    ys.push(Math.floor(pixel / width));
  }
  return { differing: xs.length / (width * height), holding: (span(xs) * span(ys)) / (width * height) };
}

describe('a watch on a hand before the camera', () => {
  let ana: Visitor;
  beforeAll(async () => {
    ana = await newVisitor(origin, { camera: hand, width: 800, height: 560, reducedMotion: true });
    await ana.page.addInitScript({ content: KNOWN_WRIST });
    await watchTryOn(ana.page);
    await ana.page.goto(pageOf('watch'));
    await ana.page.getByRole('button', { name: 'Try it on your wrist' }).click();
    await acceptConsent(ana.page);
    await ana.page.getByRole('button', { name: 'Take photo' }).waitFor();
  });
  afterAll(async () => {
    expect(ana.complaints).toEqual([]);
    await ana.leave();
  });

  const button = (name: string) => ana.page.getByRole('dialog').getByRole('button', { name, exact: true });
  const photographed = async (): Promise<Buffer> => {
    await expect.poll(async () => button('Add to wishlist').isEnabled()).toBe(true);
    await button('Take photo').click();
    return (await downloadPicture(ana.page)).png;
  };

  it('[R1.006, R2.084, R2.095, R4.009, R4.019] is worn in the colour that is chosen, on the wrist and nowhere else', async () => {
    const { page } = ana;
    await page.getByText('What you try on can be seen on you now.').waitFor({ state: 'attached' });
    // There is no hint while a wrist is followed.
    await page.getByText(/Hold the back of your hand|Bringing the piece/u).waitFor({ state: 'hidden' });
    const green = await photographed();
    expect(await button('Wrist size').count()).toBe(0);

    await page
      .getByRole('group', { name: /^Colour/u })
      .getByRole('radio', { name: 'Ivory' })
      .check({ force: true });
    expect(await page.evaluate('structuredClone(globalThis.__STORE__.tryon.currentAddToCartSkus)')).toEqual([
      PIECES.ivoryWatch.sku,
    ]);
    const other = await photographed();
    const { differing, holding } = await difference(green, other);
    expect(differing).toBeGreaterThan(0.002);
    expect(holding).toBeLessThan(0.1);
    await button('Discard').click();
  });

  it('[R2.084, R2.104, R2.105, R4.020, R4.028] is measured anew over the running camera, forgotten once its box is unticked, and the camera goes out with the modal', async () => {
    const { page } = ana;
    await button('Wrist size').click();
    const wrist = page.getByRole('dialog', { name: 'Your wrist' });
    await wrist.waitFor();
    await page.getByRole('dialog', { name: 'How to measure' }).waitFor();
    await page.keyboard.press('Escape');
    await wrist.getByRole('checkbox', { name: 'Save size', checked: true }).uncheck();
    expect(await page.evaluate(`sessionStorage.getItem('wristMeasurementSize')`)).toBeNull();
    await page.keyboard.press('Escape');
    await wrist.waitFor({ state: 'detached' });
    expect(await cameraStates(page)).toEqual(['live']);
    await button('Close').click();
    await tryOnIsGone(page);
    await expect.poll(async () => cameraStates(page)).toEqual(['ended']);
  });
});
