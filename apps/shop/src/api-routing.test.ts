import { describe, expect, it } from 'vitest';
import type { Answered, AskedCall, CallName } from '@vitrine/contracts';
import { createRouting, gatewayOrigins, realmsOf } from './api-routing.ts';
import { readConfig } from './config.ts';
import { createIsCall } from './http/request-kind.ts';
import { askWhereRulesSay } from './pages/ask-over-http.ts';

const GATEWAY = 'http://gateway.example:8080';
const settings = (rewrites: readonly object[], realms: object = {}) =>
  readConfig({
    PUBLIC_ORIGIN: 'https://shop.example',
    PAYMENT_PROVIDER_ORIGIN: 'https://provider.example',
    PAYMENT_PROVIDER_KEY: 'a key of our own',
    WALLET_PROVIDER_ORIGIN: 'https://wallet.example',
    WALLET_PROVIDER_KEY: 'another key of our own',
    API_HOSTS: 'gateway.example:8080, other.example',
    API_REWRITES: JSON.stringify(rewrites),
    API_REALMS: JSON.stringify(realms),
  });
const targetsIn = (locale: string, rewrites: readonly object[]) =>
  Object.entries(createRouting(settings(rewrites))(locale).targets);

describe('the operator’s rules', () => {
  it('[R7.002] send one service of one locale elsewhere, and nothing else', () => {
    const rules = [{ locale: 'kor-kr', service: 'cart', target: `${GATEWAY}/` }];
    const targets = targetsIn('kor-kr', rules);
    expect(targets).toContainEqual(['getCart', GATEWAY]);
    expect(targets.map(([name]) => name)).not.toContain('getProduct');
    expect(targetsIn('fra-fr', rules)).toEqual([]);
  });

  it('[R7.002] go by the shop’s domain and by the route of a call', () => {
    const byService = targetsIn('eng-us', [{ domain: 'shop.example', service: 'seo', target: GATEWAY }]);
    expect(byService.map(([name]) => name).toSorted()).toEqual([
      'getSeoLinks',
      'getSeoLinksLegacy',
      'getSeoStores',
      'getSeoTags',
      'getSeoTagsLegacy',
    ]);
    expect(targetsIn('eng-us', [{ domain: 'elsewhere.example', target: GATEWAY }])).toEqual([]);
    const byRoute = targetsIn('eng-us', [{ route: 'catalog/availability', target: GATEWAY }]);
    expect(byRoute).toEqual([['getProductAvailability', GATEWAY]]);
  });

  it('[R7.002] let the first one win', () => {
    const first = { service: 'cart', target: 'http://other.example' };
    expect(targetsIn('eng-us', [first, { target: GATEWAY }])).toContainEqual(['getCart', first.target]);
    expect(targetsIn('eng-us', [{ target: GATEWAY }, first])).toContainEqual(['getCart', GATEWAY]);
  });

  it.each([
    [{ API_REWRITES: '[{"target":"http://evil.example"}]' }, /evil\.example is not one of API_HOSTS/u],
    [
      { API_REWRITES: '[{"target":"http://gateway.example"}]', API_HOSTS: 'gateway.example:8080' },
      /API_HOSTS/u,
    ],
    [{ API_REWRITES: '{' }, /API_REWRITES[\s\S]*|no JSON/u],
    [{ API_REWRITES: '[{"locale":"xx-yy","target":"http://a.example"}]', API_HOSTS: 'a.example' }, /locale/u],
    [
      { API_REWRITES: '[{"service":"kart","target":"http://a.example"}]', API_HOSTS: 'a.example' },
      /service/u,
    ],
    [{ API_REALMS: '{"kor-kr":{"region":"a/b"}}' }, /API_REALMS|region/u],
    [{ API_REALMS: '{"kor-kr":{"context":"eng","region":"us"}}' }, /eng-us is the name of a locale/u],
  ])('[R7.002, R9.004] stop the start where %j says %s', (environment, message) => {
    expect(() => readConfig(environment)).toThrowError(message);
  });

  it('[R9.003, R9.004, R9.005] give every dispatch locale its realm, and the services all of them', () => {
    const config = settings([], { 'kor-kr': { region: 'ap' }, 'jpn-jp': { region: 'ap', context: 'abc' } });
    const routingOf = createRouting(config);
    expect(routingOf('fra-fr').realms).toEqual({ 'kor-kr': 'eco-ap', 'jpn-jp': 'abc-ap' });
    expect(realmsOf(config)).toEqual(['eco-eu', 'eco-us', 'eco-me', 'eco-ap', 'abc-ap']);
    const isCall = createIsCall(realmsOf(config));
    expect(['/abc-ap/x/v1', '/api/eng-us/cart', '/eco-eu/x'].every(isCall)).toBe(true);
    expect(['/abc-us/x', '/eng-us/homepage', '/api', '/apis/x'].some(isCall)).toBe(false);
  });

  it('[R7.002] tell the pages’ policy which origins they may ask', () => {
    expect(gatewayOrigins(settings([{ target: `${GATEWAY}/shop` }, { target: GATEWAY }]))).toEqual([GATEWAY]);
  });
});

describe('a page’s own calls', () => {
  it('[R7.002, R9.005] go to the services of the process in the realm of the dispatch locale, unless a rule fits', async () => {
    const asked: [CallName, AskedCall][] = [];
    const here = async (name: CallName, call: AskedCall): Promise<Answered> => {
      asked.push([name, call]);
      return { status: 200, body: 'here', setCookies: [] };
    };
    const config = settings([{ locale: 'kor-kr', service: 'cart', target: 'http://other.example' }], {
      'kor-kr': { region: 'ap' },
    });
    const ask = askWhereRulesSay(here, { routingOf: createRouting(config), onAway: () => undefined });
    const call = { locale: 'kor-kr', giveUpAfterMs: 50 };
    await ask('getUserInfo', call);
    await ask('getUserInfo', { ...call, locale: 'eng-us', dispatchLocale: 'kor-kr' });
    await ask('getCart', { ...call, locale: 'fra-fr' });
    expect(await ask('getCart', call)).toMatchObject({ status: 503 });
    expect(asked).toEqual([
      ['getUserInfo', { ...call, realm: 'eco-ap' }],
      ['getUserInfo', { ...call, locale: 'eng-us', dispatchLocale: 'kor-kr', realm: 'eco-ap' }],
      ['getCart', { ...call, locale: 'fra-fr', realm: undefined }],
    ]);
  });
});
