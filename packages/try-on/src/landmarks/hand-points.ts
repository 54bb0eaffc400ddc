/** The 21 points of a hand, as mediapipe numbers them: the wrist, then four per digit from the palm to the tip. */
export const HAND_POINTS = 21;
export const WRIST = 0;

export type Digit = 'thumb' | 'index' | 'middle' | 'ring' | 'little';

/** Per digit: knuckle, two joints (of the thumb: base, knuckle, joint), tip. */
export const DIGIT_POINTS = {
  thumb: [1, 2, 3, 4],
  index: [5, 6, 7, 8],
  middle: [9, 10, 11, 12],
  ring: [13, 14, 15, 16],
  little: [17, 18, 19, 20],
} as const satisfies Readonly<Record<Digit, readonly [number, number, number, number]>>;

/** Knuckles of the four fingers, from the index to the little one. */
export const KNUCKLES = [5, 9, 13, 17] as const;

export const DIGITS: readonly Digit[] = ['thumb', 'index', 'middle', 'ring', 'little'];

/** The two points between which a ring is worn. */
export function ringPoints(digit: Digit): readonly [number, number] {
  const [first, second, third] = DIGIT_POINTS[digit];
  return digit === 'thumb' ? [second, third] : [first, second];
}
