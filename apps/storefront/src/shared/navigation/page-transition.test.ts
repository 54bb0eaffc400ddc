import { expect, it } from 'vitest';
import { isSamePage } from './page-transition.ts';

it('[R9.006] a page that is read anew stays in sight; another one, or another query of it, does not', () => {
  const page = new URL('https://shop.example/eng-us/mylv/orders/o?lvpass=true');
  expect(isSamePage(page, new URL('https://shop.example/eng-us/mylv/orders/o?lvpass=true#top'))).toBe(true);
  expect(isSamePage(page, new URL('https://shop.example/eng-us/mylv/orders/o'))).toBe(false);
  expect(isSamePage(page, new URL('https://shop.example/eng-us/mylv/orders?lvpass=true'))).toBe(false);
});
