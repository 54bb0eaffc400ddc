import { describe, expect, it, vi } from 'vitest';
import { ledOn, movedWithin } from './moved-to.ts';
import { PageError } from './page-error.ts';
import { readPageRequest } from './page-request.ts';

// The catalogues are compiled by the build.
vi.mock('./page-labels.server.ts', () => ({ serverLabels: () => ({ t: (key: string) => key }) }));

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

  it.each([
    ['/fra-fr/open-day?lvpass=true', '/fra-fr/homepage?lvpass=true'],
    ['/open-day', '/homepage'],
  ])('[R2.112, R9.045] whose page has closed says so, and leads on after its time: %s', (address, path) => {
    const request = readPageRequest(new URL(address, 'https://shop.example'), new Headers());
    const closed = ledOn(
      { ...request, ask: () => Promise.reject(new Error('nothing is asked')) },
      { ref: '/homepage', closedForMs: 500 },
    );
    expect(closed).toBeInstanceOf(PageError);
    expect(closed).toMatchObject({ status: 404, told: { redirection: { path, timeout: 500 } } });
  });
});
