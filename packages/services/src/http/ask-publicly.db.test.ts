import { type AskedCall, type CallName, ErrorBody } from '@vitrine/contracts';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { createServices } from '../app.ts';
import { useServices } from '../test-harness/open-services.ts';
import { serverOptions } from './server-options.ts';

const services = useServices();

type Asked = Omit<AskedCall, 'giveUpAfterMs' | 'locale'> & { readonly locale?: 'eng-us' | 'fra-fr' };

const ask = (name: CallName, call: Asked = {}) =>
  services.askPublicly(name, { locale: 'eng-us', giveUpAfterMs: 1_000, ...call });

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
    const answer = await services.askPublicly('getMenu', { locale: 'xxx-yy', giveUpAfterMs: 1_000 });
    expect([answer?.status, ErrorBody.parse(answer?.body).errorCode]).toEqual([404, 'not_found']);
  });

  it('is nothing for calls that depend on who asks', () => {
    expect([ask('getCart'), ask('login'), ask('startGuestSession'), ask('getProductAvailability')]).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
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
    const { plugin, askPublicly } = createServices({
      ...services.deps,
      log,
      db: { ...services.deps.db, ...broken },
    });
    const app = Fastify(serverOptions(log));
    await app.register(plugin);
    const answer = await askPublicly('getProduct', {
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
