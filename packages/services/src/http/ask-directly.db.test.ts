import { type AskedCall, CALL_SPECS, type CallName, callNames, ErrorBody } from '@vitrine/contracts';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { createServices } from '../app.ts';
import { agentToken } from '../test-harness/an-agent.ts';
import { guestToken, OWN_PAGE, signIn, useServices } from '../test-harness/open-services.ts';
import { requestOf } from '../test-harness/requests-of-calls.ts';
import { isReadDirectly } from './ask-directly.ts';
import { serverOptions } from './server-options.ts';

const services = useServices();

type Asked = Omit<AskedCall, 'giveUpAfterMs' | 'locale'> & { readonly locale?: 'eng-us' | 'fra-fr' };

const ask = (name: CallName, call: Asked = {}) =>
  services.openAskDirectly()(name, { locale: 'eng-us', giveUpAfterMs: 1_000, ...call });

describe('what a page of the same process is answered', () => {
  it.each<[CallName, Asked]>([
    ['getProduct', { params: { id: 'AU2001' } }],
    ['getProduct', { params: { id: 'AU2001' }, locale: 'fra-fr' }],
    ['getProduct', { params: { id: 'UNKNOWN' }, locale: 'fra-fr' }],
    ['getProductVariant', { params: { id: 'AU2001', variant: 'QS9999' } }],
    ['getSeoTags', { query: { page: 'product', contentId: 'AU2001', skuId: 'QS2001' } }],
    ['getSeoTags', { query: { page: 'no such page' } }],
    ['getSeoTags', {}],
    ['getListing', { params: { dimId: 'watches' }, query: { page: '0' } }],
    ['getListing', { params: { dimId: 'watches' }, query: { page: 'x' } }],
    ['getMenu', {}],
  ])('[R8.001] is what the wire would bring: %s %j', async (name, call) => {
    const { locale, params, query } = call;
    const answered = await ask(name, call);
    const wired = await services.call(name, {
      ...(locale !== undefined && { locale }),
      ...(params !== undefined && { params }),
      ...(query !== undefined && {
        query: Object.fromEntries(Object.entries(query).map(([k, v]) => [k, String(v)])),
      }),
    });
    expect(answered).toEqual({ status: wired.status, body: wired.body, setCookies: [] });
  });

  it('says not found for a locale nobody knows', async () => {
    const answer = await services.openAskDirectly()('getMenu', { locale: 'xxx-yy', giveUpAfterMs: 1_000 });
    expect([answer?.status, ErrorBody.parse(answer?.body).errorCode]).toEqual([404, 'not_found']);
  });

  it('is nothing for calls that change something, and for files, redirects and events', () => {
    const names: readonly CallName[] = ['login', 'addToCart', 'getPaper', 'followChat'];
    expect(names.map((name) => ask(name))).toEqual(names.map(() => undefined));
  });

  it('[R6.001] looks a session up once for all that one page asks, and anew for the next page', async () => {
    const headers = { authorization: `Bearer ${await guestToken(services)}` };
    const open = services.openAskDirectly();
    const cart = { locale: 'eng-us', giveUpAfterMs: 1_000, headers };
    expect((await open('getCart', cart))?.status).toBe(200);
    await services.db.executeSql('UPDATE session SET revoked_at = $1', [services.clock.now()]);
    expect((await open('getCart', cart))?.status).toBe(200);
    expect((await ask('getCart', { headers }))?.status).toBe(401);
  });

  it('is a copy: what a page does to it reaches no other page', async () => {
    const first = await ask('getMenu');
    Object.assign(Object(first?.body), { categories: 'spoilt' });
    expect((await ask('getMenu'))?.body).toMatchObject({ categories: expect.any(Array) });
  });

  it('[R8.018] is a failure without its cause, which is logged, when the database is gone', async () => {
    const logged: object[] = [];
    const log = { ...services.deps.log, error: (fields: object) => void logged.push(fields) };
    const broken = { ...services.deps.db, first: () => Promise.reject(new Error('connection refused')) };
    const { plugin, openAskDirectly } = createServices({
      ...services.deps,
      log,
      db: { ...services.deps.db, ...broken },
    });
    const app = Fastify(serverOptions(log));
    await app.register(plugin);
    const answer = await openAskDirectly()('getProduct', {
      locale: 'eng-us',
      params: { id: 'AU2001' },
      giveUpAfterMs: 1_000,
    });
    expect(answer?.status).toBe(500);
    expect(JSON.stringify(answer)).not.toContain('connection refused');
    expect(logged).toMatchObject([{ call: 'getProduct', error: { message: 'connection refused' } }]);
    await app.close();
  });
});

/** Ids, tokens and the drawings of a captcha are made anew each time. */
const withoutIds = (body: unknown): string =>
  JSON.stringify([body]).replaceAll(/"data:[^"]*"|[\w-]{22,}/gu, '*');

describe('who asks through a page', () => {
  const READ = callNames().filter((name) => isReadDirectly(name, CALL_SPECS[name]));
  const tokens: Record<string, () => Promise<string | undefined>> = {
    nobody: async () => undefined,
    'a thief': async () => 'not a token of ours',
    'a guest': async () => guestToken(services),
    'a customer': async () => (await signIn(services)).token,
    'an agent': async () => agentToken(services),
  };

  it.each(Object.entries(tokens))(
    '[R6.001, R7.003] is let in and answered as over the wire: %s',
    async (_who, tokenOf) => {
      const token = await tokenOf();
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const apart: string[] = [];
      for (const name of READ) {
        const { params = {}, query = {}, body } = requestOf(name);
        const request = { params, query, ...(body !== undefined && { body }) };
        const wired = await services.call(name, { ...request, headers: { ...headers, ...OWN_PAGE } });
        const asked = await ask(name, { ...request, headers: { ...headers, ...OWN_PAGE } });
        const [one, other] = [wired, asked].map((told) => `${told?.status} ${withoutIds(told?.body)}`);
        if (one !== other) apart.push(`${name}: ${other?.slice(0, 200)} instead of ${one?.slice(0, 200)}`);
      }
      expect(READ.length).toBeGreaterThan(100);
      expect(apart).toEqual([]);
    },
  );
});
