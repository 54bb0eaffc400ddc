import { describe, expect, it } from 'vitest';
import { switchedOff } from './features.ts';

describe('[R9.044] the features of a configuration', () => {
  it('are off where they say so, or something else than yes', () => {
    const features = { a: true, b: 'true', c: false, d: 'false', e: 'yes', f: 1, g: null };
    expect([...switchedOff(features)]).toEqual(['c', 'd', 'e', 'f', 'g']);
  });

  it.each([undefined, null, 'off', 1])('are all on where there are none: %o', (features) => {
    expect([...switchedOff(features)]).toEqual([]);
  });
});
