import { branchBefore, MORNING, OVERCAST } from './daylight.ts';
import type { ScenePlan } from './scene-plan.ts';
import { levelCamera, stone, topOf, wallAt } from './sets.ts';

/** Stone and water. */
export const STONES: readonly ScenePlan[] = [
  {
    name: 'still-life-watches',
    pieces: [
      { product: 'AU1001', colour: 'green', turnDeg: [-12, 18, 0], atMm: [-34, 40, 0] },
      { product: 'AU1002', colour: 'black', turnDeg: [-12, -9, 0], atMm: [44, 0, 62] },
    ],
    set: [
      wallAt(-220),
      topOf('limestone', [1600, 60, 420]),
      stone('travertine', [104, 40, 92], { atMm: [-36, 0, 0], turn: -6 }),
      stone('limestone', [70, 112, 70], { atMm: [52, 0, -66], turn: 12 }),
      branchBefore(MORNING.sun, [60, 96, -220], {
        distanceMm: 520,
        reachMm: 460,
        riseMm: -90,
        seed: 3,
        leaves: 54,
        leafMm: [52, 13],
      }),
      {
        kind: 'window',
        aimMm: [0, 70, -100],
        distanceMm: 2200,
        panes: [3, 3],
        paneMm: [170, 150],
        barMm: 22,
      },
    ],
    light: MORNING,
    camera: levelCamera({
      middleMm: [20, 62, 20],
      fieldMm: 300,
      focalMm: 100,
      aboveMm: 110,
      fStop: 5.6,
      focusMm: [-30, 74, 26],
    }),
    development: { exposure: 1.35 },
    uprightAt: 0.42,
  },
  {
    name: 'still-life-jewellery',
    pieces: [
      { product: 'AU7001', colour: 'white-gold', turnDeg: [90, 38, 0], atMm: [-36, 26, 4] },
      { product: 'AU8001', colour: 'gold', turnDeg: [0, 64, 0], atMm: [24, 14, 20] },
      { product: 'AU8001', colour: 'gold', turnDeg: [0, 24, 0], atMm: [46, 14, 12] },
      { product: 'AU7001', colour: 'gold', turnDeg: [0, 0, 0], atMm: [2, 0, 52] },
    ],
    set: [
      wallAt(-150, [0.62, 0.53, 0.43]),
      topOf('travertine', [900, 50, 300]),
      stone('travertine', [70, 26, 60], { atMm: [-36, 0, 0], turn: 4 }),
      stone('limestone', [84, 14, 60], { atMm: [36, 0, 10], turn: -8 }),
      stone('travertine', [44, 66, 40], { atMm: [12, 0, -44], turn: 10 }),
      branchBefore(MORNING.sun, [30, 60, -150], {
        distanceMm: 420,
        reachMm: 320,
        riseMm: -60,
        seed: 8,
        leaves: 50,
        leafMm: [40, 10],
      }),
    ],
    light: MORNING,
    camera: levelCamera({
      middleMm: [14, 30, 16],
      fieldMm: 200,
      focalMm: 100,
      aboveMm: 84,
      fStop: 8,
      focusMm: [-8, 30, 24],
    }),
    development: { exposure: 1.15 },
    uprightAt: 0.45,
  },
  {
    name: 'still-life-water',
    pieces: [
      { product: 'AU4202', colour: 'rain', turnDeg: [0, -16, 0], atMm: [-28, 24, 0] },
      { product: 'AU4201', colour: 'amber', turnDeg: [0, -30, 0], atMm: [84, 8, -80] },
    ],
    set: [
      wallAt(-460, [0.46, 0.47, 0.4]),
      {
        kind: 'block',
        material: 'slate',
        tone: [0.028, 0.033, 0.031],
        sizeMm: [3000, 40, 1700],
        atMm: [0, -70, 0],
      },
      { kind: 'water', sizeMm: [3000, 1700], atMm: [0, -6, 0] },
      stone('limestone', [150, 66, 124], { atMm: [-26, -42, 4], turn: -12 }),
      stone('limestone', [128, 50, 110], { atMm: [88, -42, -76], turn: 16 }),
      {
        kind: 'branch',
        stemMm: [
          [330, 250, -120],
          [250, 210, -90],
          [180, 160, -60],
          [134, 100, -40],
        ],
        leaves: 44,
        leafMm: [50, 14],
        bareShare: 0.1,
        seed: 27,
      },
      branchBefore(MORNING.sun, [70, 120, -460], {
        distanceMm: 700,
        reachMm: 700,
        riseMm: -120,
        seed: 29,
        leaves: 60,
      }),
    ],
    light: { ...MORNING, sky: OVERCAST.sky },
    camera: levelCamera({
      middleMm: [26, 46, 10],
      fieldMm: 400,
      focalMm: 90,
      aboveMm: 130,
      fStop: 4,
      focusMm: [-20, 60, 16],
    }),
    development: { exposure: 1.15, warmth: 0.96 },
    uprightAt: 0.43,
  },
];
