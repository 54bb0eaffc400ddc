import type { Shots } from './shot.ts';

const SHOTS = {
  AU9001: {
    front: {
      azimuthDeg: 24,
      elevationDeg: 44,
      framing: { kind: 'whole', fill: 0.86 },
      exposure: 0.86,
    },
    detail: {
      azimuthDeg: 36,
      elevationDeg: 30,
      framing: { kind: 'close-up', atMm: [150, 14, 168], fieldMm: 190 },
      exposure: 0.86,
      fStop: 8,
    },
    side: {
      azimuthDeg: 0,
      elevationDeg: 86,
      framing: { kind: 'whole', fill: 0.86 },
      exposure: 0.86,
    },
  },
  AU9002: {
    front: {
      azimuthDeg: 14,
      elevationDeg: 46,
      framing: { kind: 'whole', fill: 0.86 },
      exposure: 0.86,
    },
    detail: {
      azimuthDeg: 26,
      elevationDeg: 34,
      framing: { kind: 'close-up', atMm: [90, 14, 60], fieldMm: 130 },
      exposure: 0.86,
      fStop: 8,
    },
    side: {
      azimuthDeg: 0,
      elevationDeg: 84,
      framing: { kind: 'whole', fill: 0.88 },
      exposure: 0.86,
    },
  },
  AU9003: {
    front: {
      azimuthDeg: 8,
      elevationDeg: 28,
      framing: { kind: 'whole', fill: 0.82 },
      exposure: 0.86,
    },
    detail: {
      azimuthDeg: -12,
      elevationDeg: 32,
      framing: { kind: 'close-up', atMm: [-50, 32, -10], fieldMm: 92 },
      exposure: 0.86,
      fStop: 8,
    },
    side: {
      azimuthDeg: 64,
      elevationDeg: 40,
      framing: { kind: 'whole', fill: 0.82 },
      exposure: 0.86,
    },
  },
} as const satisfies Readonly<Record<string, Shots>>;

/** Squares and ribbons, by the id of the product. */
export const SILK_SHOTS: Readonly<Record<string, Shots>> = {
  ...SHOTS,
};
