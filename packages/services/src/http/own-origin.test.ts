import { describe, expect, it } from 'vitest';
import { requestOrigin } from './own-origin.ts';

const OWN = ['https://shop.example'];

describe('the origin of a request', () => {
  it.each([
    [{ origin: 'https://shop.example', host: 'internal:3000' }, 'own'],
    [{ origin: 'https://127.0.0.1:3000', host: '127.0.0.1:3000' }, 'own'],
    [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, 'foreign'],
    [{ origin: 'http://shop.example', host: 'shop.example' }, 'foreign'],
    [{ 'sec-fetch-site': 'same-origin' }, 'own'],
    [{ origin: 'https://shop.example.evil', host: 'shop.example' }, 'foreign'],
    [{ origin: 'https://shop.example:444', host: 'shop.example' }, 'foreign'],
    [{ origin: 'null', host: 'shop.example' }, 'foreign'],
    [{ origin: 'null' }, 'foreign'],
    [{ origin: '', host: '' }, 'foreign'],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, 'foreign'],
    [{ 'sec-fetch-site': 'same-site' }, 'foreign'],
    [{ 'sec-fetch-site': 'cross-site' }, 'foreign'],
    [{ 'sec-fetch-site': 'none' }, 'unknown'],
    [{}, 'unknown'],
  ])('of %j is %s', (headers, origin) => {
    expect(requestOrigin({ headers }, OWN)).toBe(origin);
  });
});
