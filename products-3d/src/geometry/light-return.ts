import type { Vector3 } from 'three';
import { clipped, type CuttingPlane, type Facet } from './convex-solid.ts';
import { at } from './numbers.ts';

/** A patch of a stone's face, seen from one side, through which light comes from a single direction. */
export interface LightPatch {
  /** Where it is seen: on the facets that face the viewer. */
  readonly corners: readonly Vector3[];
  /** Where a ray from the viewer goes when it has left the stone. */
  readonly towards: Vector3;
  /** Share of the light that comes through, 0 to 1. */
  readonly strength: number;
  /** Angle between red and blue rays where they leave, in radians: the fire. */
  readonly spread: number;
}

interface Stone {
  readonly facets: readonly Facet[];
  readonly ior: number;
  /** How much more blue is bent than red, as a difference of the index. */
  readonly dispersion: number;
}

interface Tracing {
  /** From the viewer to the stone. */
  readonly looking: Vector3;
  /** Reflections to follow before what is left is given up. */
  readonly mostBounces: number;
  /** Patches smaller than this are left out. */
  readonly leastMm2: number;
}

/** One straight stretch of a beam: from which facet, and in which direction. */
interface Leg {
  readonly plane: CuttingPlane;
  readonly direction: Vector3;
}

/** A convex bundle of parallel rays on the facet where its last leg ends, with the way it came. */
interface Beam {
  readonly corners: readonly Vector3[];
  readonly from: Facet;
  readonly legs: readonly [Leg, ...Leg[]];
  readonly strength: number;
}

const GRAZING = 1e-9;
/** Light that is still inside when it is given up comes out somewhere, weakened. */
const GIVEN_UP = 0.5;

/** Cosine of the angle between a ray and the normal of a facet. */
const cosineTo = (direction: Vector3, { normal }: CuttingPlane): number => Math.abs(direction.dot(normal));

/** Snell's law; undefined where the ray is totally reflected. `ratio` is the index it comes from over the one it goes to. */
export function refracted(direction: Vector3, normal: Vector3, ratio: number): Vector3 | undefined {
  const facing = direction.dot(normal) > 0 ? normal.clone().negate() : normal.clone();
  const cos = -direction.dot(facing);
  const rest = 1 - ratio * ratio * (1 - cos * cos);
  if (rest < 0) return undefined;
  return direction
    .clone()
    .multiplyScalar(ratio)
    .addScaledVector(facing, ratio * cos - Math.sqrt(rest));
}

/** Fresnel reflectance of unpolarised light that passes from index 1 to `ior` or back, by the cosine outside. */
export function reflectance(cosOutside: number, ior: number): number {
  const cosInside = Math.sqrt(1 - (1 - cosOutside * cosOutside) / (ior * ior));
  const across = (cosOutside - ior * cosInside) / (cosOutside + ior * cosInside);
  const along = (cosInside - ior * cosOutside) / (cosInside + ior * cosOutside);
  return (across * across + along * along) / 2;
}

/** Area of a flat convex polygon. */
export function areaOf([first, ...corners]: readonly Vector3[]): number {
  if (!first) return 0;
  return (
    corners
      .slice(1)
      .reduce(
        (sum, corner, i) => sum + at(corners, i).clone().sub(first).cross(corner.clone().sub(first)).length(),
        0,
      ) / 2
  );
}

/** Where a ray through a point meets a plane. */
const alongTo = (corner: Vector3, direction: Vector3, { normal, offset }: CuttingPlane): Vector3 =>
  corner.clone().addScaledVector(direction, (offset - normal.dot(corner)) / direction.dot(normal));

const lastLeg = ({ legs }: Beam): Leg => legs.at(-1) ?? legs[0];

/** The share of a beam that meets a facet: moved along the beam onto it, and clipped to the facet's outline. */
function landed(beam: Beam, facet: Facet): Beam | undefined {
  const { direction } = lastLeg(beam);
  if (direction.dot(facet.plane.normal) < GRAZING) return undefined;
  let corners: readonly Vector3[] = beam.corners.map((corner) => alongTo(corner, direction, facet.plane));
  for (const wall of facet.walls) {
    corners = clipped(corners, wall);
    if (corners.length < 3) return undefined;
  }
  return { ...beam, corners, from: facet };
}

/** Where points at the end of some legs are seen: moved back along them to the facet where the first one starts. */
const seenFrom = (ends: readonly Vector3[], legs: readonly Leg[]): readonly Vector3[] =>
  legs.reduceRight<readonly Vector3[]>(
    (points, { plane, direction }) => points.map((corner) => alongTo(corner, direction, plane)),
    ends,
  );

/** Follows one beam from facet to facet; yields what leaves the stone, and dimly what is given up inside. */
function* followed(beam: Beam, stone: Stone, tracing: Tracing): Generator<LightPatch> {
  const { direction } = lastLeg(beam);
  if (beam.legs.length > tracing.mostBounces) {
    yield {
      corners: seenFrom(beam.corners, beam.legs),
      towards: direction,
      strength: beam.strength * GIVEN_UP,
      spread: 0,
    };
    return;
  }
  for (const facet of stone.facets) {
    const part = facet === beam.from ? undefined : landed(beam, facet);
    const corners = part ? seenFrom(part.corners, part.legs) : [];
    if (!part || areaOf(corners) < tracing.leastMm2) continue;
    const { plane } = facet;
    const towards = refracted(direction, plane.normal, stone.ior);
    const mirrored = towards ? reflectance(cosineTo(towards, plane), stone.ior) : 1;
    if (towards && mirrored < 0.5) {
      const strength = beam.strength * (1 - mirrored);
      yield { corners, towards, strength, spread: spreadAt(direction, plane, stone) };
    } else {
      const onward: Leg = { plane, direction: direction.clone().reflect(plane.normal) };
      yield* followed(
        { ...part, legs: [...beam.legs, onward], strength: beam.strength * mirrored },
        stone,
        tracing,
      );
    }
  }
}

function spreadAt(direction: Vector3, { normal }: CuttingPlane, { ior, dispersion }: Stone): number {
  const [red, blue] = [-0.5, 0.5].map((share) => refracted(direction, normal, ior + dispersion * share));
  return red && blue ? red.angleTo(blue) : dispersion;
}

/**
 * What a viewer sees in a cut stone: its face divided into patches, each lit from one direction. The beam that enters
 * by a facet is followed through the solid, divided wherever it meets an edge.
 */
export function lightReturn(stone: Stone, tracing: Tracing): readonly LightPatch[] {
  return stone.facets
    .filter(({ plane }) => plane.normal.dot(tracing.looking) < -1e-6)
    .flatMap((facet) => {
      const direction = refracted(tracing.looking, facet.plane.normal, 1 / stone.ior);
      if (!direction) return [];
      const strength = 1 - reflectance(cosineTo(tracing.looking, facet.plane), stone.ior);
      const legs = [{ plane: facet.plane, direction }] as const;
      return [...followed({ corners: facet.corners, from: facet, legs, strength }, stone, tracing)];
    });
}
