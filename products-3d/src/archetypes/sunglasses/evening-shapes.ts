import { type FrameShape, QUAI } from './frame-shapes.ts';

/** Aile: a cat's eye, its brow drawn far up and out like a wing. */
export const AILE: FrameShape = {
  front: [
    [0, 11.2],
    [6, 12],
    [13, 17.4],
    [26, 23],
    [42, 26],
    [56, 28],
    [66, 30.4],
    [72.4, 31.6],
    [75, 29.8],
    [74.2, 25],
    [71.2, 16],
    [68, 6],
    [63, -8],
    [54.5, -19.8],
    [43, -25.4],
    [30, -25.8],
    [17.8, -20.8],
    [10.4, -10],
    [7.2, 0.6],
    [4, 5.4],
    [0, 6.8],
  ],
  lens: [
    [11.3, 7],
    [17.6, 13.8],
    [29, 17.8],
    [43, 19.6],
    [55, 21],
    [61.8, 21.2],
    [63.6, 17],
    [61.6, 7],
    [57, -6],
    [49.5, -15.4],
    [40, -19.8],
    [29.5, -20.2],
    [19.6, -15.8],
    [13.2, -5.2],
  ],
  depthMm: 4.4,
  temple: { xMm: 70.6, yMm: 21, heightMm: 10.5, endHeightMm: 5, thicknessMm: 4.2 },
  nosePad: { xMm: 9.6, yMm: -5.5 },
};

/** Quai for the evening: the round of Quai on a deeper front, with slender temples around a gilt wire. */
export const QUAI_SOIR: FrameShape = {
  ...QUAI,
  depthMm: 4.4,
  temple: { ...QUAI.temple, heightMm: 5.6, endHeightMm: 4.4, thicknessMm: 3.8, hasCore: true },
};
