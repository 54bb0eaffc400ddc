import { describe, expect, it } from 'vitest';
import { followableRedirection, MISSING_REDIRECTION, thirdPartyEnd } from './redirection.ts';

const origins = { own: 'http://localhost:3000', providers: ['http://127.0.0.1:3001'] };

describe('followableRedirection', () => {
  it('[R5.002] leads to the own origin and to a configured provider', () => {
    expect(followableRedirection('/eng-us/checkout/confirmation', origins)).toEqual({
      ok: true,
      value: 'http://localhost:3000/eng-us/checkout/confirmation',
    });
    expect(followableRedirection('http://127.0.0.1:3001/acs', origins).ok).toBe(true);
  });

  const missing: readonly unknown[] = [
    undefined,
    '',
    7,
    'https://evil.test/',
    '//evil.test',
    'javascript:alert(1)',
    'http://localhost:3000@evil.test/',
    '\\\\evil.test',
    'http://',
  ];
  for (const url of missing) {
    it(`[R5.002] counts ${JSON.stringify(url)} as missing`, () => {
      expect(followableRedirection(url, origins)).toEqual({
        ok: false,
        refusal: { code: 'redirection_missing', message: MISSING_REDIRECTION },
      });
    });
  }
});

describe('[R5.003] the end of a third-party payment', () => {
  const own = 'https://shop.example';
  it.each([
    [{ redirectionUrl: '/eng-us/checkout/confirmation' }, true],
    [{ redirectionUrl: `${own}/eng-us/checkout/confirmation?x=1#y` }, true],
    [{ completeStatus: true }, true],
    [{ redirectionUrl: '/eng-us/checkout/error', completeStatus: false }, false],
    [{ redirectionUrl: '/eng-us/checkout/error?x=confirmation' }, false],
    [{ redirectionUrl: 'https://evil.test/confirmation' }, false],
    [{}, false],
    [null, false],
    ['confirmation', false],
  ])('of %j is good: %s', (answer, isGood) => {
    expect(thirdPartyEnd(answer, own).ok).toBe(isGood);
  });
});
