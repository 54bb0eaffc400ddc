/** Landmark numbers of the canonical face. Left and right are the person's own; right is x < 0, left in the picture. */
export const EYE_RINGS = {
  right: [33, 7, 163, 144, 145, 153, 154, 155, 133, 173, 157, 158, 159, 160, 161, 246],
  left: [263, 249, 390, 373, 374, 380, 381, 382, 362, 398, 384, 385, 386, 387, 388, 466],
} as const;

/** Outer corner to inner corner along the upper lid. */
export const UPPER_LIDS = {
  right: [33, 246, 161, 160, 159, 158, 157, 173, 133],
  left: [263, 466, 388, 387, 386, 385, 384, 398, 362],
} as const;

/** Outer to inner end of the fold in which an open eye's upper lid lies. */
export const LID_FOLDS = {
  right: [247, 30, 29, 27, 28, 56, 190],
  left: [467, 260, 259, 257, 258, 286, 414],
} as const;

export const BROWS = {
  right: [70, 63, 105, 66, 107, 55, 65, 52, 53, 46],
  left: [300, 293, 334, 296, 336, 285, 295, 282, 283, 276],
} as const;

export const LIPS_OUTER = [
  61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291, 409, 270, 269, 267, 0, 37, 39, 40, 185,
] as const;

export const LIPS_INNER = [
  78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308, 415, 310, 311, 312, 13, 82, 81, 80, 191,
] as const;

/** Eye corners and the middle of each lid. */
export const EYES_MEASURED = [33, 133, 159, 145, 263, 362, 386, 374] as const;
/** Mouth corners, and the upper and lower outer lip at three places each. */
export const LIPS_MEASURED = [61, 291, 0, 17, 37, 267, 84, 314] as const;
/** Numbers the landmark model gives the iris centres, after the 468 of the mesh: right eye, left eye. */
export const IRISES_MEASURED = [468, 473] as const;

export const LANDMARKS = {
  count: 468,
  foreheadTop: 10,
  chin: 152,
  noseTip: 4,
  noseBase: 2,
  nostrilRight: 98,
  nostrilLeft: 327,
  cheekRight: 50,
  cheekLeft: 280,
} as const;

export type FaceSide = 'right' | 'left';
export const SIDES: readonly FaceSide[] = ['right', 'left'];
