import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../harness/accessibility.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';
import { goToShippingIn } from '../pages/checkout.ts';
import { wordsOf } from '../pages/words.ts';

const { origin } = ownShop();

describe('an address that is typed', () => {
  let ana: Visitor;
  let page: Page;
  beforeEach(async () => {
    ana = await newVisitor(origin, { phone: true });
    ({ page } = ana);
  });
  afterEach(async () => ana.leave());

  it('[R2.129, R5.025, R7.131] is suggested in the United States, and completed by its postal code', async () => {
    await goToShippingIn(page, { locale: 'eng-us', language: 'eng' });
    const street = page.getByRole('combobox', { name: 'Address', exact: true });
    await street.pressSequentially('48 mer');
    await page.getByRole('option', { name: /48 Mercer Street.*10013/u }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await street.press('ArrowDown');
    await street.press('ArrowDown');
    await street.press('Enter');
    await page.getByRole('textbox', { name: /^Apartment/u }).pressSequentially('Floor 5');
    expect(await page.getByRole('textbox', { name: /^Apartment/u }).inputValue()).toBe('Floor 5');
    const city = page.getByRole('textbox', { name: 'City' });
    expect(await city.inputValue()).toBe('New York');
    await city.fill('');
    await page.getByRole('textbox', { name: 'Postal code' }).fill('');
    await page.getByRole('textbox', { name: 'Postal code' }).pressSequentially('90210');
    await expect.poll(() => city.inputValue()).toBe('Beverly Hills');
    expect(ana.complaints).toEqual([]);
  });

  it('[R7.131] is completed in Japan, with the part of the town', async () => {
    const words = wordsOf('jpn');
    await goToShippingIn(page, { locale: 'jpn-jp', language: 'jpn' });
    await page.getByRole('textbox', { name: words('address_postalCode') }).pressSequentially('107-0062');
    const street = page.getByLabel(words('address_address1'), { exact: true });
    await expect.poll(() => street.inputValue()).toBe('南青山');
    expect(await page.getByLabel(words('address_state'), { exact: true }).inputValue()).toBe('13');
    expect(ana.complaints).toEqual([]);
  });

  it('[R7.188] is found in Korea in a panel of its own', async () => {
    const words = wordsOf('kor');
    await goToShippingIn(page, { locale: 'kor-kr', language: 'kor' });
    await page.getByRole('button', { name: words('address_korea_search') }).click();
    const panel = page.getByRole('dialog', { name: words('address_korea_search') });
    await panel.getByRole('searchbox').fill('세종대로');
    await panel.getByRole('searchbox').press('Enter');
    await panel.getByRole('button', { name: /04524/u }).click();
    expect(await page.getByLabel(words('address_postalCode'), { exact: true }).inputValue()).toBe('04524');
    expect(await page.getByLabel(words('address_address1'), { exact: true }).inputValue()).toBe(
      '세종대로 110',
    );
    expect(ana.complaints).toEqual([]);
  });

  it('[R7.085] is chosen in China from the province to the district', async () => {
    const words = wordsOf('zhs');
    await goToShippingIn(page, { locale: 'zhs-cn', language: 'zhs' });
    const field = (key: string) => page.getByRole('combobox', { name: new RegExp(`^${words(key)}`, 'u') });
    await field('address_state').selectOption('浙江省');
    await field('address_city').selectOption('杭州市');
    await field('address_district').selectOption('上城区');
    expect(await field('address_district').inputValue()).toBe('上城区');
    expect(ana.complaints).toEqual([]);
  });
});
