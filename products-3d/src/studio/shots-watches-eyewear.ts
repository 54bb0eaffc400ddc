import type { Shots } from './shot.ts';

/** A watch leans back on its closed band. */
const LEANING = { turnDeg: [-12, 0, 0] } as const;

const CHRONOGRAPH: Shots = {
  front: {
    pose: LEANING,
    azimuthDeg: 22,
    elevationDeg: 12,
    framing: { kind: 'whole', fill: 0.75 },
    exposure: 0.92,
  },
  detail: {
    pose: LEANING,
    azimuthDeg: 20,
    elevationDeg: 26,
    framing: { kind: 'close-up', atMm: [4, -2, 8], fieldMm: 30 },
    exposure: 0.92,
    fStop: 8,
  },
  side: {
    pose: LEANING,
    azimuthDeg: 72,
    elevationDeg: 10,
    framing: { kind: 'whole', fill: 0.8 },
    exposure: 0.92,
  },
};

/** The bracelet has a clasp to show. */
const CHRONOGRAPH_ON_STEEL: Shots = {
  ...CHRONOGRAPH,
  back: {
    pose: LEANING,
    azimuthDeg: 154,
    elevationDeg: 16,
    framing: { kind: 'whole', fill: 0.78 },
    exposure: 0.92,
  },
};

const SQUARE_WATCH: Shots = {
  front: {
    pose: LEANING,
    azimuthDeg: 24,
    elevationDeg: 12,
    framing: { kind: 'whole', fill: 0.72 },
    exposure: 0.96,
  },
  detail: {
    pose: LEANING,
    azimuthDeg: 20,
    elevationDeg: 26,
    framing: { kind: 'close-up', atMm: [3, -1, 6], fieldMm: 26 },
    exposure: 0.96,
    fStop: 8,
  },
  side: {
    pose: LEANING,
    azimuthDeg: 70,
    elevationDeg: 10,
    framing: { kind: 'whole', fill: 0.78 },
    exposure: 0.96,
  },
};

/** Sunglasses stand on their lenses and the tips of their temples. */
const STANDING = { turnDeg: [1.5, 0, 0] } as const;

const AVIATOR: Shots = {
  front: {
    pose: STANDING,
    azimuthDeg: 24,
    elevationDeg: 12,
    framing: { kind: 'whole', fill: 0.87 },
    exposure: 0.95,
  },
  detail: {
    pose: STANDING,
    azimuthDeg: 30,
    elevationDeg: 16,
    framing: { kind: 'close-up', atMm: [12, 6, 0], fieldMm: 66 },
    exposure: 0.95,
    fStop: 5.6,
  },
  back: {
    pose: STANDING,
    azimuthDeg: 140,
    elevationDeg: 30,
    framing: { kind: 'whole', fill: 0.87 },
    exposure: 0.95,
  },
};

const CATS_EYE: Shots = {
  front: {
    pose: STANDING,
    azimuthDeg: 24,
    elevationDeg: 11,
    framing: { kind: 'whole', fill: 0.87 },
    exposure: 1,
  },
  detail: {
    pose: STANDING,
    azimuthDeg: 40,
    elevationDeg: 14,
    framing: { kind: 'close-up', atMm: [66, 14, -13], fieldMm: 84 },
    exposure: 1,
    fStop: 5.6,
  },
  back: {
    pose: STANDING,
    azimuthDeg: 140,
    elevationDeg: 30,
    framing: { kind: 'whole', fill: 0.87 },
    exposure: 1,
  },
};

/** How chronographs, square watches and the later sunglasses are photographed, by product. */
export const WATCH_EYEWEAR_SHOTS: Readonly<Record<string, Shots>> = {
  AU1003: CHRONOGRAPH_ON_STEEL,
  AU1004: CHRONOGRAPH,
  AU1005: SQUARE_WATCH,
  AU1006: SQUARE_WATCH,
  AU2004: AVIATOR,
  AU2005: CATS_EYE,
};
