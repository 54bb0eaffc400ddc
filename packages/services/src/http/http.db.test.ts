import { ErrorBody } from '@vitrine/contracts';
import type { Database } from '@vitrine/database';
import { REALMS } from '@vitrine/domain';
import Fastify, { type InjectOptions } from 'fastify';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createServices } from '../app.ts';
import { guestToken, KIM, openServices, TEST_ORIGIN, useServices } from '../test-harness/open-services.ts';
import { serverOptions } from './server-options.ts';

const services = useServices();
let token: string;
beforeAll(async () => {
  token = await guestToken(services);
});

interface Refused {
  readonly status: number;
  readonly error: ErrorBody;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Sends and expects an answer in the error body. */
async function refusedOf(options: InjectOptions): Promise<Refused> {
  const response = await services.app.inject(options);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-store');
  const error = ErrorBody.parse(response.json());
  expect(error.status).toBe(response.statusCode);
  return { status: response.statusCode, error, headers: response.headers };
}

const putCart = (payload: string, type = 'application/json'): InjectOptions => ({
  method: 'PUT',
  url: '/api/eng-us/cart',
  headers: { authorization: `Bearer ${token}`, 'content-type': type },
  payload,
});

describe('addresses', () => {
  it('[R7.001] answers a relative call below the locale and below the name of its service', async () => {
    const urls = ['/api/eng-us/guest', '/api/eng-us/tokens/guest', '/api/ara-ae/guest'];
    const answers = await Promise.all(urls.map(async (url) => services.app.inject({ url })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  it('[R7.195, R9.003, R9.005] answers a gateway call below every realm and no other', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const path = 'lvcom-tkn-handlr-eapi/v1/context';
    const statuses = await Promise.all(
      ['eco-eu', 'eco-us', 'eco-me', 'eco-ap', 'eco-xx'].map(
        async (realm) => (await services.app.inject({ url: `/${realm}/${path}`, headers })).statusCode,
      ),
    );
    expect(statuses).toEqual([200, 200, 200, 200, 404]);
  });

  it.each([
    '/api/eng-us/nothing',
    '/api/xxx-yy/cart',
    '/api',
    '/eco-eu/nothing',
    `/api/eng-us/${'a'.repeat(5000)}`,
  ])('[R8.001] says not found in the error body: %.40s', async (url) => {
    expect(await refusedOf({ url })).toMatchObject({ status: 404, error: { errorCode: 'not_found' } });
  });

  it('[R8.001] says so whatever the method, and though pages on the same server answer every address', async () => {
    const app = Fastify(serverOptions(services.deps.log));
    await app.register(createServices(services.deps).plugin);
    app.all('/*', (_request, reply) => reply.type('text/html').send('<h1>A page</h1>'));
    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS'] as const) {
      for (const url of ['/api', '/api/eng-us/nothing', '/api/eng-us/product/AU2001/', '/eco-eu/nothing']) {
        const answer = await app.inject({ method, url });
        expect([method, url, ErrorBody.parse(answer.json()).errorCode]).toEqual([method, url, 'not_found']);
      }
    }
    expect((await app.inject({ url: '/apis' })).body).toBe('<h1>A page</h1>');
    await app.close();
  });

  it('[R8.001] says it in the language of the address', async () => {
    const { error } = await refusedOf({ url: '/api/fra-fr/nothing' });
    expect(error.message).toMatch(/^Nous n’avons pas trouvé/u);
  });

  it('refuses a parameter longer than any batch, and one that is no text', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const long = { method: 'DELETE', url: `/api/eng-us/cart/${'a'.repeat(6000)}`, headers } as const;
    const broken = { method: 'DELETE', url: '/api/eng-us/cart/%ED%A0%80', headers } as const;
    const nul = { method: 'DELETE', url: '/api/eng-us/cart/a%00b', headers } as const;
    expect([404, 414]).toContain((await refusedOf(long)).status);
    expect(await refusedOf(broken)).toMatchObject({ status: 400 });
    expect(await refusedOf(nul)).toMatchObject({ status: 400, error: { statusDetails: 'id' } });
  });

  it('[R9.008] takes a parameter of 5,000 characters', async () => {
    const url = `/api/eng-us/cart/${'a'.repeat(5000)}`;
    const headers = { authorization: `Bearer ${token}` };
    expect(await refusedOf({ method: 'DELETE', url, headers })).toMatchObject({ status: 400 });
  });
});

describe('an error', () => {
  const faults: readonly (readonly [service: string, options: InjectOptions])[] = [
    ['setup', { url: '/api/eng-us/app-config/a/b.json' }],
    ['search', { url: '/api/eng-us/plp/products/none' }],
    ['catalog', { url: '/api/eng-us/product/%20' }],
    ['editorial', { url: '/api/eng-us/content' }],
    ['seo', { url: '/api/eng-us/seo/tags' }],
    ['tryon', { url: '/api/eng-us/tryon/assets/none' }],
    ['tokens', { url: '/api/eng-us/refresh_token' }],
    ['account', { method: 'POST', url: '/api/eng-us/account/login', payload: { login: '' } }],
    ['cart', { url: '/api/eng-us/cart' }],
    ['checkout', { url: '/api/eng-us/shipping/lead-time' }],
    ['payment', { url: '/api/eng-us/payment/payer-auth-status' }],
    ['order', { url: '/api/eng-us/order/details/none' }],
  ];
  it.each(faults)(
    '[R3.021] of the service %s has the seven fields in every entry of its list',
    async (_service, options) => {
      const { error } = await refusedOf(options);
      expect(error.errors.length).toBeGreaterThan(0);
      for (const entry of error.errors) {
        expect(Object.keys(entry).toSorted()).toEqual([
          'errorCode',
          'message',
          'rootErrorCode',
          'rootErrorType',
          'scope',
          'statusDetails',
          'valid',
        ]);
      }
    },
  );
});

const line = (skuId: string): string => `{"items":[{"skuId":${skuId},"quantity":1}]}`;

describe('bodies', () => {
  it.each([
    ['broken JSON', '{"items":', 'invalid_json body'],
    ['no body', '', 'bad_request body'],
    ['a list', '[]', 'bad_request body'],
    ['a NUL character', line('"a\\u0000b"'), 'bad_request items.0.skuId'],
    ['half a surrogate pair', line('"\\ud800"'), 'bad_request items.0.skuId'],
    ['half a pair in a key', '{"\\udfff":1}', 'bad_request body'],
    ['a number for a text', line('1e308'), 'bad_request items.0.skuId'],
    ['a text for a number', '{"skuId":"QS2001","quantity":"1"}', 'bad_request quantity'],
    ['half a piece', '{"skuId":"QS2001","quantity":1.5}', 'bad_request quantity'],
    ['a number for a text, alone', '{"skuId":7,"quantity":1}', 'bad_request skuId'],
    ['a prototype', '{"__proto__":{"x":1},"skuId":"QB5001","quantity":1}', 'invalid_json body'],
    ['a list deeper than the stack', '['.repeat(40_000) + ']'.repeat(40_000), 'bad_request body'],
  ])('[R8.001] answers %s with 400 and names the field', async (_what, payload, expected) => {
    const { status, error } = await refusedOf(putCart(payload));
    expect([status, `${error.errorCode} ${error.statusDetails}`]).toEqual([400, expected]);
  });

  it('[R8.001] names every wrong field once, the first one for the whole', async () => {
    const payload = JSON.stringify({ items: [{ skuId: '', quantity: 0 }] });
    const { error } = await refusedOf(putCart(payload));
    expect(error.statusDetails).toBe('items.0.skuId');
    expect(error.errors.map(({ scope, statusDetails }) => [scope, statusDetails])).toEqual([
      ['global', 'items.0.skuId'],
      ['field', 'items.0.skuId'],
      ['field', 'items.0.quantity'],
    ]);
  });

  it('refuses a body over 100 KB unread, and one that is no JSON', async () => {
    const large = line(JSON.stringify('a'.repeat(10_000_000)));
    expect(await refusedOf(putCart(large))).toMatchObject({
      status: 413,
      error: { errorCode: 'body_too_large', statusDetails: 'body' },
    });
    expect(await refusedOf(putCart('a=1', 'text/plain'))).toMatchObject({
      status: 415,
      error: { errorCode: 'unsupported_media_type' },
    });
  });

  it('takes the headers a client of the specification may send', async () => {
    const headers = {
      authorization: `Bearer ${token}`,
      'LV-business-context': 'x',
      'X-Debug': '1',
      client_id: 'a',
    };
    expect((await services.app.inject({ url: '/api/eng-us/cart', headers })).statusCode).toBe(200);
  });
});

describe('answers', () => {
  it('that are the same for everybody may be kept for a short time, others not at all', async () => {
    const kept = await services.call('getMenu');
    const own = await services.call('getCart', { token });
    expect(kept.headers['cache-control']).toBe('public, max-age=30, stale-while-revalidate=60');
    expect(own.headers['cache-control']).toBe('private, no-store');
  });

  it('to a mere look begin no session', async () => {
    const looked = await services.app.inject({ method: 'HEAD', url: '/api/eng-us/guest' });
    expect(looked.statusCode).toBe(404);
    expect(looked.cookies).toEqual([]);
  });
});

describe('a gateway beside the shop', () => {
  const origin = TEST_ORIGIN;

  it('[R7.002] lets pages of our own origin call it with cookies and tokens, and those of no other', async () => {
    const url = '/api/eng-us/cart';
    const preflight = (from: string) =>
      services.app.inject({
        method: 'OPTIONS',
        url,
        headers: {
          origin: from,
          'access-control-request-method': 'PUT',
          'access-control-request-headers': 'authorization,content-type',
        },
      });
    const own = await preflight(origin);
    expect(own.statusCode).toBe(204);
    expect(own.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
    });
    expect(own.headers['access-control-allow-methods']).toContain('PUT');
    expect((await preflight('https://evil.example')).headers).not.toHaveProperty(
      'access-control-allow-origin',
    );
    const asked = async (from: string) =>
      (await services.app.inject({ url, headers: { origin: from, host: 'gateway.example' } })).headers;
    expect(await asked(origin)).toMatchObject({ 'access-control-allow-origin': origin, vary: 'Origin' });
    const foreign = await asked('https://evil.example');
    expect(foreign).not.toHaveProperty('access-control-allow-origin');
    const { headers: none } = await services.app.inject({ url });
    // A cache keeps them apart from the answer to a page of ours.
    expect([foreign.vary, none.vary]).toEqual(['Origin', 'Origin']);
  });

  it('[R9.004] answers below the realms that the operator names', async () => {
    const realms = [...REALMS, 'abc-ap'];
    const named = await openServices({ config: { realms } });
    onTestFinished(() => named.close());
    const path = 'lvcom-tkn-handlr-eapi/v1/context';
    const statuses = await Promise.all(
      ['abc-ap', 'abc-eu'].map(async (realm) => (await named.app.inject(`/${realm}/${path}`)).statusCode),
    );
    expect(statuses).toEqual([401, 404]);
  });
});

describe('requests', () => {
  it('are known by an id: the client’s where it is one, else one of ours', async () => {
    const url = '/api/eng-us/guest';
    const given = await services.app.inject({ url, headers: { 'x-request-id': 'abc-123' } });
    const made = await services.app.inject({ url, headers: { 'x-request-id': 'a b\tc' } });
    expect(given.headers['x-request-id']).toBe('abc-123');
    expect(made.headers['x-request-id']).toMatch(/^[\w-]{36}$/u);
  });

  it('that fail unforeseen are answered without a stack and logged once, with the cause and no shopper’s data', async () => {
    const secret = new Error('Key (email)=(kim@maison-aurele.example) already exists');
    const outage = Object.assign(new Error('the database went away', { cause: new Error('ECONNRESET') }), {
      detail: secret.message,
    });
    const broken: Database = {
      ...services.db,
      first: async () => Promise.reject(outage),
      all: async () => Promise.reject(outage),
    };
    const failing = await openServices({ deps: { db: broken } });
    onTestFinished(() => failing.close());
    const answer = await failing.call('login', { locale: 'fra-fr', body: KIM });
    expect(answer).toMatchObject({ status: 500, errorCode: 'unexpected_error' });
    expect(JSON.stringify(answer.body)).not.toMatch(/database|\.ts|at /u);
    expect(failing.logged).toHaveLength(1);
    expect(failing.logged[0]).toMatchObject({
      level: 'error',
      fields: {
        route: '/api/:locale/account/login',
        error: { message: 'the database went away', cause: { message: 'ECONNRESET' } },
      },
    });
    expect(JSON.stringify(failing.logged)).not.toMatch(/kim@|Vitrine-Kim/u);
  });

  it('that meet a full disk are answered with 503, and somebody is called', async () => {
    const full = Object.assign(new Error('could not extend file: No space left on device'), {
      code: '53100',
    });
    const db: Database = { ...services.db, first: async () => Promise.reject(full) };
    const failing = await openServices({ deps: { db } });
    onTestFinished(() => failing.close());
    const answer = await failing.call('login', { body: KIM });
    expect(answer).toMatchObject({ status: 503, errorCode: 'temporarily_unavailable' });
    expect(answer.headers['retry-after']).toBe('2');
    expect(failing.alarms).toEqual(['database_full']);
    expect(failing.logged).toMatchObject([{ level: 'error', message: 'The database has no room left' }]);
  });

  it('that meet no database are answered with 503 and when to try again, and raise no alarm', async () => {
    const outage = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const away: Database = {
      ...services.db,
      first: async () => Promise.reject(outage),
      all: async () => Promise.reject(outage),
    };
    const failing = await openServices({ deps: { db: away } });
    onTestFinished(() => failing.close());
    const answer = await failing.call('login', { body: KIM });
    expect(answer).toMatchObject({
      status: 503,
      errorCode: 'temporarily_unavailable',
      headers: { 'retry-after': '2', 'cache-control': 'no-store' },
    });
    const asked = await failing.openAskDirectly()('getHomepage', { locale: 'eng-us', giveUpAfterMs: 1000 });
    expect(asked).toMatchObject({ status: 503, body: { errorCode: 'temporarily_unavailable' } });
    expect(failing.logged.map(({ level }) => level)).toEqual(['warn', 'warn']);
  });
});
