import { closeUp, whole, type Shots } from './shot.ts';

const SHOTS = {
  AU9001: {
    front: whole([24, 44], 0.86, { exposure: 0.86 }),
    detail: closeUp([36, 30], { atMm: [150, 14, 168], fieldMm: 190 }, { exposure: 0.86, fStop: 8 }),
    side: whole([0, 86], 0.86, { exposure: 0.86 }),
  },
  AU9002: {
    front: whole([14, 46], 0.86, { exposure: 0.86 }),
    detail: closeUp([26, 34], { atMm: [90, 14, 60], fieldMm: 130 }, { exposure: 0.86, fStop: 8 }),
    side: whole([0, 84], 0.88, { exposure: 0.86 }),
  },
  AU9003: {
    front: whole([8, 28], 0.82, { exposure: 0.86 }),
    detail: closeUp([-12, 32], { atMm: [-50, 32, -10], fieldMm: 92 }, { exposure: 0.86, fStop: 8 }),
    side: whole([64, 40], 0.82, { exposure: 0.86 }),
  },
} as const satisfies Readonly<Record<string, Shots>>;

/** Squares and ribbons, by the id of the product. */
export const SILK_SHOTS: Readonly<Record<string, Shots>> = {
  ...SHOTS,
};
