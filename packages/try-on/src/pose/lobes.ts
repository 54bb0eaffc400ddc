/**
 * Where the earlobes are. The landmarks end in front of the ears; those beside the ear give the width of the head
 * there. The height of the lobe is the average head's, corrected by a part of what the points above the mouth show:
 * where points further back lie ever higher than on the average face, the head is bowed further than its pose says.
 * The numbers were fitted to drawn heads and to marked photographs.
 */
import { meanOf } from '../geometry/numbers.ts';
import type { BodySide } from '../landmarks/landmarks.ts';
import type { CanonicalFace } from '../landmarks/canonical-face.ts';
import type { Rotation, Vector } from '../geometry/rotation.ts';
import { rotated } from '../geometry/rotation.ts';

/** One ear's lobe in the head's frame, centimetres of the canonical face. */
export interface Lobe {
  /** Its lower edge, where a drop would leave it. */
  readonly lowest: Vector;
  /** The middle of the lobe, where it is pierced. */
  readonly pierced: Vector;
}

/** Points of the face's outline in front of the ear: the wearer's right, and their partners on the left. */
const BESIDE = { right: [127, 234, 93, 132, 58], left: [356, 454, 323, 361, 288] } as const;
/** From there outwards to the lobe's lower edge. */
const OUTWARDS = 0.72;
/** Height and depth of that edge. */
const LOWEST = { y: -2.75, z: -3.52 } as const;
/** A lobe is pierced in its middle: so far above its lower edge, and so far nearer to the head. */
const PIERCED = { above: 0.62, inwards: 0.26 } as const;
/** Only points above the mouth are used, at this depth of the ear, and with this weight. */
const ABOVE_MOUTH = -3;
const EAR_DEPTH = -3.2;
const WEIGHT = 0.6;

/** Finds the lobes in a face's shape: x, y, z of its points in the head's frame. */
export type LobeFinder = (side: BodySide, shape: Float32Array) => Lobe;

export function createLobeFinder(face: CanonicalFace): LobeFinder {
  const raised = heightFinder(face);
  return (side, shape) => {
    const points = BESIDE[side];
    const beside = meanOf(points, (point) => shape[3 * point] ?? 0);
    const out = side === 'left' ? 1 : -1;
    const x = beside + out * OUTWARDS;
    const y = LOWEST.y + WEIGHT * raised(shape);
    return {
      lowest: [x, y, LOWEST.z],
      pierced: [x - out * PIERCED.inwards, y + PIERCED.above, LOWEST.z],
    };
  };
}

/** How much higher a face lies than the average one at the ears' depth, by a line through its points. */
function heightFinder({ positions }: CanonicalFace): (shape: Float32Array) => number {
  const y = (point: number) => positions[3 * point + 1] ?? 0;
  const z = (point: number) => positions[3 * point + 2] ?? 0;
  const points = Array.from({ length: positions.length / 3 }, (_, point) => point).filter(
    (point) => y(point) > ABOVE_MOUTH,
  );
  const mean = meanOf(points, z);
  const spread = points.reduce((sum, point) => sum + (z(point) - mean) ** 2, 0);

  return (shape) => {
    let [height, slope] = [0, 0];
    for (const point of points) {
      const higher = (shape[3 * point + 1] ?? 0) - y(point);
      height += higher / points.length;
      slope += (higher * (z(point) - mean)) / spread;
    }
    return height + slope * (EAR_DEPTH - mean);
  };
}

/** The angle of a lobe: half-way between ahead and outwards. */
const LOBE_TURN = Math.PI / 4;

/** Turns +Z, out of the front of a lobe, from straight ahead to where the lobe looks. About the head's +Y. */
export function lobeRotation(side: BodySide): Rotation {
  const half = ((side === 'left' ? 1 : -1) * LOBE_TURN) / 2;
  return [0, Math.sin(half), 0, Math.cos(half)];
}

/** How far an ear may look away from the camera and still show beside the head, and how much further once it does. */
const MOST_AWAY = (12 * Math.PI) / 180;
const FORGIVEN = (3 * Math.PI) / 180;

/**
 * False once an ear is turned so far away that the head hides it. `place` is the lobe's, in camera space. A visible
 * lobe goes at a larger angle than an invisible one comes.
 */
export function looksAtCamera(
  side: BodySide,
  {
    head,
    place,
    didBefore,
  }: { readonly head: Rotation; readonly place: Vector; readonly didBefore: boolean },
): boolean {
  const outwards = rotated(head, [side === 'left' ? 1 : -1, 0, 0]);
  const towards = -(outwards[0] * place[0] + outwards[1] * place[1] + outwards[2] * place[2]);
  const away = Math.asin(-towards / Math.hypot(...place));
  return away < MOST_AWAY + (didBefore ? FORGIVEN : 0);
}
