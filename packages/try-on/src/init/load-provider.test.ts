import { describe, expect, it } from 'vitest';
import { loadProvider } from './load-provider.ts';

const licensed = { sdkFile: '/sdk/licensed.js', license: 'K' };
const failed = { ok: false, refusal: 'engine-failed' };

describe('the engine of a provider', () => {
  it('[R5.009] is ours where the SDK file is its manifest, and nothing else is fetched', async () => {
    const fetched: string[] = [];
    const ours = await loadProvider({ sdkFile: '/try-on/manifest.json', license: 'D' }, async (url) => {
      fetched.push(url);
    });
    expect(ours.ok).toBe(true);
    expect(fetched).toEqual([]);
  });

  it('[R5.010] is otherwise the module that the file is, started with the license of the locale', async () => {
    const started: unknown[] = [];
    const sdk = { createTryOn: (options: unknown) => started.push(options) };
    const theirs = await loadProvider(licensed, async () => sdk);
    const options: unknown = { type: 'rings' };
    if (theirs.ok) Reflect.apply(theirs.value, undefined, [options]);
    expect(started).toEqual([{ type: 'rings', license: 'K' }]);
  });

  it('[R8.029] fails where the file cannot be fetched, or is something else', async () => {
    expect(await loadProvider(licensed, async () => Promise.reject(new Error('404')))).toEqual(failed);
    for (const other of [undefined, {}, { createTryOn: 'soon' }])
      expect(await loadProvider(licensed, async () => other)).toEqual(failed);
  });
});
