import type { FrameShape } from './frame-shapes.ts';

/** Faîte: a drop-shaped metal frame under a straight brow bar. Outlines are its wearer's-left half, in millimetres. */
export const FAITE = {
  lens: [
    [8.8, 8.6],
    [13.4, 15.6],
    [24, 19.6],
    [39, 20.4],
    [53, 18.2],
    [62.6, 11.8],
    [65.8, 1.4],
    [63.6, -11],
    [55.4, -22.6],
    [43, -29],
    [31, -28.6],
    [20.4, -22.2],
    [12.8, -11.4],
    [9, -0.8],
  ],
  depthMm: 2,
  temple: { xMm: 69.4, yMm: 10.6, heightMm: 3.6, endHeightMm: 1.7, thicknessMm: 0.95 },
} as const satisfies Pick<FrameShape, 'lens' | 'depthMm' | 'temple'>;

/** How thick the wire of the rims is, across and to the front. */
export const RIM_MM = { across: 1.5, deep: 1.9 } as const;

/** The pads reach this far behind the rims: there the frame rests on the nose. */
export const PADS_BEHIND_MM = 3.4;
