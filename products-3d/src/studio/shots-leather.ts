import { closeUp, whole, type Shots } from './shot.ts';

const SHOTS = {
  AU5003: {
    front: whole([24, 13], 0.84, { exposure: 0.9 }),
    detail: closeUp([-20, 14], { atMm: [-72, 222, 60], fieldMm: 150 }, { exposure: 0.9, fStop: 8 }),
    side: whole([58, 36], 0.84, { exposure: 0.9 }),
  },
  AU5004: {
    front: whole([20, 12], 0.84, { exposure: 0.9 }),
    detail: closeUp([-14, 20], { atMm: [2, 190, 72], fieldMm: 150 }, { exposure: 0.9, fStop: 8 }),
    side: whole([82, 14], 0.84, { exposure: 0.9 }),
  },
  AU5005: {
    front: whole([22, 12], 0.84, { exposure: 0.9 }),
    detail: closeUp([-22, 14], { atMm: [-4, 66, 44], fieldMm: 124 }, { exposure: 0.9, fStop: 8 }),
    side: whole([74, 22], 0.84, { exposure: 0.9 }),
  },
  AU6002: {
    front: whole([22, 14], 0.82, { exposure: 0.86 }),
    detail: closeUp([-24, 16], { atMm: [-6, 44, 14], fieldMm: 66 }, { exposure: 0.86, fStop: 8 }),
    side: whole([68, 16], 0.8, { exposure: 0.86 }),
  },
  AU6003: {
    front: whole([22, 12], 0.84, { pose: { turnDeg: [-7, 0, 0] }, exposure: 0.86 }),
    detail: closeUp(
      [26, 32],
      { atMm: [78, 148, 5], fieldMm: 74 },
      { pose: { turnDeg: [-7, 0, 0] }, exposure: 0.86, fStop: 8 },
    ),
    side: whole([-62, 30], 0.8, { pose: { turnDeg: [-7, 0, 0] }, exposure: 0.86 }),
  },
  AU6004: {
    front: whole([34, 48], 0.76, { exposure: 0.88 }),
    detail: closeUp([18, 30], { atMm: [-6, 8, 64], fieldMm: 62 }, { exposure: 0.88, fStop: 8 }),
    side: whole([-48, 34], 0.76, { exposure: 0.88 }),
  },
  AU6101: {
    front: whole([-18, 21], 0.78, { exposure: 0.9 }),
    detail: closeUp([-26, 16], { atMm: [-12, 18, 62], fieldMm: 62 }, { exposure: 0.9, fStop: 8 }),
    side: whole([28, 62], 0.78, { exposure: 0.9 }),
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
