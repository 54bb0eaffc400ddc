import { add, cross, dot, scale, unit } from './point.ts';
import type { Point3 } from './point.ts';

/** A direction turned about an axis by degrees, counter-clockwise seen from the axis's tip (Rodrigues). */
export function turnedAbout(point: Point3, axis: Point3, degrees: number): Point3 {
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const about = unit(axis);
  return add(
    add(scale(point, cos), scale(cross(about, point), sin)),
    scale(about, dot(about, point) * (1 - cos)),
  );
}
