import { describe, expect, it } from 'vitest';
import { ALL_FEATURES, featuresWithout } from './features.ts';

describe('the features of a page', () => {
  it('[R1.009, R9.044] are all but those that are switched off', () => {
    expect(featuresWithout(new Set())).toEqual(ALL_FEATURES);
    expect(featuresWithout(new Set(['guestCheckout', 'tryOn']))).toEqual({
      wishlist: true,
      backInStock: true,
      textMessages: true,
      guestCheckout: false,
      loginOnCheckout: true,
      addressAutocomplete: true,
      completeAddress: true,
      uat: true,
    });
  });
});
