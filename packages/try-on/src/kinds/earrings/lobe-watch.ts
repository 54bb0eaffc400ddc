/**
 * Where the lobes hang on this head: the average head's place, raised or lowered to where the picture shows their
 * ends. A person's lobes stay where they are on the head, so an earlier measurement is kept, and follows later ones
 * slowly.
 */
import { clamp } from '../../geometry/numbers.ts';
import type { BodySide } from '../../landmarks/landmarks.ts';
import type { Frame } from '../../scene/frame.ts';
import type { CanonicalFace } from '../../landmarks/canonical-face.ts';
import type { HeadPose } from '../../pose/head-pose.ts';
import { createLobeFinder, type Lobe } from '../../pose/lobes.ts';
import { smoothing } from '../../pose/one-euro.ts';
import { rotated, type Vector } from '../../geometry/rotation.ts';

export interface LobeWatch {
  lobe(side: BodySide, head: HeadInFrame): Lobe;
  /** The pictures to come show another head. */
  reset(): void;
}

interface HeadInFrame {
  readonly pose: HeadPose;
  /** x, y, z of its points in the head's frame. */
  readonly shape: Float32Array;
  readonly frame: Pick<Frame, 'detection' | 'camera' | 'atMs'>;
}

/**
 * The largest distance of a lobe from the average one's place: a fifth of the distance between the pupils, in
 * centimetres.
 */
const MOST_LIFT_CM = 1.2;
const CUTOFF_HZ = 0.3;
const LONGEST_STEP_MS = 400;

interface Lifted {
  readonly liftCm: number;
  readonly atMs: number;
}

export function createLobeWatch(face: CanonicalFace): LobeWatch {
  const lobeOf = createLobeFinder(face);
  const known = new Map<BodySide, Lifted>();

  const lift = (side: BodySide, lowest: Vector, { pose, frame }: HeadInFrame): number => {
    const before = known.get(side);
    const edge = frame.detection.face?.ears.lobes[side];
    if (!edge || before?.atMs === frame.atMs) return before?.liftCm ?? 0;
    const seen = liftCm(lowest, edge, { pose, camera: frame.camera });
    const eased = before ? easedLift(before, seen, frame.atMs) : seen;
    known.set(side, { liftCm: eased, atMs: frame.atMs });
    return eased;
  };

  return {
    lobe(side, head) {
      const { lowest, pierced } = lobeOf(side, head.shape);
      const up = lift(side, lowest, head);
      return { lowest: raised(lowest, up), pierced: raised(pierced, up) };
    },
    reset: () => known.clear(),
  };
}

function easedLift({ liftCm: from, atMs }: Lifted, to: number, nowMs: number): number {
  const stepMs = clamp(nowMs - atMs, 0, LONGEST_STEP_MS);
  return from + smoothing(CUTOFF_HZ, stepMs / 1000) * (to - from);
}

const raised = ([x, y, z]: Vector, by: number): Vector => [x, y + by, z];

/** How far a place on the head must rise to lie as high in the picture as the given point. */
export function liftCm(
  place: Vector,
  edge: { readonly x: number; readonly y: number },
  { pose, camera }: { readonly pose: HeadPose; readonly camera: Frame['camera'] },
): number {
  const { rotation, translation } = pose;
  const [x, y, z] = rotated(rotation, place);
  const pxPerCm = camera.focalPx / Math.max(1, -(z + translation[2]));
  const [upX, upY] = rotated(rotation, [0, 1, 0]);
  const right = edge.x - camera.widthPx / 2 - pxPerCm * (x + translation[0]);
  const above = camera.heightPx / 2 - edge.y - pxPerCm * (y + translation[1]);
  const lift = (right * upX + above * upY) / (pxPerCm * (upX ** 2 + upY ** 2));
  return clamp(lift, -MOST_LIFT_CM, MOST_LIFT_CM);
}
