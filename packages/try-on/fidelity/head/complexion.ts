import type { Vector } from '../../src/geometry/rotation.ts';

export type Tone = 'fair' | 'medium' | 'deep';

/** Linear-light red, green, blue in [0, 1]. */
export type Colour = Vector;

export type Complexion = {
  readonly skin: Colour;
  /** The colour where the skin is redder: cheeks, nose, ears. */
  readonly flush: Colour;
  readonly lips: Colour;
  readonly hair: Colour;
  readonly iris: Colour;
};

export const COMPLEXIONS: Readonly<Record<Tone, Complexion>> = {
  fair: {
    skin: [0.66, 0.43, 0.33],
    flush: [0.62, 0.27, 0.22],
    lips: [0.52, 0.19, 0.17],
    hair: [0.1, 0.05, 0.022],
    iris: [0.1, 0.17, 0.2],
  },
  medium: {
    skin: [0.44, 0.25, 0.165],
    flush: [0.42, 0.17, 0.11],
    lips: [0.4, 0.12, 0.1],
    hair: [0.02, 0.012, 0.008],
    iris: [0.12, 0.06, 0.02],
  },
  deep: {
    skin: [0.155, 0.077, 0.049],
    flush: [0.18, 0.068, 0.044],
    lips: [0.12, 0.034, 0.034],
    hair: [0.009, 0.006, 0.005],
    iris: [0.05, 0.025, 0.012],
  },
};
