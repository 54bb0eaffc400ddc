import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../harness/accessibility.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';
import { documentElement, textOf } from '../harness/without-a-role.ts';
import { isAdded } from '../pages/cart.ts';
import { takenOver } from '../pages/taken-over.ts';
import { wordsOf } from '../pages/words.ts';
import { pageOf } from '../pages/pieces.ts';

const { origin } = ownShop();

const PLACES = [
  { locale: 'ita-it', language: 'ita', lang: 'it-IT' },
  { locale: 'jpn-jp', language: 'jpn', lang: 'ja-JP' },
  { locale: 'kor-kr', language: 'kor', lang: 'ko-KR' },
  { locale: 'zhs-cn', language: 'zhs', lang: 'zh-Hans-CN' },
] as const;

/** Holds the won sign: fetched only where the reader's system has no Korean face, as a bare machine of the tests. */
const WON_SIGN_FACE = 'hanken-grotesk-latin-ext';

let visitor: Visitor | undefined;
afterEach(async () => visitor?.leave());

async function onAPhone(acceptLanguage: string): Promise<Visitor> {
  visitor = await newVisitor(origin, { width: 390, height: 844, acceptLanguage, reducedMotion: true });
  return visitor;
}

/** axe finds no fault against WCAG 2.2 AA, nothing is wider than the screen, and no label shows its key. */
async function expectWellSet(page: Page, lang: string): Promise<void> {
  const html = documentElement(page);
  expect([await html.getAttribute('lang'), await html.getAttribute('dir')]).toEqual([lang, 'ltr']);
  expect(await accessibilityFaults(page), page.url()).toEqual([]);
  const overflow: number = await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
  expect(await textOf(page)).not.toMatch(/\b[a-z]+_[a-z]+(?:_[a-z]+)*\b/u);
}

describe.each(PLACES)('in $locale', ({ locale, language, lang }) => {
  const words = wordsOf(language);

  it('[R3.016] home page, listing, product, cart and error page are said and set in its language', async () => {
    const { page, complaints } = await onAPhone(lang);
    await page.goto('/');
    await page.waitForURL(`**/${locale}/homepage`);
    await expectWellSet(page, lang);
    await page.goto(`/${locale}/eyewear/sunglasses`);
    await expectWellSet(page, lang);
    await page.goto(pageOf('sunglasses', locale));
    await page.getByRole('button', { name: words('product_add_to_bag'), exact: true }).click();
    await isAdded(page, language);
    await expectWellSet(page, lang);
    await page.goto(`/${locale}/cart`);
    await page.getByRole('link', { name: words('cart_checkout'), exact: true }).waitFor();
    await expectWellSet(page, lang);
    expect(complaints).toEqual([]);
    await page.goto(`/${locale}/no/such/page`);
    await page.getByRole('heading', { name: words('error_404_title'), exact: true }).waitFor();
    await expectWellSet(page, lang);
  });

  it('a product page fetches the labels of its own language, and no more faces than an English one', async () => {
    const { page, requests } = await onAPhone(lang);
    await page.goto(pageOf('sunglasses', locale));
    await page.getByRole('button', { name: words('product_add_to_bag'), exact: true }).waitFor();
    await takenOver(page);
    await page.waitForLoadState('networkidle');
    const paths = requests.map(({ url }) => new URL(url).pathname);
    const labels = paths.filter((path) => path.includes('/labels-'));
    expect(labels.length).toBeGreaterThan(0);
    expect(labels.filter((path) => !path.includes(`-${language}-`))).toEqual([]);
    const faces = paths.filter((path) => path.endsWith('.woff2'));
    expect(faces.filter((path) => !path.includes(WON_SIGN_FACE))).toHaveLength(2);
    if (language !== 'kor') expect(faces).toHaveLength(2);
  });
});
