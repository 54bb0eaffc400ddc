import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newVisitor, PERSON, type Visitor } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';
import { pageOf, PIECES } from '../pages/pieces.ts';
import { takenOver } from '../pages/taken-over.ts';

const { origin } = ownShop();

let visitor: Visitor;
beforeEach(async () => {
  visitor = await newVisitor(origin);
});
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

describe('a product page', () => {
  it('[R3.055] comes with its data: the browser asks for the session, the stock and the shopper’s own row alone', async () => {
    const { page, requests } = visitor;
    const path = pageOf('sunglasses');
    const html = await (await fetch(origin + path, { headers: { 'user-agent': PERSON } })).text();
    expect(html).toContain(`>${PIECES.sunglasses.name}</h1>`);
    expect(html).toContain('$420');
    await page.goto(path);
    await takenOver(page);
    await page.getByText('In stock').waitFor();
    // The shopper's own row (R7.167) is asked for once nothing else is to be done: before or after now.
    const calls = requests
      .map(({ url }) => new URL(url).pathname)
      .filter((at) => /^\/(?:api|eco-\w+)\//u.test(at) && !at.endsWith('/hyperperso/recommendations'));
    expect(calls.toSorted()).toEqual([
      `/api/eng-us/catalog/availability/${PIECES.sunglasses.product}`,
      '/api/eng-us/guest',
    ]);
  });

  it('[R2.120] has a guide to the sizes of shoes, in centimetres and inches', async () => {
    const { page } = visitor;
    await page.goto(pageOf('sneakers'));
    await takenOver(page);
    await page.getByRole('button', { name: 'Size guide' }).click();
    const guide = page.getByRole('dialog', { name: 'Size guide' });
    const unit = (name: string) => guide.getByRole('button', { name, exact: true });
    const measures = async () => guide.getByRole('cell').allInnerTexts();
    await unit('Inches').click();
    await guide.getByRole('table').waitFor();
    const inches = await measures();
    await unit('Centimetres').click();
    await expect.poll(async () => unit('Centimetres').getAttribute('aria-pressed')).toBe('true');
    const centimetres = await measures();
    expect(centimetres).toHaveLength(inches.length);
    expect(centimetres).not.toEqual(inches);
    expect(await guide.getByRole('rowheader', { name: '41', exact: true }).count()).toBe(1);
  });
});

const HEADER = `document.querySelector('header')`;
const isSticky = async (): Promise<boolean> =>
  visitor.page.evaluate(`${HEADER}.classList.contains('sticky')`);
const scrollDownTo = async (px: number): Promise<void> =>
  visitor.page.evaluate((top) => scrollTo(0, top), px);

describe('the header', () => {
  it('[R9.017, R9.018] draws closer below 40 px, within 500 ms, and back at the top', async () => {
    const { page } = visitor;
    await page.goto(pageOf('sunglasses'));
    await takenOver(page);
    // Each step changes what the one before left.
    for (const px of [41, 39, 41, 0]) {
      await scrollDownTo(px);
      await expect.poll(isSticky, { message: `at ${px} px` }).toBe(px > 40);
    }
    expect(await page.evaluate(`getComputedStyle(${HEADER}).transitionDuration`)).toBe('0.5s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await page.evaluate(`getComputedStyle(${HEADER}).transitionDuration`)).toBe('0s');
  });
});
