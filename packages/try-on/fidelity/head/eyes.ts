import { edgesOf, turnedOver } from '../geometry/mesh.ts';
import type { Mesh, Triangle } from '../geometry/mesh.ts';
import { at, bell, mean } from '../geometry/point.ts';
import type { Vector } from '../../src/geometry/rotation.ts';
import { direction, lengthOf, minus, plus, times } from '../../src/geometry/vectors.ts';
import { EYE_RINGS, SIDES } from './face-landmarks.ts';
import type { FaceSide } from './face-landmarks.ts';

/** Radius of an adult's eyeball and of its iris (11.7 mm across, the figure the scale of a face is read from). */
const EYEBALL_RADIUS_CM = 1.22;
export const IRIS_RADIUS_CM = 0.585;
/** The ball is drawn a little smaller than the lids are fitted to, so that they never touch. */
const DRAWN_RADIUS_CM = EYEBALL_RADIUS_CM - 0.04;
const LID_GAP_CM = 0.07;
const LID_DEPTH_CM = 0.19;

export type EyeCentres = Readonly<Record<FaceSide, Vector>>;

/** The centres of two eyeballs that fit the rims of the lids best (least squares by gradient steps). */
export function eyeCentresOf(points: readonly Vector[]): EyeCentres {
  return { right: fittedCentre(rimOf(points, 'right')), left: fittedCentre(rimOf(points, 'left')) };
}

function rimOf(points: readonly Vector[], side: FaceSide): readonly Vector[] {
  return EYE_RINGS[side].map((index) => at(points, index));
}

function fittedCentre(rim: readonly Vector[]): Vector {
  let centre = plus(mean(rim), [0, 0, -1]);
  for (let step = 0; step < 200; step += 1) {
    const pulls = rim.map((point) => {
      const offset = minus(centre, point);
      const distance = lengthOf(offset);
      return times(offset, (distance - EYEBALL_RADIUS_CM) / distance);
    });
    centre = minus(centre, times(mean(pulls), 0.3));
  }
  return centre;
}

/** Lifts the rims of the lids off the eyeballs and gives them the inward margin of real lids. */
export function withLids(head: Mesh, centres: EyeCentres): Mesh {
  const points = [...head.points];
  const triangles = [...head.triangles];
  const directed = new Set(
    head.triangles.flatMap((triangle) => edgesOf(triangle).map(([a, b]) => `${a}>${b}`)),
  );
  for (const side of SIDES) {
    const ring = EYE_RINGS[side];
    const offset = points.length;
    for (const index of ring) {
      const outwards = minus(at(points, index), centres[side]);
      const distance = Math.max(lengthOf(outwards), EYEBALL_RADIUS_CM + LID_GAP_CM);
      points[index] = plus(centres[side], times(direction(outwards), distance));
      points.push(
        plus(centres[side], times(direction(outwards), EYEBALL_RADIUS_CM + LID_GAP_CM - LID_DEPTH_CM)),
      );
    }
    triangles.push(
      ...marginOf(ring, offset).map((one) => (directed.has(`${one[0]}>${one[2]}`) ? one : turnedOver(one))),
    );
  }
  return { points, triangles };
}

/** Both triangles of each step start on the outer ring's edge a to b, the edge that is checked for its direction. */
function marginOf(ring: readonly number[], offset: number): readonly Triangle[] {
  return ring.flatMap((a, index): Triangle[] => {
    const after = (index + 1) % ring.length;
    const b = at(ring, after);
    return [
      [a, offset + index, b],
      [b, offset + index, offset + after],
    ];
  });
}

/** The direction that both eyes look in, of unit length: ahead and a little down, as at a screen. */
export const GAZE: Vector = direction([0, -0.08, 1]);

/** The middle of the iris on the drawn surface of an eyeball about `centre`. */
export function irisCentreOf(centre: Vector): Vector {
  return plus(centre, times(GAZE, DRAWN_RADIUS_CM));
}

const BALL_RINGS = 56;
const BALL_SECTORS = 72;

/** An eyeball about the origin that looks along z, with the cornea's bulge; rings lie closer together at the front. */
export function eyeball(): Mesh {
  const points: Vector[] = [];
  const triangles: Triangle[] = [];
  for (let ring = 0; ring <= BALL_RINGS; ring += 1) {
    const polar = Math.PI * (ring / BALL_RINGS) ** 1.6;
    for (let sector = 0; sector < BALL_SECTORS; sector += 1) {
      const azimuth = (2 * Math.PI * sector) / BALL_SECTORS;
      const outwards: Vector = [
        Math.sin(polar) * Math.cos(azimuth),
        Math.sin(polar) * Math.sin(azimuth),
        Math.cos(polar),
      ];
      const bulge = polar < Math.PI / 2 ? 0.07 * bell(Math.sin(polar) * EYEBALL_RADIUS_CM, 0.5) : 0;
      points.push(times(outwards, DRAWN_RADIUS_CM * (1 + bulge)));
    }
  }
  for (let ring = 0; ring < BALL_RINGS; ring += 1) {
    for (let sector = 0; sector < BALL_SECTORS; sector += 1) {
      const [here, next] = [
        ring * BALL_SECTORS + sector,
        ring * BALL_SECTORS + ((sector + 1) % BALL_SECTORS),
      ];
      triangles.push([here, here + BALL_SECTORS, next], [next, here + BALL_SECTORS, next + BALL_SECTORS]);
    }
  }
  return { points, triangles };
}
