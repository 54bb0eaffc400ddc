import { describe, expect, it } from 'vitest';
import { createLightWatch } from './light-watch.ts';

const heard = (...luminances: readonly number[]) => {
  const watch = createLightWatch();
  return luminances.map((mean) => watch.hint({ luminance: { mean, bright: mean } }));
};

describe('the watch over the light', () => {
  it('asks for light where a face is all but black, and for none in a dim room, whatever the skin', () => {
    expect(heard(0.003)).toEqual(['too-dark']);
    expect(heard(0.016)).toEqual([undefined]); // the deepest skin in a dim room
    expect(heard(0.4)).toEqual([undefined]);
  });

  it('does not come and go with a flicker', () => {
    expect(heard(0.02, 0.011, 0.013, 0.011, 0.017, 0.02, 0.013)).toEqual([
      undefined,
      'too-dark',
      'too-dark',
      'too-dark',
      'too-dark',
      undefined,
      undefined,
    ]);
  });
});
