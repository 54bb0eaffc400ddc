import { describe, expect, it } from 'vitest';
import type { Exposure } from './exposure.ts';
import { withFire } from './fire.ts';
import type { Triple } from './planes.ts';

/** Two pixels that show the same brightness everywhere. */
const plain = (value: number): Exposure => {
  const plane = Float32Array.of(value, value);
  const triple: Triple = [plane, plane, plane];
  return {
    width: 2,
    height: 1,
    coverage: plane,
    diffuse: triple,
    diffuseColour: triple,
    gloss: triple,
    glossColour: triple,
    rest: triple,
    normal: triple,
    depth: plane,
    masks: [plane],
  };
};

describe('the fire of a stone', () => {
  const whole = withFire([plain(1), plain(2), plain(6)], Float32Array.of(1, 0));

  it('takes every colour of what shines through from its own exposure', () => {
    expect(whole.rest.map((plane) => plane[0])).toEqual([1, 2, 6]);
  });

  it('averages the three where there is no stone, and everything but what shines through', () => {
    expect(whole.rest.map((plane) => plane[1])).toEqual([3, 3, 3]);
    expect([whole.coverage[0], whole.gloss[2][0], whole.depth[1], whole.masks[0]?.[0]]).toEqual([3, 3, 3, 3]);
  });
});
