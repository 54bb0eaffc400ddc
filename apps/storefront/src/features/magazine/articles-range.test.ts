import { describe, expect, it } from 'vitest';
import { articlesRange } from './articles-range.ts';

describe('the articles of a page', () => {
  it('[R9.013] are nine, both ends counted', () => {
    expect([0, 1, 2].map(articlesRange)).toEqual(['0-8', '9-17', '18-26']);
  });
});
