import { describe, expect, it } from 'vitest';
import { trackedAddress } from './data-layer.ts';

describe('[R2.069] the address of a page view', () => {
  it.each([
    ['?mail_token=secret&redirect_url=%2Fcart', ''],
    ['?email=kim%40example.com&token=x', ''],
    ['?utm_source=letter&mail_token=secret', '?utm_source=letter'],
    ['?utm_source=kim%40example.com&utm_medium=mail', '?utm_medium=mail'],
    ['', ''],
  ])('holds nothing of who is there: %s', (search, kept) => {
    const pathname = '/fra-fr/alternative-login';
    expect(trackedAddress({ pathname, search })).toBe(pathname + kept);
  });
});
