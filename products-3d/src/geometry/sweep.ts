import { type BufferGeometry, type Curve, Float32BufferAttribute, type Vector3 } from 'three';
import { joined } from './join.ts';
import { at, point, signedPower } from './numbers.ts';
import { surface } from './surface.ts';

/** Offsets across and along `up`, in millimetres, for t along the curve and the angle around it. */
export type Section = (t: number, angle: number) => readonly [number, number];

interface SweepOptions {
  readonly curve: Curve<Vector3>;
  readonly steps: number;
  readonly sides: number;
  readonly section: Section;
  /** A direction that is never parallel to the curve; the section's second axis leans towards it. */
  readonly up: (t: number) => Vector3;
  readonly closed?: boolean;
  readonly tileMm?: number;
}

/** A (super)ellipse: exponent 2 is round, 4 and more is a rounded bar. */
export const ellipseSection =
  (halfWidthMm: number, halfHeightMm: number, exponent = 2): Section =>
  (_t, angle) => [
    halfWidthMm * signedPower(Math.cos(angle), 2 / exponent),
    halfHeightMm * signedPower(Math.sin(angle), 2 / exponent),
  ];

/** A section pulled along a curve; open ends are closed by flat caps. */
export function swept(options: SweepOptions): BufferGeometry {
  const { curve, steps, sides, section, up, closed = false, tileMm = 30 } = options;
  const pointAt = (t: number, angle: number): Vector3 => {
    const tangent = curve.getTangentAt(t).normalize();
    const across = up(t).cross(tangent).normalize();
    const above = tangent.clone().cross(across).normalize();
    const [x, y] = section(t, angle);
    return curve.getPointAt(t).addScaledVector(across, x).addScaledVector(above, y);
  };
  const skin = surface([steps, sides], (u, v) => pointAt(u, v * Math.PI * 2), {
    closedU: closed,
    closedV: true,
    flip: true,
    tileMm,
  });
  if (closed) return skin;
  const rimAt = (t: number): readonly Vector3[] =>
    Array.from({ length: sides }, (_, j) => pointAt(t, (j / sides) * Math.PI * 2));
  return joined([
    skin,
    disc(rimAt(0), curve.getTangentAt(0).negate(), tileMm),
    disc(rimAt(1), curve.getTangentAt(1), tileMm),
  ]);
}

/** A flat fan over a rim, facing `outward`. */
export function disc(rim: readonly Vector3[], outward: Vector3, tileMm = 30): BufferGeometry {
  const centre = rim.reduce((sum, p) => sum.add(p), point()).divideScalar(rim.length);
  const [first, second] = [at(rim, 0).clone().sub(centre), at(rim, 1).clone().sub(centre)];
  const fan = surface(
    [1, rim.length],
    (u, v) => (u === 0 ? centre : at(rim, Math.round(v * rim.length) % rim.length)).clone(),
    {
      closedV: true,
      tileMm,
      flip: first.cross(second).dot(outward) < 0,
    },
  );
  const normals = Array.from({ length: fan.getAttribute('normal').count }, () => outward.toArray()).flat();
  return fan.setAttribute('normal', new Float32BufferAttribute(normals, 3));
}
