import { createOneEuroGain, smoothing } from '../pose/one-euro.ts';
import type { Frame } from '../scene/frame.ts';
import { IRIS_POINTS } from '../landmarks/face-points.ts';
import type { Landmarks } from '../landmarks/landmarks.ts';
import { eyeDistancePx } from './contours.ts';

/** A face's points and the picture's colour at each, steadied over time. Make-up is placed by them. */
export interface SteadyFace {
  readonly landmarks: Landmarks;
  /** Red, green and blue of each point, in linear light. */
  readonly colours: Float32Array<ArrayBuffer>;
}

export interface FaceSteadier {
  /** The same frame gets the same answer. Undefined where no face is seen. */
  next(frame: Frame): SteadyFace | undefined;
  reset(): void;
}

/**
 * In distances between the pupils. The tremble of a still point is smoothed until nobody sees it; lips that open by
 * one such distance a second trail by less than a quarter of a frame.
 */
const POINTS = { leastCutoffHz: 1.5, speedShare: 30 } as const;
/** Light changes slowly; fast changes are noise. */
const COLOUR_CUTOFF_HZ = 1.5;
const LONGEST_STEP_MS = 400;

export function createFaceSteadier(): FaceSteadier {
  let last: { readonly frame: Frame; readonly face: SteadyFace } | undefined;
  let gains = createGains();

  return {
    next(frame) {
      const { face } = frame.detection;
      if (last?.frame === frame) return last.face;
      const stepMs = last ? frame.atMs - last.frame.atMs : Infinity;
      const isNew = frame.motion === 'still' || stepMs > LONGEST_STEP_MS || stepMs <= 0;
      if (!face) last = undefined;
      else if (!last || isNew) {
        gains = createGains();
        last = { frame, face };
      } else last = { frame, face: stepped(last.face, face, { gains, stepS: stepMs / 1000 }) };
      return last?.face;
    },
    reset() {
      last = undefined;
    },
  };
}

const createGains = () => Array.from({ length: IRIS_POINTS.first + 10 }, () => createOneEuroGain(POINTS));

function stepped(
  from: SteadyFace,
  to: SteadyFace,
  { gains, stepS }: { readonly gains: ReturnType<typeof createGains>; readonly stepS: number },
): SteadyFace {
  const unitPx = eyeDistancePx(to.landmarks);
  const landmarks = to.landmarks.slice();
  gains.forEach((gain, point) => {
    const [x, y] = [3 * point, 3 * point + 1];
    const [right, down] = [x, y].map((at) => (to.landmarks[at] ?? 0) - (from.landmarks[at] ?? 0));
    const share = gain.next(Math.hypot(right ?? 0, down ?? 0) / unitPx, stepS);
    landmarks[x] = (from.landmarks[x] ?? 0) + share * (right ?? 0);
    landmarks[y] = (from.landmarks[y] ?? 0) + share * (down ?? 0);
  });
  const share = smoothing(COLOUR_CUTOFF_HZ, stepS);
  const colours = to.colours.map((value, at) => {
    const before = from.colours[at] ?? value;
    return before + share * (value - before);
  });
  return { landmarks, colours };
}
