import { expect, it } from 'vitest';
import { acceptsBrotli } from './accepts-brotli.ts';

it.each([
  ['gzip, deflate, br, zstd', true],
  ['br;q=0.5, gzip', true],
  ['gzip;q=1.0, br;q=1', true],
  ['gzip, br;q=0', false],
  ['br; q=0.000, gzip', false],
  ['gzip, deflate', false],
  ['brotli', false],
  ['', false],
  [undefined, false],
])('"%s" takes brotli: %s', (header, takes) => {
  expect(acceptsBrotli(header)).toBe(takes);
});
