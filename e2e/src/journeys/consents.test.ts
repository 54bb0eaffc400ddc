import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../harness/accessibility.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';
import { toPaymentIn } from '../pages/checkout.ts';
import { wordsOf } from '../pages/words.ts';

const { origin } = ownShop();

const SEOUL = {
  countryCode: 'KR',
  firstName: '서연',
  lastName: '김',
  address1: '세종대로 110',
  city: '중구',
  state: '11',
  postalCode: '04524',
  phone: '+82 10 1234 5678',
};

describe('consents', () => {
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await newVisitor(origin);
  });
  afterEach(async () => visitor.leave());

  it('[R4.034, R5.015, R6.013] are asked in Korea before an order, and each must be ticked', async () => {
    const { page } = visitor;
    const words = wordsOf('kor');
    await toPaymentIn(page, 'kor-kr', SEOUL);
    const boxes = page.getByRole('group', { name: words('consents_title') }).getByRole('checkbox');
    await boxes.last().waitFor();
    // Four, and the one that ticks them all.
    expect(await boxes.count()).toBe(5);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('checkbox', { name: words('checkout_terms') }).check();
    await page.getByRole('checkbox', { name: words('consents_all') }).check();
    await boxes.last().uncheck();
    const kept = page.waitForRequest(/account\/korea-consents/u);
    await page.getByRole('button', { name: /주문/u }).last().click();
    await page.getByText(words('consents_required')).waitFor();
    await boxes.last().check();
    await page.getByRole('button', { name: /주문/u }).last().click();
    expect((await kept).postDataJSON()).toHaveLength(4);
    expect(visitor.complaints).toEqual([]);
  });

  it('[R6.013] of Korea are asked nowhere else', async () => {
    const { page } = visitor;
    await page.goto('/eng-us/newsletter');
    await page.getByRole('button', { name: 'Subscribe', exact: true, disabled: false }).waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goto('/kor-kr/newsletter');
    expect(await page.getByRole('checkbox').count()).toBe(4);
  });

  it('[R7.031] of mainland China are asked once', async () => {
    const { page } = visitor;
    const words = wordsOf('zhs');
    await page.goto('/zhs-cn/homepage');
    const question = page.getByRole('dialog', { name: words('china_title') });
    for (const box of await question.getByRole('checkbox').all()) await box.check();
    expect(await accessibilityFaults(page)).toEqual([]);
    await question.getByRole('button', { name: words('china_agree') }).click();
    await question.waitFor({ state: 'detached' });
    const asked = page.waitForResponse(/consent-texts/u);
    await page.reload();
    await asked;
    expect(await question.count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
  });
});
