import { describe, expect, it } from 'vitest';
import { ownUrl } from './own-url.ts';

const ORIGIN = 'https://shop.example';

describe('the address a page is rendered for', () => {
  it.each([
    ['/eng-us/homepage?x=1', '/eng-us/homepage?x=1'],
    ['/', '/'],
    ['//', '//'],
    ['///', '///'],
    ['//evil.example/x', '//evil.example/x'],
    ['/\\evil.example', '//evil.example'],
    ['//user@evil.example:99/', '//user@evil.example:99/'],
    ['http://evil.example/eng-us/cart?y=2', '/eng-us/cart?y=2'],
    ['javascript:alert(1)', '/'],
    ['http://[', '/'],
    ['*', '/'],
  ])('of %j is on our own origin', (asked, path) => {
    expect(ownUrl(asked, ORIGIN).href).toBe(ORIGIN + path);
  });
});
