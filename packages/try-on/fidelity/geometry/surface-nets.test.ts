import { expect, it } from 'vitest';
import { ellipsoid } from './distance-field.ts';
import { edgesOf, facingAwayFrom } from './mesh.ts';
import { lengthOf } from '../../src/geometry/vectors.ts';
import { surfaceOf } from './surface-nets.ts';

it('lays a closed surface around a ball, facing outwards, within a tenth of a grid step', () => {
  const ball = surfaceOf(ellipsoid([0, 0, 0], [2, 2, 2]), { from: [-3, -3, -3], to: [3, 3, 3], stepCm: 0.3 });
  for (const point of ball.points) expect(Math.abs(lengthOf(point) - 2)).toBeLessThan(0.05);
  expect(facingAwayFrom(ball, [0, 0, 0])).toBe(ball);
  const directed = ball.triangles.flatMap((triangle) => edgesOf(triangle).map(([a, b]) => `${a}>${b}`));
  const known = new Set(directed);
  expect(directed.filter((edge) => !known.has(edge.split('>').toReversed().join('>')))).toEqual([]);
});
