import { closeUp, whole, type Shots } from './shot.ts';

const SHOTS = {
  AU4201: {
    front: whole([20, 8], 0.74, { exposure: 0.84 }),
    detail: closeUp([-20, 9], { atMm: [0, 50, 14], fieldMm: 72 }, { exposure: 0.84, fStop: 8 }),
    side: whole([58, 24], 0.74, { exposure: 0.84 }),
  },
} as const satisfies Readonly<Record<string, Shots>>;

/** Perfumes, by the id of the product. */
export const FRAGRANCE_SHOTS: Readonly<Record<string, Shots>> = {
  ...SHOTS,
  AU4202: SHOTS.AU4201,
};
