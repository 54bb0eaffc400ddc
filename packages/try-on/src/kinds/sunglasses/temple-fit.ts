/**
 * How a frame sits: where its bridge rests, how far it tilts so that its temples reach the ears, and how far the
 * temples are spread at the hinges so that they pass the head. Pure geometry in the head's frame, centimetres.
 */
import { clamp } from '../../geometry/numbers.ts';
import type { Vector } from '../../geometry/rotation.ts';

export interface FrameFit {
  /** Turn of the whole front about the bridge, in radians; positive raises the temples' ends. */
  readonly lean: number;
  /** Turn of the left temple about its hinge's vertical axis, in radians; positive outwards. The right one's is the same. */
  readonly spread: number;
}

/** The largest tilt of a worn frame, and the largest angle of a hinge. */
const MOST_LEAN = (12 * Math.PI) / 180;
const MOST_SPREAD = (12 * Math.PI) / 180;
const LEAST_SPREAD = (-6 * Math.PI) / 180;

export interface TempleGeometry {
  /** Left hinge relative to the bridge's rest. */
  readonly hinge: Vector;
  /** Where the inner side of the unspread temple is beside the ear, relative to the bridge's rest. */
  readonly besideEar: Vector;
}

/** `ear` is where the left temple should lie, relative to the bridge's rest. */
export function fitFrame(temple: TempleGeometry, ear: Vector): FrameFit {
  const { hinge, besideEar } = temple;
  const lean = angle([ear[1], ear[2]]) - angle([besideEar[1], besideEar[2]]);
  const wanted = Math.atan2(ear[0] - hinge[0], hinge[2] - ear[2]);
  const given = Math.atan2(besideEar[0] - hinge[0], hinge[2] - besideEar[2]);
  return {
    lean: clamp(lean, -MOST_LEAN, MOST_LEAN),
    spread: clamp(wanted - given, LEAST_SPREAD, MOST_SPREAD),
  };
}

/** Elevation of a point behind the bridge. */
const angle = ([up, forward]: readonly [number, number]) => Math.atan2(up, -forward);
