import { describe, expect, it } from 'vitest';
import { appCookie } from './app-cookie.ts';

const SET = ['Set-Cookie', 'lvpass=true; Path=/; HttpOnly; SameSite=Lax'];

describe('[R2.076] the cookie of the house’s application', () => {
  it.each(['/homepage?lvpass=true', '/cart?x=1&lvpass=true&y=2'])('is set at %s', (url) => {
    expect(appCookie({ url, headers: {} })).toEqual(SET);
    expect(appCookie({ url, headers: { cookie: 'lvpass=true' } })).toEqual([]);
  });

  it.each(['/homepage', '/homepage?lvpass=false', '/homepage?lvpass=trueish', '/homepage?xlvpass=true'])(
    'is not set at %s',
    (url) => {
      expect(appCookie({ url, headers: {} })).toEqual([]);
    },
  );
});
