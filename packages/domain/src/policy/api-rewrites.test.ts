import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ApiRewrite, rewriteTarget } from './api-rewrites.ts';
import { realmOf } from './realms.ts';

const CALL = { domain: 'shop.example', locale: 'kor-kr', route: 'catalog/skus/:list', service: 'catalog' };
const target = 'https://gateway.example';

describe('a rewriting rule', () => {
  it.each([
    [{ domain: 'shop.example' }, target],
    [{ domain: 'other.example' }, undefined],
    [{ locale: 'kor-kr' }, target],
    [{ locale: 'fra-fr' }, undefined],
    [{ service: 'catalog' }, target],
    [{ service: 'cart' }, undefined],
    [{ route: 'catalog' }, target],
    [{ route: 'catalog/skus' }, target],
    [{ route: 'catalog/sk' }, undefined],
    [{ route: 'cart' }, undefined],
    [{ locale: 'kor-kr', service: 'catalog' }, target],
    [{ locale: 'kor-kr', service: 'cart' }, undefined],
    [{}, target],
  ] as const)('[R7.002] %j leads to %s', (rule, expected) => {
    expect(rewriteTarget([{ ...rule, target }], CALL)).toBe(expected);
  });

  it('[R7.002] is the first that fits', () => {
    const rule = fc.record({
      locale: fc.option(fc.constantFrom('kor-kr', 'fra-fr'), { nil: undefined }),
      service: fc.option(fc.constantFrom('catalog', 'cart'), { nil: undefined }),
      target: fc.nat().map((each) => `https://gateway-${each}.example`),
    });
    fc.assert(
      fc.property(fc.array(rule), (rules: readonly ApiRewrite[]) => {
        const alone = rules.map((one) => rewriteTarget([one], CALL));
        expect(rewriteTarget(rules, CALL)).toBe(alone.find((found) => found !== undefined));
      }),
    );
  });
});

describe('the realm of a dispatch locale', () => {
  it.each([
    [{}, 'eco-eu'],
    [{ 'fra-fr': { region: 'us' } }, 'eco-eu'],
    [{ 'kor-kr': { region: 'ap' } }, 'eco-ap'],
    [{ 'kor-kr': { region: 'ap', context: 'abc' } }, 'abc-ap'],
    [{ 'kor-kr': { context: 'abc' } }, 'abc-eu'],
  ])('[R9.003, R9.004, R9.005] with %j is %s', (settings, realm) => {
    expect(realmOf(settings, 'kor-kr')).toBe(realm);
  });
});
