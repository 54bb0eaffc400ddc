import * as three from 'three';
import type { Vector } from '../../src/geometry/rotation.ts';

/** Three numbers per point, as three.js wants them. */
export function triples(points: readonly Vector[]): three.BufferAttribute {
  const numbers = new Float32Array(points.length * 3);
  for (const [index, point] of points.entries()) numbers.set(point, index * 3);
  return new three.BufferAttribute(numbers, 3);
}
