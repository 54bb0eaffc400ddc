import { describe, expect, it } from 'vitest';
import { chooseProvider } from './choose-provider.ts';

const licenses = { default: 'D', 'kor-kr': 'K' };

describe('the provider of a try-on type', () => {
  it('[R5.010] carries the license of the locale, else the default one', () => {
    const configuration = { sunglasses: { sdkFile: 'manifest.json', licenses } };
    expect(chooseProvider(configuration, 'sunglasses', 'kor-kr')).toEqual({
      ok: true,
      value: { sdkFile: 'manifest.json', license: 'K' },
    });
    expect(chooseProvider(configuration, 'sunglasses', 'eng-us')).toEqual({
      ok: true,
      value: { sdkFile: 'manifest.json', license: 'D' },
    });
  });

  it.each([
    ['no-configuration', {}],
    ['no-sdk-file', { sunglasses: { licenses } }],
    ['no-license', { sunglasses: { sdkFile: 'manifest.json' } }],
    ['no-license', { sunglasses: { sdkFile: 'manifest.json', licenses: { 'kor-kr': 'K' } } }],
    ['no-license', { sunglasses: { sdkFile: 'manifest.json', licenses: { default: '' } } }],
  ])('[R5.009, R8.034] is refused as %s from %o', (refusal, configuration) => {
    expect(chooseProvider(configuration, 'sunglasses', 'eng-us')).toEqual({ ok: false, refusal });
  });

  it('takes no license from the prototype of an object', () => {
    const configuration = { sunglasses: { sdkFile: 'manifest.json', licenses: {} } };
    expect(chooseProvider(configuration, 'sunglasses', 'constructor')).toEqual({
      ok: false,
      refusal: 'no-license',
    });
  });
});
