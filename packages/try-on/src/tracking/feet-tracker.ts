import { greyPyramid, type GreyPyramid } from './flow/grey-picture.ts';
import { type HeldFoot, holdFoot } from './flow/held-foot.ts';
import type { Raster } from './raster.ts';
import type { DetectedFeet } from './detected-feet.ts';
import type { Tracker } from './tracker.ts';
import type { Seen } from './worker-protocol.ts';

interface HeldFeet {
  readonly left: HeldFoot | undefined;
  readonly right: HeldFoot | undefined;
}

type FeetSeen = Partial<Pick<Seen, 'feet' | 'feetGuess'>>;

/** Keeps feet in their place that the shopper placed by hand. `guess` says where to begin to place them in a photo. */
export function createFeetTracker(
  guess: (raster: Raster) => Promise<DetectedFeet | undefined>,
): Required<Tracker<FeetSeen>> {
  let placed: DetectedFeet | undefined;
  let held: HeldFeet | undefined;

  return {
    follow(raster) {
      if (!placed && !held) return Promise.resolve(undefined);
      const picture = greyPyramid(raster);
      const feet = placed ?? (held && nextOf(held, picture));
      if (placed) held = heldIn(picture, placed);
      placed = undefined;
      return Promise.resolve(feet && { feet });
    },
    async study(raster) {
      const feetGuess = await guess(raster);
      return feetGuess && { feetGuess };
    },
    place(feet) {
      placed = feet;
      held = undefined;
    },
    forget() {
      placed = held = undefined;
    },
  };
}

const heldIn = (picture: GreyPyramid, { left, right }: DetectedFeet): HeldFeet => ({
  left: left && holdFoot(left, picture),
  right: right && holdFoot(right, picture),
});

/** A foot that left the picture does not affect the other one. */
function nextOf(held: HeldFeet, picture: GreyPyramid): DetectedFeet | undefined {
  const [left, right] = [held.left?.next(picture), held.right?.next(picture)];
  return left || right ? { ...(left && { left }), ...(right && { right }) } : undefined;
}
