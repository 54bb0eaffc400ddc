import type { Shots } from './shot.ts';

const SHOTS = {
  AU5003: {
    front: {
      azimuthDeg: 24,
      elevationDeg: 13,
      framing: { kind: 'whole', fill: 0.84 },
      exposure: 0.9,
    },
    detail: {
      azimuthDeg: -20,
      elevationDeg: 14,
      framing: { kind: 'close-up', atMm: [-72, 222, 60], fieldMm: 150 },
      exposure: 0.9,
      fStop: 8,
    },
    side: {
      azimuthDeg: 58,
      elevationDeg: 36,
      framing: { kind: 'whole', fill: 0.84 },
      exposure: 0.9,
    },
  },
  AU5004: {
    front: {
      azimuthDeg: 20,
      elevationDeg: 12,
      framing: { kind: 'whole', fill: 0.84 },
      exposure: 0.9,
    },
    detail: {
      azimuthDeg: -14,
      elevationDeg: 20,
      framing: { kind: 'close-up', atMm: [2, 190, 72], fieldMm: 150 },
      exposure: 0.9,
      fStop: 8,
    },
    side: {
      azimuthDeg: 82,
      elevationDeg: 14,
      framing: { kind: 'whole', fill: 0.84 },
      exposure: 0.9,
    },
  },
  AU5005: {
    front: {
      azimuthDeg: 22,
      elevationDeg: 12,
      framing: { kind: 'whole', fill: 0.84 },
      exposure: 0.9,
    },
    detail: {
      azimuthDeg: -22,
      elevationDeg: 14,
      framing: { kind: 'close-up', atMm: [-4, 66, 44], fieldMm: 124 },
      exposure: 0.9,
      fStop: 8,
    },
    side: {
      azimuthDeg: 74,
      elevationDeg: 22,
      framing: { kind: 'whole', fill: 0.84 },
      exposure: 0.9,
    },
  },
  AU6002: {
    front: {
      azimuthDeg: 22,
      elevationDeg: 14,
      framing: { kind: 'whole', fill: 0.82 },
      exposure: 0.86,
    },
    detail: {
      azimuthDeg: -24,
      elevationDeg: 16,
      framing: { kind: 'close-up', atMm: [-6, 44, 14], fieldMm: 66 },
      exposure: 0.86,
      fStop: 8,
    },
    side: {
      azimuthDeg: 68,
      elevationDeg: 16,
      framing: { kind: 'whole', fill: 0.8 },
      exposure: 0.86,
    },
  },
  AU6003: {
    front: {
      pose: { turnDeg: [-7, 0, 0] },
      azimuthDeg: 22,
      elevationDeg: 12,
      framing: { kind: 'whole', fill: 0.84 },
      exposure: 0.86,
    },
    detail: {
      pose: { turnDeg: [-7, 0, 0] },
      azimuthDeg: 26,
      elevationDeg: 32,
      framing: { kind: 'close-up', atMm: [78, 148, 5], fieldMm: 74 },
      exposure: 0.86,
      fStop: 8,
    },
    side: {
      pose: { turnDeg: [-7, 0, 0] },
      azimuthDeg: -62,
      elevationDeg: 30,
      framing: { kind: 'whole', fill: 0.8 },
      exposure: 0.86,
    },
  },
  AU6004: {
    front: {
      azimuthDeg: 34,
      elevationDeg: 48,
      framing: { kind: 'whole', fill: 0.76 },
      exposure: 0.88,
    },
    detail: {
      azimuthDeg: 18,
      elevationDeg: 30,
      framing: { kind: 'close-up', atMm: [-6, 8, 64], fieldMm: 62 },
      exposure: 0.88,
      fStop: 8,
    },
    side: {
      azimuthDeg: -48,
      elevationDeg: 34,
      framing: { kind: 'whole', fill: 0.76 },
      exposure: 0.88,
    },
  },
  AU6101: {
    front: {
      azimuthDeg: -18,
      elevationDeg: 21,
      framing: { kind: 'whole', fill: 0.78 },
      exposure: 0.9,
    },
    detail: {
      azimuthDeg: -26,
      elevationDeg: 16,
      framing: { kind: 'close-up', atMm: [-12, 18, 62], fieldMm: 62 },
      exposure: 0.9,
      fStop: 8,
    },
    side: {
      azimuthDeg: 28,
      elevationDeg: 62,
      framing: { kind: 'whole', fill: 0.78 },
      exposure: 0.9,
    },
  },
} as const satisfies Readonly<Record<string, Shots>>;

/** Bags, small leather goods and belts, by the id of the product. */
export const LEATHER_SHOTS: Readonly<Record<string, Shots>> = {
  ...SHOTS,
  AU6102: {
    ...SHOTS.AU6101,
    detail: {
      ...SHOTS.AU6101.detail,
      framing: { kind: 'close-up', atMm: [-2, 18, 62], fieldMm: 84 },
    },
  },
};
