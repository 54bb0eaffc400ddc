import { describe, expect, it } from 'vitest';
import { listingPage } from './listing-page.ts';

describe('listingPage', () => {
  it.each([
    [30, 0, { offset: 0, limit: 24, nbPages: 2 }],
    [30, 1, { offset: 24, limit: 24, nbPages: 2 }],
    [30, 2, { offset: 48, limit: 24, nbPages: 2 }],
    [24, 0, { offset: 0, limit: 24, nbPages: 1 }],
    [0, 0, { offset: 0, limit: 24, nbPages: 0 }],
  ])('[R7.009] shows %i cards 24 a page: page %i', (nbHits, page, expected) => {
    expect(listingPage(nbHits, page)).toEqual(expected);
  });
});
