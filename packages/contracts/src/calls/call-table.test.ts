import { IDENTITY_CALLS } from './identity-calls.ts';
import { describe, expect, it } from 'vitest';
import { CALL_ROUTES } from './call-routes.ts';
import { cacheClassOf, callNames, CALLS, originCheckOf, rateClassOf } from './call-table.ts';

const names = callNames();

describe('the table of calls', () => {
  it.each([
    'getExclusiveSkuList',
    'getCertifiedProducts',
    'getMaterial',
    'getClubEligibility',
    'getExclusiveOffers',
  ] as const)('[R6.017] has %s act for a customer, to the browser as to the services', (name) => {
    expect(CALLS[name].access).toBe('customer');
    expect(CALL_ROUTES[name].isPrivate).toBe(true);
  });

  it('[R6.017] lets nobody wait for a session before a public call', () => {
    const waiting = names.filter((name) => CALL_ROUTES[name].isPrivate);
    const acting = names.filter((name) => ['session', 'customer', 'agent'].includes(CALLS[name].access));
    expect(waiting).toEqual(acting);
    expect(CALL_ROUTES.getSharedWishlist).not.toHaveProperty('isPrivate');
  });

  it('[R7.001] sends the browser where a call stands, and none of its ids, services and guards', () => {
    const told = Object.values(CALL_ROUTES).flatMap((route) => Object.keys(route));
    expect([...new Set(told)].sort()).toEqual(['isIdentified', 'isPrivate', 'kind', 'method', 'path']);
  });

  it('[R6.016] keeps no answer that is somebody’s own, and none that begins a session', () => {
    const shared = names.filter((name) => cacheClassOf(name) === 'shared');
    expect(shared.map((name) => [CALLS[name].access, CALLS[name].method])).toEqual(
      shared.map(() => ['public', 'GET']),
    );
    expect(cacheClassOf('startGuestSession')).toBe('never');
  });

  it('[R7.151] lets no foreign page begin, renew or end a session, nor change anything by a cookie', () => {
    const guarded = names.filter((name) => originCheckOf(name) === 'session');
    expect(guarded).toEqual(
      names.filter(
        (name) => ['tokens', 'account', 'agents'].includes(CALLS[name].service) || name === 'loginOnCheckout',
      ),
    );
    const unguarded = names.filter((name) => originCheckOf(name) === 'any');
    // [R7.083] The one read by POST.
    expect(unguarded.filter((name) => CALLS[name].method !== 'GET')).toEqual(['getCertificateContents']);
  });

  it('[R7.134, R7.153, R7.157] counts every door against floods of its own', () => {
    const doors = names.filter((name) => CALL_ROUTES[name].kind?.endsWith('sign-in'));
    expect(doors).toEqual([
      'headlessLogin',
      'login',
      'loginAgent',
      'loginAgentByCode',
      'agentPasskeyChallenge',
      'loginAgentByPasskey',
      ...Object.keys(IDENTITY_CALLS).filter((name) => !['getSessionId', 'getExclusiveSales'].includes(name)),
      'loginOnCheckout',
    ]);
    expect(doors.map(rateClassOf)).toEqual(doors.map(() => 'sign-in'));
  });

  it('[R9.008, R9.009] says how many ids a request may name', () => {
    expect(CALLS.getSkuAvailability.batch).toBe(100);
    expect([CALLS.getSkuList.batch, CALLS.getSkuPrices.batch]).toEqual([50, 50]);
  });
});
