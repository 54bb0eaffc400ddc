import type { Profile } from '../../geometry/solids.ts';

/** What makes one frame different from another; outlines are its wearer's-left half, in millimetres. */
export interface FrameShape {
  /** Half of the front's outer edge, from the top of the bridge round to its underside. */
  readonly front: Profile;
  /** The lens, a closed outline. */
  readonly lens: Profile;
  readonly depthMm: number;
  readonly temple: {
    /** Where the temple meets the front: distance from the middle, and height. */
    readonly xMm: number;
    readonly yMm: number;
    readonly heightMm: number;
    readonly endHeightMm: number;
    readonly thicknessMm: number;
    /** A gilt wire runs inside, for acetate that shows it. */
    readonly hasCore?: true;
  };
  readonly nosePad: { readonly xMm: number; readonly yMm: number };
}

/** Rive: a soft square that lifts a little at the temples. */
export const RIVE: FrameShape = {
  front: [
    [0, 15.2],
    [6, 15],
    [16, 20.2],
    [33, 24.6],
    [52, 25.4],
    [66, 23.4],
    [72.2, 19],
    [71.6, 10.5],
    [67.2, 3],
    [62.8, -13],
    [50, -27],
    [33, -29],
    [17, -24.5],
    [9.5, -12],
    [6.2, 1.5],
    [3.2, 6],
    [0, 7.2],
  ],
  lens: [
    [10.5, 9],
    [17, 15.5],
    [33, 19.3],
    [50, 19.8],
    [60.5, 14.6],
    [61.5, 1],
    [57, -13],
    [46, -22.5],
    [32, -23.5],
    [19, -19],
    [12, -8],
  ],
  depthMm: 4.2,
  temple: { xMm: 69.6, yMm: 13.4, heightMm: 9.5, endHeightMm: 5.2, thicknessMm: 4 },
  nosePad: { xMm: 9.6, yMm: -5.5 },
};

/** Quai: round, with a keyhole bridge and slim rims. */
export const QUAI: FrameShape = {
  front: [
    [0, 9.6],
    [5.4, 10],
    [11.2, 13.2],
    [20.7, 22],
    [34.5, 25.9],
    [47.4, 22.4],
    [55.6, 16.2],
    [62.6, 13.2],
    [68.4, 11.8],
    [69.2, 7.6],
    [67.6, 3.8],
    [62.7, 1.6],
    [62, -5.6],
    [58.2, -16.2],
    [48.2, -26.2],
    [34.5, -29.8],
    [20.7, -25.9],
    [10.8, -16.2],
    [7.2, -6.4],
    [6.4, 0.4],
    [4.2, 4.2],
    [0, 5.2],
  ],
  lens: [
    [57.3, -2],
    [54.2, 9.4],
    [45.9, 17.7],
    [34.5, 20.8],
    [23.1, 17.7],
    [14.8, 9.4],
    [11.7, -2],
    [14.8, -13.4],
    [23.1, -21.7],
    [34.5, -24.8],
    [45.9, -21.7],
    [54.2, -13.4],
  ],
  depthMm: 3.8,
  temple: { xMm: 67, yMm: 7.8, heightMm: 6.4, endHeightMm: 4.6, thicknessMm: 3.6 },
  nosePad: { xMm: 8.8, yMm: -6 },
};

/** Pont: rectangular and bold, a thick front cut straight. */
export const PONT: FrameShape = {
  front: [
    [0, 15.6],
    [7, 16],
    [15, 20.6],
    [28, 23.2],
    [46, 24],
    [62, 24],
    [70, 22.8],
    [73.8, 18.4],
    [73.6, 9.6],
    [70.8, 4],
    [69.4, -8],
    [66.8, -20.4],
    [59, -26.6],
    [44, -28],
    [28, -27.8],
    [16.4, -25],
    [10.6, -16.6],
    [8, -5],
    [6, 2.4],
    [3.2, 6.2],
    [0, 7.2],
  ],
  lens: [
    [11, 5],
    [12.8, 13],
    [21, 16.6],
    [36, 17.6],
    [52, 17.6],
    [61.4, 15.6],
    [64, 9],
    [63.2, -4],
    [60.8, -16],
    [53.6, -21.2],
    [40, -22],
    [26, -21.6],
    [16.4, -18.4],
    [12.4, -9],
  ],
  depthMm: 5.4,
  temple: { xMm: 71, yMm: 14, heightMm: 12.4, endHeightMm: 6.6, thicknessMm: 4.8 },
  nosePad: { xMm: 9.8, yMm: -5.5 },
};
