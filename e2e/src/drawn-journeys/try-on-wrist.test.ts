import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../harness/accessibility.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';
import { cameraStates, watchTryOn } from '../harness/try-on-watch.ts';
import { acceptConsent, tryOnIsGone } from '../pages/try-on.ts';
import { pageOf } from '../pages/pieces.ts';

const { origin } = ownShop();
const WATCH = pageOf('watch');

describe('a watch before it is tried on', () => {
  let ana: Visitor;
  beforeAll(async () => {
    ana = await newVisitor(origin, { width: 1280, height: 800 });
    await watchTryOn(ana.page);
  });
  beforeEach(async () => {
    await ana.page.goto(WATCH);
    await ana.page.getByRole('button', { name: 'Try it on your wrist' }).click();
  });
  afterAll(async () => {
    expect(ana.complaints).toEqual([]);
    await ana.leave();
  });

  const ruler = () => ana.page.getByRole('slider', { name: 'Size of your wrist' });
  const kept = async () => ana.page.evaluate('sessionStorage.getItem("wristMeasurementSize")');
  const leave = async () => {
    await ana.page.keyboard.press('Escape');
    await tryOnIsGone(ana.page);
  };

  it('[R2.104, R2.106, R4.008, R4.026, R9.027, R9.028] measures the wrist after an explanation, by keys too', async () => {
    const { page } = ana;
    await acceptConsent(page);
    const tip = page.getByRole('dialog', { name: 'How to measure' });
    await tip.waitFor();
    expect((await tip.boundingBox())?.width).toBe(480);
    expect(await accessibilityFaults(page)).toEqual([]);
    await tip.getByRole('button', { name: 'Continue' }).click();
    await tip.waitFor({ state: 'detached' });
    expect(await ruler().evaluate((slider) => slider.parentElement?.getBoundingClientRect().height)).toBe(
      600,
    );

    await ruler().focus();
    await page.keyboard.press('ArrowUp');
    await page.getByRole('button', { name: 'Continue with 6.5 in (16.6 cm)' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await cameraStates(page)).toEqual([]);
    await leave();
    expect(await kept()).toBeNull();
  });

  it('[R2.105, R4.009, R4.026, R4.027] explains itself once, keeps a size whose box is ticked, and opens at once with it', async () => {
    const { page } = ana;
    await page.getByRole('button', { name: 'Match with a card' }).click();
    await page.getByRole('button', { name: 'It matches' }).click();
    await page.getByRole('button', { name: 'Match again' }).waitFor();
    await page.getByRole('textbox', { name: 'Or type your size' }).fill('7');
    await page.getByRole('checkbox', { name: 'Save size' }).check();
    await page.getByRole('button', { name: 'Continue with 7 in (17.8 cm)' }).click();
    await page.getByText('No camera was found on this device.').waitFor();
    expect(await kept()).toBe('178');
    await leave();

    await page.getByRole('button', { name: 'Try it on your wrist' }).click();
    await page.getByText('A photo of your wrist and hand').waitFor();
    await leave();
    await page.evaluate('sessionStorage.removeItem("wristMeasurementSize")');
    await page.getByRole('button', { name: 'Try it on your wrist' }).click();
    expect(await page.getByRole('checkbox', { name: 'Save size' }).isChecked()).toBe(false);
    await leave();
  });
});
