import {
  type BufferGeometry,
  CatmullRomCurve3,
  ExtrudeGeometry,
  LatheGeometry,
  Path,
  Shape,
  type Vector2,
  type Vector3,
} from 'three';
import { creased, withPlanarUv } from './join.ts';
import { at, flat, point } from './numbers.ts';

/** A turned profile: radius and height, in millimetres. */
export type Profile = readonly (readonly [number, number])[];

/** Profile corners replaced by arcs: one radius for all, or one per point (0 keeps the corner). */
export function rounded(profile: Profile, radiiMm: number | readonly number[], steps = 5): Profile {
  return profile.flatMap((corner, i) => {
    const radius = typeof radiiMm === 'number' ? radiiMm : at(radiiMm, i);
    const [before, after] = [profile[i - 1], profile[i + 1]];
    if (!before || !after || radius === 0) return [corner];
    const here = flat(...corner);
    const back = flat(...before).sub(here);
    const ahead = flat(...after).sub(here);
    const reach = Math.min(radius, back.length() * 0.49, ahead.length() * 0.49);
    const start = here.clone().add(back.setLength(reach));
    const end = here.clone().add(ahead.setLength(reach));
    return Array.from({ length: steps + 1 }, (_, k): readonly [number, number] => {
      const t = k / steps;
      const bow = (a: number, b: number, c: number): number =>
        (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
      return [bow(start.x, here.x, end.x), bow(start.y, here.y, end.y)];
    });
  });
}

interface TurnedOptions {
  readonly segments?: number;
  readonly creaseAngle?: number;
}

/** Turned about the vertical axis. The profile runs upward on the outside. */
export function turnedY(
  profile: Profile,
  { segments = 96, creaseAngle = 0.6 }: TurnedOptions = {},
): BufferGeometry {
  return creased(
    new LatheGeometry(
      profile.map(([radius, height]) => flat(Math.max(radius, 1e-4), height)),
      segments,
    ),
    creaseAngle,
  );
}

/** Turned about the z axis: the profile's height becomes z. */
export const turnedZ = (profile: Profile, options: TurnedOptions = {}): BufferGeometry =>
  turnedY(profile, options).rotateX(Math.PI / 2);

interface PlateOptions {
  readonly thicknessMm: number;
  readonly bevelMm: number;
  readonly bevelSegments?: number;
  readonly curveSegments?: number;
  readonly creaseAngle?: number;
  readonly tileMm?: number;
}

/** A flat shape with thickness (z from 0) and rounded edges. */
export function plate(shape: Shape | Shape[], options: PlateOptions): BufferGeometry {
  const {
    thicknessMm,
    bevelMm,
    bevelSegments = 3,
    curveSegments = 24,
    creaseAngle = 0.5,
    tileMm = 30,
  } = options;
  const solid = new ExtrudeGeometry(shape, {
    depth: Math.max(thicknessMm - 2 * bevelMm, 1e-3),
    bevelEnabled: bevelMm > 0,
    bevelSize: bevelMm,
    bevelThickness: bevelMm,
    bevelOffset: -bevelMm,
    bevelSegments,
    curveSegments,
  }).translate(0, 0, bevelMm);
  return creased(withPlanarUv(solid, tileMm), creaseAngle);
}

interface RoundedRectangle {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly radiusMm: number;
}

/** A centred rectangle with round corners. */
export function roundedRectangle({ widthMm, heightMm, radiusMm }: RoundedRectangle): Shape {
  const [right, top] = [widthMm / 2, heightMm / 2];
  const r = Math.min(radiusMm, right - 1e-3, top - 1e-3);
  const shape = new Shape();
  shape.moveTo(-right + r, -top).lineTo(right - r, -top);
  shape.absarc(right - r, -top + r, r, -Math.PI / 2, 0, false).lineTo(right, top - r);
  shape.absarc(right - r, top - r, r, 0, Math.PI / 2, false).lineTo(-right + r, top);
  shape.absarc(-right + r, top - r, r, Math.PI / 2, Math.PI, false).lineTo(-right, -top + r);
  shape.absarc(-right + r, -top + r, r, Math.PI, Math.PI * 1.5, false);
  return shape;
}

/** The smooth curve through points. */
export const smoothCurve = (points: readonly Vector3[], closed = false): CatmullRomCurve3 =>
  new CatmullRomCurve3([...points], closed, 'centripetal');

/** A smooth closed outline through flat points, sampled at equal distances. */
export function smoothOutline(points: Profile, samples: number): readonly Vector2[] {
  return smoothCurve(
    points.map(([x, y]) => point(x, y)),
    true,
  )
    .getSpacedPoints(samples)
    .slice(0, samples)
    .map((p) => flat(p.x, p.y));
}

/** A shape from an outline, with holes. */
export function shapeWithHoles(outline: readonly Vector2[], holes: readonly (readonly Vector2[])[]): Shape {
  const shape = new Shape([...outline]);
  shape.holes.push(...holes.map((hole) => new Path([...hole])));
  return shape;
}
