import type { Vector } from '../../src/geometry/rotation.ts';
import { cross, direction, dot, plus, times } from '../../src/geometry/vectors.ts';

/** A direction turned about an axis by degrees, counter-clockwise seen from the axis's tip (Rodrigues). */
export function turnedAbout(point: Vector, axis: Vector, degrees: number): Vector {
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const about = direction(axis);
  return plus(
    plus(times(point, cos), times(cross(about, point), sin)),
    times(about, dot(about, point) * (1 - cos)),
  );
}
