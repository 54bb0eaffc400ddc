import { expect, it } from 'vitest';
import { coarselySkipped } from './coarse-field.ts';
import { ellipsoid } from './distance-field.ts';
import { surfaceOf } from './surface-nets.ts';

it('leaves a surface as it is and asks the body far less often', () => {
  const box = { from: [-4, -4, -4], to: [4, 4, 4], stepCm: 0.2 } as const;
  let asked = 0;
  const ball = ellipsoid([0.3, 0, 0], [2, 2, 2]);
  const counted = (point: readonly [number, number, number]) => {
    asked += 1;
    return ball(point);
  };
  const whole = surfaceOf(counted, box);
  const askedInFull = asked;
  asked = 0;
  expect(surfaceOf(coarselySkipped(counted, { ...box, cellCm: 0.8 }), box)).toEqual(whole);
  expect(asked).toBeLessThan(0.7 * askedInFull);
});
