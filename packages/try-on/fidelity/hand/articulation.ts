/** How a hand is held. Degrees; fingers from the index to the little one. */
export type Articulation = {
  /** The spread of each finger, towards the side of the little finger. */
  readonly spreadDeg: readonly [number, number, number, number];
  /** The bend of each finger at the knuckle and at the two joints. */
  readonly flexDeg: readonly [Bends, Bends, Bends, Bends];
  /**
   * The thumb: its angle away from the edge of the palm, its angle out of the plane of the palm, the bend of its
   * joints.
   */
  readonly thumbDeg: readonly [away: number, outOfPlane: number, bend: number];
  /** The bend of the wrist: towards the palm, and to the side of the little finger. */
  readonly wristDeg: readonly [bend: number, aside: number];
};
type Bends = readonly [number, number, number];

const STRAIGHT: readonly [number, number] = [0, 0];
const alike = (bends: Bends): Articulation['flexDeg'] => [bends, bends, bends, bends];

const OPEN: Articulation = {
  spreadDeg: [-7, -1, 5, 13],
  flexDeg: alike([6, 8, 5]),
  thumbDeg: [42, -8, 0],
  wristDeg: STRAIGHT,
};

export const ARTICULATIONS = {
  open: OPEN,
  spread: {
    spreadDeg: [-14, -3, 9, 22],
    flexDeg: alike([2, 4, 3]),
    thumbDeg: [56, -6, 0],
    wristDeg: STRAIGHT,
  },
  relaxed: {
    spreadDeg: [-5, -1, 3, 8],
    flexDeg: [
      [18, 28, 14],
      [24, 34, 18],
      [28, 38, 20],
      [30, 38, 20],
    ],
    thumbDeg: [34, -22, 12],
    wristDeg: STRAIGHT,
  },
  fist: {
    spreadDeg: [-3, 0, 2, 5],
    flexDeg: [
      [52, 78, 40],
      [58, 84, 44],
      [60, 86, 44],
      [62, 84, 44],
    ],
    thumbDeg: [24, -34, 34],
    wristDeg: STRAIGHT,
  },
  pointing: {
    spreadDeg: [-6, 0, 2, 5],
    flexDeg: [
      [6, 10, 6],
      [48, 70, 34],
      [54, 76, 38],
      [56, 74, 38],
    ],
    thumbDeg: [30, -26, 22],
    wristDeg: [-6, 2],
  },
  together: {
    spreadDeg: [-1, 0, 1, 4],
    flexDeg: alike([10, 12, 7]),
    thumbDeg: [34, -12, 4],
    wristDeg: [6, 3],
  },
  'held loosely': {
    spreadDeg: [-9, -2, 5, 12],
    flexDeg: [
      [10, 20, 10],
      [16, 26, 14],
      [20, 30, 16],
      [18, 32, 18],
    ],
    thumbDeg: [46, -16, 8],
    wristDeg: [10, 8],
  },
  'wrist bent down': { ...OPEN, flexDeg: alike([12, 16, 8]), wristDeg: [28, 0] },
  'wrist bent up': { ...OPEN, wristDeg: [-25, 4] },
  'wrist bent aside': { ...OPEN, wristDeg: [4, 20] },
} as const satisfies Readonly<Record<string, Articulation>>;

export type ArticulationName = keyof typeof ARTICULATIONS;
