import { describe, expect, it } from 'vitest';
import { callFaults, callsMadeIn, isDocumented } from './call-users.ts';

const madeIn = (text: string) => [...callsMadeIn('page.tsx', text)];

describe('the calls a file makes', () => {
  it.each([
    ["await shopClient().call('getCart');", ['getCart']],
    ["const cart = await need('getCart', { params });", ['getCart']],
    ["send(isCustomer ? 'refreshToken' : 'startGuestSession');", ['refreshToken', 'startGuestSession']],
    [
      "function signIn(door: 'login' | 'loginOnCheckout') { return client.call(door); }",
      ['login', 'loginOnCheckout'],
    ],
    ["const step = 'login';", []],
    ['const field = <Field name="login" />;', []],
    ["mount('getCart', handler);", []],
    ["show('getCart'); // client.call('getMenu')", []],
  ])('%s: %j', (text, names) => {
    expect(madeIn(text)).toEqual(names);
  });
});

describe('a document', () => {
  it('names a call by its address, as code', () => {
    expect(isDocumented('fitting/image', 'through `fitting/image?url=`, from our own origin')).toBe(true);
    expect(isDocumented('product/:id', 'ask `GET /api/eng-us/product/TH2001`')).toBe(true);
    expect(isDocumented('articles', 'the articles of the magazine, `articles`')).toBe(false);
    expect(isDocumented('cart', 'in `packages/services/src/cart/`')).toBe(false);
  });
});

describe('the list of calls to come', () => {
  it('lets nothing be forgotten, and nothing stay too long', () => {
    const calls = ['made', 'to come', 'forgotten', 'made and listed'];
    const made = new Set(['made', 'made and listed']);
    expect(callFaults(calls, made, ['to come', 'made and listed', 'gone'])).toEqual({
      unused: ['forgotten'],
      stale: ['made and listed', 'gone'],
    });
    expect(callFaults(['a'], new Set(), ['a', 'a']).stale).toEqual(['a']);
  });
});
