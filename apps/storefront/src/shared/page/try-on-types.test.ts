import { describe, expect, it } from 'vitest';
import { canTryOn } from './try-on-types.tsx';

const sunglasses = { tryOnEnabled: true, tryOnType: 'sunglasses' } as const;
const watch = { tryOnEnabled: true, tryOnType: 'watches' } as const;

describe('what can be tried on', () => {
  it('[R5.009] is only what an engine is configured for', () => {
    expect(canTryOn(sunglasses, ['sunglasses'])).toBe(true);
    expect(canTryOn(watch, ['sunglasses'])).toBe(false);
    expect(canTryOn(sunglasses, [])).toBe(false);
  });

  it('is only what the catalogue says so of', () => {
    expect(canTryOn({ ...sunglasses, tryOnEnabled: false }, ['sunglasses'])).toBe(false);
    expect(canTryOn({ tryOnEnabled: true }, ['sunglasses'])).toBe(false);
  });

  it('is what the catalogue says where the configuration could not be read', () => {
    expect(canTryOn(watch, undefined)).toBe(true);
  });
});
