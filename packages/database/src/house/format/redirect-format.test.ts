import fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { REDIRECTS } from './redirect-format.ts';

const isTaken = (redirect: unknown): boolean => {
  const parsed = z.safeParse(REDIRECTS.schema, redirect);
  return parsed.success && REDIRECTS.check(parsed.data).length === 0;
};

describe('an old address in the house’s files', () => {
  it.each([
    ['bags', 'leather-goods'],
    ['lunettes/été 2019.html', 'eyewear/sunglasses'],
    ['magazine/articles/old', 'magazine'],
    ['products/gone-AU0001', 'products/here-AU0002'],
  ])('[R2.031] %s may lead to %s', (from, to) => {
    expect(isTaken({ from, to })).toBe(true);
  });

  it.each([
    '//evil.example',
    '/eyewear',
    'https://evil.example',
    'https:evil.example',
    '\\evil.example',
    'javascript:alert(1)',
    'eyewear/',
    'eyewear/../cart',
    'eng-us/eyewear',
    'eyewear?page=2',
    '',
  ])('[R2.031] leads nowhere but to a path of the shop: not to %j', (to) => {
    expect(isTaken({ from: 'old', to })).toBe(false);
  });

  it.each(['/old', 'old/', 'a//b', 'a\\b', 'a\u202Eb', 'a?b', 'a%20b', 'a/../b', 'eng-us/old', ''])(
    '[R2.031] is an address that can be asked for, and not: %j',
    (from) => {
      expect(isTaken({ from, to: 'eyewear' })).toBe(false);
    },
  );

  it.each([
    [0, true],
    [500, true],
    [60_000, true],
    [-1, false],
    [0.5, false],
    [60_001, false],
    ['500', false],
  ])('[R9.045] has closed for %s milliseconds: %s', (closedForMs, expected) => {
    expect(isTaken({ from: 'old', to: 'eyewear', closedForMs })).toBe(expected);
  });

  it('[R2.031] never leads to another origin, whatever is written', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('', '/', '//', '\\', 'http:', './'), (text, beginning) => {
        const to = beginning + text;
        if (!isTaken({ from: 'old', to })) return;
        expect(new URL(`/eng-us/${to}`, 'https://shop.example').href).toBe(
          `https://shop.example/eng-us/${to}`,
        );
      }),
    );
  });
});
