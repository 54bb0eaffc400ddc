/**
 * The 1€ filter (Casiez, Roussel and Vogel, CHI 2012): smooths strongly what stands still and hardly what moves.
 * `leastCutoffHz` is how still a still thing looks; `speedShare` (Hz per unit of speed) how soon it follows.
 */
export interface OneEuroTuning {
  readonly leastCutoffHz: number;
  readonly speedShare: number;
}

/** Cutoff of the speed itself, as the authors set it. */
const SPEED_CUTOFF_HZ = 1;

/** Share of a new value in the filtered one, for a first-order low pass. */
export function smoothing(cutoffHz: number, stepS: number): number {
  const constantS = 1 / (2 * Math.PI * cutoffHz);
  return stepS / (stepS + constantS);
}

/** Keeps the speed of a filtered value, and says how much of the next raw one to take. */
export interface OneEuroGain {
  /** `distance` is how far the raw value lies from the filtered one, in the value's own unit. */
  next(distance: number, stepS: number): number;
}

export function createOneEuroGain({ leastCutoffHz, speedShare }: OneEuroTuning): OneEuroGain {
  let speed = 0;
  return {
    next(distance, stepS) {
      speed += smoothing(SPEED_CUTOFF_HZ, stepS) * (distance / stepS - speed);
      return smoothing(leastCutoffHz + speedShare * Math.abs(speed), stepS);
    },
  };
}
