import type { BodySide } from '../../landmarks/landmarks.ts';
import { lobeRotation } from '../../pose/lobes.ts';
import { inverted, type Rotation, rotated, type Vector } from '../../geometry/rotation.ts';
import { createHingeMotion } from './hinge-motion.ts';
import { createPendulum, GRAVITY, type Swing } from './pendulum.ts';

/** Steps the drop of one earring from picture to picture. */
export interface Swinging {
  next(hinge: Hinge): Swing;
  reset(): void;
}

export interface Hinge {
  readonly head: Rotation;
  /** In camera space, real metres. */
  readonly place: Vector;
  readonly atMs: number;
  readonly motion: 'still' | 'moving';
}

/** After a longer pause the difference is no movement: the page was hidden, or the head was away. */
const LONGEST_STEP_MS = 250;
/** Cameras are assumed to be upright. */
const UPRIGHT: Vector = [0, -GRAVITY, 0];

export function createSwinging(side: BodySide, lengthM: number): Swinging {
  const pendulum = createPendulum(lengthM);
  const motion = createHingeMotion();
  let last: { readonly atMs: number; readonly swing: Swing } | undefined;

  const swingAt = ({ head, place, motion: wanted }: Hinge, stepMs: number): Swing => {
    if (wanted === 'moving' && stepMs > 0 && stepMs <= LONGEST_STEP_MS)
      return pendulum.next(inLobe(motion.next(place, stepMs / 1000), head, side), stepMs / 1000);
    motion.reset();
    return pendulum.rest(inLobe(UPRIGHT, head, side));
  };

  return {
    next(hinge) {
      if (last?.atMs === hinge.atMs) return last.swing; // the same picture, drawn once more
      const swing = swingAt(hinge, last ? hinge.atMs - last.atMs : Infinity);
      last = { atMs: hinge.atMs, swing };
      return swing;
    },
    reset() {
      last = undefined;
    },
  };
}

/** From the axes of camera space to those of an earring that hangs in a lobe; the right one's are mirrored. */
function inLobe(vector: Vector, head: Rotation, side: BodySide): Vector {
  const [x, y, z] = rotated(inverted(lobeRotation(side)), rotated(inverted(head), vector));
  return [side === 'right' ? -x : x, y, z];
}
