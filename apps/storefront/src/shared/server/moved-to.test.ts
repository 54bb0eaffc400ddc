import { describe, expect, it } from 'vitest';
import { movedWithin } from './moved-to.ts';
import { readPageRequest } from './page-request.ts';

function leadsTo(address: string, ref: string): string | undefined {
  const request = readPageRequest(new URL(address, 'https://shop.example'), new Headers());
  const response = movedWithin(request, ref);
  return response && `${response.status} ${response.headers.get('location')}`;
}

describe('an old address', () => {
  it.each([
    ['/fra-fr/old', '301 /fra-fr/eyewear'],
    ['/old', '301 /eng-us/eyewear'],
    ['/fra-fr/old?lvpass=true&utm_source=x&newStore=1', '301 /fra-fr/eyewear?lvpass=true'],
  ])('[R2.031] leads on in its locale, with the flags that are kept: %s', (address, expected) => {
    expect(leadsTo(address, '/eyewear')).toBe(expected);
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '\\\\evil.example', 'eyewear', ''])(
    '[R2.031] never leads to another host: %j',
    (ref) => {
      expect(leadsTo('/fra-fr/old', ref)).toBeUndefined();
    },
  );
});
