import type { Shots } from './shot.ts';

/** Bags and small leather goods, by the id of the product. */
export const LEATHER_SHOTS: Readonly<Record<string, Shots>> = {
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
};
