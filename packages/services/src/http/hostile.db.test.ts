import {
  CALL_SPECS,
  CALLS,
  type CallName,
  type CallSpec,
  callUrl,
  ErrorBody,
  callNames,
} from '@vitrine/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signIn, useServices } from '../test-harness/open-services.ts';

const services = useServices();
let token: string;

/** Hostile values that JSON can carry. */
const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    '\0',
    'a\0b',
    '\ud800',
    '\udfff x',
    '__proto__',
    '%00',
    "' OR 1=1 --",
    '../../etc/passwd',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer({ min: 200, max: 5000 }).map((length) => 'a'.repeat(length)),
);
const hostileValue = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, -1, 0, 1.5, 1e308, -1e308, 2 ** 53, 2 ** 31, [], {}),
  fc.jsonValue({ maxDepth: 3 }),
);
/** A body with the right field names and wrong things in them, so that the deeper checks are reached as well. */
const hostileBody = fc.oneof(
  hostileValue,
  fc.dictionary(
    fc.constantFrom(
      'items',
      'skuId',
      'quantity',
      'commerceItemIds',
      'dispatchCountry',
      'login',
      'password',
      'email',
    ),
    fc.oneof(
      hostileValue,
      fc.array(fc.record({ skuId: hostileText, quantity: hostileValue }), { maxLength: 30 }),
    ),
  ),
);
const hostileSegment = fc.oneof(
  hostileText.filter((text) => text !== '').map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom('%00', '%ED%A0%80', '%', '%zz', '..%2f..%2f', 'a'.repeat(5000), '%F0%9F%98%80'),
);

interface HostileRequest {
  readonly url: string;
  readonly body: unknown;
}

const hostileRequest = (name: CallName): fc.Arbitrary<HostileRequest> => {
  const keys = [...CALLS[name].path.matchAll(/:(\w+)/gu)].map(([, key = '']) => key);
  return fc
    .record({
      segments: fc.array(hostileSegment, { minLength: keys.length, maxLength: keys.length }),
      query: hostileSegment,
      body: hostileBody,
    })
    .map(({ segments, query, body }) => {
      const params = Object.fromEntries(keys.map((key) => [key, `HOSTILE-${key}`]));
      const filled = keys.reduce(
        (url, key, index) => url.replace(`HOSTILE-${key}`, () => segments[index] ?? ''),
        callUrl(name, { locale: 'eng-us', params }),
      );
      const names = ['usid', 'page', 'commerceItemIds', 'seoUrl', 'dispatchCountry', 'contentId'];
      return { url: `${filled}?${names.map((key) => `${key}=${query}`).join('&')}`, body };
    });
};

const isMounted = (name: CallName): boolean => {
  const { method } = CALLS[name];
  const url = callUrl(name, {
    locale: ':locale',
    params: new Proxy({}, { get: (_target, key) => `:${String(key)}` }),
  });
  return services.app.hasRoute({ method, url: decodeURIComponent(url) });
};

describe('the services', () => {
  it('answer every call there is', () => {
    expect(callNames().filter((name) => !isMounted(name))).toEqual([]);
  });
});

describe('hostile requests', () => {
  it.each(callNames().filter((name) => name !== 'logout'))(
    '[R8.001] %s is never brought to a 5xx, and refuses in the error body',
    async (name) => {
      const spec: CallSpec = CALL_SPECS[name];
      token ??= (await signIn(services)).token;
      await fc.assert(
        fc.asyncProperty(hostileRequest(name), async ({ url, body }) => {
          const response = await services.app.inject({
            method: CALLS[name].method,
            url,
            headers: {
              ...(CALLS[name].access === 'public' ? {} : { authorization: `Bearer ${token}` }),
              ...(spec.body === undefined ? {} : { 'content-type': 'application/json' }),
            },
            ...(spec.body === undefined ? {} : { payload: JSON.stringify(body) ?? '' }),
          });
          expect(response.statusCode).toBeLessThan(500);
          if (response.statusCode >= 400) ErrorBody.parse(response.json());
        }),
        { numRuns: 60 },
      );
    },
    30_000,
  );
});
