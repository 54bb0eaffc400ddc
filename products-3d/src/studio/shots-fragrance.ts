import type { Shots } from './shot.ts';

const SHOTS = {
  AU4201: {
    front: {
      azimuthDeg: 20,
      elevationDeg: 8,
      framing: { kind: 'whole', fill: 0.74 },
      exposure: 0.84,
    },
    detail: {
      azimuthDeg: -20,
      elevationDeg: 9,
      framing: { kind: 'close-up', atMm: [0, 50, 14], fieldMm: 72 },
      exposure: 0.84,
      fStop: 8,
    },
    side: {
      azimuthDeg: 58,
      elevationDeg: 24,
      framing: { kind: 'whole', fill: 0.74 },
      exposure: 0.84,
    },
  },
} as const satisfies Readonly<Record<string, Shots>>;

/** Perfumes, by the id of the product. */
export const FRAGRANCE_SHOTS: Readonly<Record<string, Shots>> = {
  ...SHOTS,
  AU4202: SHOTS.AU4201,
};
