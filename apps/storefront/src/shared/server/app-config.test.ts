import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageError } from './page-error.ts';
import type { PageScope } from './page-scope.ts';

type Answers = Readonly<Record<string, unknown>>;

/** An `ask` that answers by the name of the call. A call without an answer gets a 500. */
function asking(answers: Answers): PageScope['ask'] {
  return (name, ..._request) => {
    const body: unknown = answers[name];
    return Promise.resolve(
      body === undefined
        ? { ok: false, status: 500, error: undefined, setCookies: [] }
        : { ok: true, status: 200, body: JSON.parse(JSON.stringify(body)), setCookies: [] },
    );
  };
}

const INDEX = [{ nodeEnv: 'production', group: 'shop', appConfig: 'main' }];

describe('loadAppConfig', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it('[R9.001] takes the time-out from the configuration', async () => {
    const { loadAppConfig } = await import('./app-config.ts');
    const ask = asking({ getConfigIndex: INDEX, getConfig: { apiTimeout: 500 } });
    expect(await loadAppConfig(ask, () => undefined)).toMatchObject({ apiTimeoutMs: 500, tryOnTypes: [] });
  });

  it('[R9.002] gives a file up after a second', async () => {
    const { loadAppConfig } = await import('./app-config.ts');
    const answers = asking({ getConfigIndex: INDEX, getConfig: {} });
    const patience: unknown[] = [];
    const ask: PageScope['ask'] = (name, ...request) => {
      patience.push(request[0]?.giveUpAfterMs);
      return answers(name, ...request);
    };
    await loadAppConfig(ask, () => undefined);
    expect(patience).toEqual([1_000, 1_000]);
  });

  it('[R9.002] says when it gives up, and does not wait again for every page', async () => {
    const { loadAppConfig } = await import('./app-config.ts');
    const asked: string[] = [];
    const away: PageScope['ask'] = (name, ..._request) => {
      asked.push(name);
      return Promise.reject(new PageError(503, 'Service Unavailable'));
    };
    const reported: unknown[] = [];
    const load = () => loadAppConfig(away, (error) => reported.push(error));
    await Promise.all([load(), load()]);
    vi.advanceTimersByTime(4_000);
    await load();
    expect(asked).toEqual(['getConfigIndex']);
    expect(reported.map(String)).toEqual(['Error: Cannot load application configuration files.']);
    vi.advanceTimersByTime(1_001);
    await load();
    expect(asked).toHaveLength(2);
  });

  it('[R9.002] gives index and files one second together', async () => {
    const { loadAppConfig } = await import('./app-config.ts');
    const answers = asking({ getConfigIndex: INDEX, getConfig: {} });
    const patience: unknown[] = [];
    const slow: PageScope['ask'] = (name, ...request) => {
      patience.push(request[0]?.giveUpAfterMs);
      vi.advanceTimersByTime(400);
      return answers(name, ...request);
    };
    await loadAppConfig(slow, () => undefined);
    expect(patience).toEqual([1_000, 600]);
  });

  it('[R5.009] names the types that an engine is configured for', async () => {
    const { loadAppConfig } = await import('./app-config.ts');
    const providers = { sunglasses: { sdkFile: '/try-on/manifest.json' }, watches: false };
    const ask = asking({ getConfigIndex: INDEX, getConfig: { providers } });
    expect(await loadAppConfig(ask, () => undefined)).toMatchObject({ tryOnTypes: ['sunglasses'] });
  });

  it('[R9.039, R9.041, R9.044] switches the try-on off and on, for everybody and for one locale', async () => {
    const { loadAppConfig, tryOnTypesIn } = await import('./app-config.ts');
    const providers = { sunglasses: {} };
    const offered = async (features: object, activation?: object) => {
      const ask = asking({ getConfigIndex: INDEX, getConfig: { providers, features, activation } });
      vi.advanceTimersByTime(60_001);
      const config = await loadAppConfig(ask, () => undefined);
      return [tryOnTypesIn('eng-us', config), tryOnTypesIn('kor-kr', config)];
    };
    expect(await offered({})).toEqual([['sunglasses'], ['sunglasses']]);
    expect(await offered({}, { 'kor-kr': false })).toEqual([['sunglasses'], []]);
    expect(await offered({ tryOn: false })).toEqual([[], []]);
    expect(await offered({ tryOn: false }, { 'kor-kr': true })).toEqual([[], ['sunglasses']]);
    expect(await offered({ tryOn: 'false' }, { 'kor-kr': 'true' })).toEqual([[], ['sunglasses']]);
    expect(await offered({ tryOn: 'true' }, { 'kor-kr': 'false' })).toEqual([['sunglasses'], []]);
    expect(await offered({ tryOn: true }, { 'kor-kr': 'no' })).toEqual([['sunglasses'], ['sunglasses']]);
  });

  it.each([
    [true, true],
    ['true', true],
    [undefined, true],
    [false, false],
    ['false', false],
    ['yes', false],
  ])('[R9.042, R9.044] has wishlists where their switch is %j: %j', async (wishlist, hasWishlist) => {
    const { loadAppConfig, switchedOffIn } = await import('./app-config.ts');
    const ask = asking({ getConfigIndex: INDEX, getConfig: { features: { wishlist } } });
    const config = await loadAppConfig(ask, () => undefined);
    expect(switchedOffIn('eng-us', config).has('wishlist')).toBe(!hasWishlist);
  });

  it('[R9.043] has wishlists in some locales alone, and logs a switch that is written wrongly', async () => {
    const { loadAppConfig, switchedOffIn } = await import('./app-config.ts');
    const features = { uat: true, wishlist: { noneBut: ['fra-fr'] }, backInStock: { noneBut: 'fra-fr' } };
    const ask = asking({ getConfigIndex: INDEX, getConfig: { features } });
    const reported: unknown[] = [];
    const config = await loadAppConfig(ask, (error) => reported.push(error));
    expect([...switchedOffIn('eng-us', config)]).toEqual(['wishlist', 'backInStock']);
    expect([...switchedOffIn('fra-fr', config)]).toEqual(['backInStock']);
    expect(reported.map(String)).toEqual(['Error: Switches are written wrongly: backInStock']);
  });

  it('[R8.019] stands on what is built in when the files fail, and says so once', async () => {
    const { loadAppConfig } = await import('./app-config.ts');
    const reported: unknown[] = [];
    const config = await loadAppConfig(asking({}), (error) => reported.push(error));
    await loadAppConfig(asking({}), (error) => reported.push(error));
    expect(config).toMatchObject({ apiTimeoutMs: 15_000, tryOnTypes: undefined });
    expect(reported.map(String)).toEqual(['Error: Cannot load application configuration files.']);
  });

  it('[R8.019] keeps the last configuration when a later reading fails', async () => {
    const { loadAppConfig } = await import('./app-config.ts');
    const good = asking({ getConfigIndex: INDEX, getConfig: { apiTimeoutMs: 700 } });
    await loadAppConfig(good, () => undefined);
    vi.advanceTimersByTime(61_000);
    expect(await loadAppConfig(asking({}), () => undefined)).toMatchObject({ apiTimeoutMs: 700 });
  });
});
