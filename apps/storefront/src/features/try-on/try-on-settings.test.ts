import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tryOnSettings } from './try-on-settings.ts';

describe('the settings of the try-on', () => {
  it('[R2.094] takes what the configuration serves', () => {
    const served = {
      consentValidityMs: 1000,
      desktopFallbackTypes: ['sneakers', 'rings'],
      upload: 'false',
      zoom: 'true',
      goToCart: 'true',
      multipleAddToCart: false,
      stacking: { sunglasses: [] },
      providers: {
        sunglasses: { sdkFile: '/try-on/manifest.json', licenses: { default: 'D', 'kor-kr': 'K' } },
      },
    };
    expect(tryOnSettings(served)).toEqual({ ...served, upload: false, zoom: true, goToCart: true });
  });

  it('[R2.081, R4.010] has defaults: one day, sneakers not at a desk, upload on, no provider', () => {
    expect(tryOnSettings({})).toEqual({
      consentValidityMs: 86_400_000,
      desktopFallbackTypes: ['sneakers'],
      upload: true,
      zoom: false,
      goToCart: false,
      multipleAddToCart: true,
      providers: {},
      stacking: {},
    });
  });

  it('[R9.044] takes no other text for on', () => {
    expect(tryOnSettings({ goToCart: 'yes' }).goToCart).toBe(false);
    expect(tryOnSettings({ upload: '1' }).upload).toBe(false);
  });

  it('[R5.009] keeps a provider without its SDK file as one without, so that the loader can refuse it', () => {
    expect(tryOnSettings({ providers: { sunglasses: { sdkFile: 7 }, rings: 'x' } }).providers).toEqual({
      sunglasses: {},
    });
  });

  it('never throws on what a file may hold', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (config) => {
        expect(() => tryOnSettings(config)).not.toThrow();
      }),
    );
  });
});
