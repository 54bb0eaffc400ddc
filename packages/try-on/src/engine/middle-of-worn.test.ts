import { describe, expect, it } from 'vitest';
import { LEFT_EYE_POINTS, LIP_POINTS, RIGHT_EYE_POINTS } from '../landmarks/face-points.ts';
import type { SeenFace } from '../tracking/worker-protocol.ts';
import { middleOfWorn } from './middle-of-worn.ts';

/** A face whose lips all lie at (50, 80), one eye at (40, 30), the other at (60, 34). */
function aFace(): SeenFace {
  const landmarks = new Float32Array(3 * 478);
  const put = (points: readonly number[], x: number, y: number) => {
    for (const point of points) landmarks.set([x, y], 3 * point);
  };
  put(LIP_POINTS, 50, 80);
  put(LEFT_EYE_POINTS, 40, 30);
  put(RIGHT_EYE_POINTS, 60, 34);
  return { landmarks } as unknown as SeenFace; // oxlint-disable-line typescript/no-unsafe-type-assertion -- a test double
}

describe('the middle of what is worn', () => {
  it.each([
    [['lipsticks'], { x: 50, y: 80 }],
    [['eyeshadows'], { x: 50, y: 32 }],
    [['lipsticks', 'eyeshadows'], { x: 50, y: 55 }],
    [['sneakers'], undefined],
    [['rings'], undefined],
    [[], undefined],
  ] as const)('[R2.094] is where %j are on a face: %o', (seen, place) => {
    expect(middleOfWorn(seen, { face: aFace() })).toEqual(place);
  });
});
