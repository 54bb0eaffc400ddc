/** The proportions of a hand, as factors of the usual one. */
export type HandBuild = {
  readonly palm: { readonly width: number; readonly length: number };
  /** The length and thickness of thumb, index, middle, ring and little finger. */
  readonly lengths: PerDigit;
  readonly thickness: PerDigit;
  readonly wrist: { readonly width: number; readonly depth: number };
};
type PerDigit = readonly [number, number, number, number, number];

/**
 * All lie within the measured range of adults' hands (the 5th to the 95th of a hundred women and men: digits ±15 % in breadth,
 * ±12 % in length against the palm; wrists ±13 %).
 */
export const HAND_BUILDS = {
  usual: {
    palm: { width: 1, length: 1 },
    lengths: [1, 1, 1, 1, 1],
    thickness: [1, 1, 1, 1, 1],
    wrist: { width: 1, depth: 1 },
  },
  slender: {
    palm: { width: 0.93, length: 0.97 },
    lengths: [1.02, 1.08, 1.07, 1.09, 1.1],
    thickness: [0.92, 0.87, 0.86, 0.86, 0.87],
    wrist: { width: 0.9, depth: 0.93 },
  },
  broad: {
    palm: { width: 1.07, length: 0.98 },
    lengths: [0.95, 0.92, 0.93, 0.92, 0.9],
    thickness: [1.16, 1.1, 1.09, 1.11, 1.1],
    wrist: { width: 1.1, depth: 1.08 },
  },
  'long palm': {
    palm: { width: 0.98, length: 1.07 },
    lengths: [1.06, 0.94, 0.96, 0.97, 0.93],
    thickness: [0.98, 1.02, 0.98, 0.95, 0.93],
    wrist: { width: 1.02, depth: 1.1 },
  },
} as const satisfies Readonly<Record<string, HandBuild>>;

export type HandBuildName = keyof typeof HAND_BUILDS;
