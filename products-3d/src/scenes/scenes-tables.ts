import { branchBefore, EVENING, MORNING } from './daylight.ts';
import type { ScenePlan, Sun } from './scene-plan.ts';
import { bowlAt, levelCamera, stone, topOf, vaseAt, wallAt } from './sets.ts';

/** Low enough to draw every fold. */
const RAKING: Sun = { ...MORNING.sun, azimuthDeg: -74, elevationDeg: 22 };

/** Linen and wood, in the morning and before the lamps are lit. */
export const TABLES: readonly ScenePlan[] = [
  {
    name: 'still-life-fragrance',
    pieces: [
      { product: 'AU4201', colour: 'amber', turnDeg: [0, -14, 0], atMm: [-52, 30, -14] },
      { product: 'AU4202', colour: 'rain', turnDeg: [0, -34, 0], atMm: [38, 30, -34] },
      { product: 'AU4203', colour: 'kit', turnDeg: [0, -24, 0], atMm: [182, 34, 44] },
    ],
    set: [
      wallAt(-330),
      topOf('oak', [2000, 40, 640]),
      {
        kind: 'cloth',
        material: 'linen',
        sizeMm: [1400, 760],
        atMm: [60, 3, 40],
        folds: 26,
        foldMm: 17,
        gatheredAt: [-0.42, 0.42],
        seed: 5,
      },
      stone('limestone', [240, 34, 150], { atMm: [-10, -4, -10], turn: -10 }),
      stone('travertine', [215, 26, 215], { atMm: [182, 8, 44], turn: -24 }),
      branchBefore(RAKING, [110, 120, -330], {
        distanceMm: 700,
        reachMm: 520,
        riseMm: -120,
        seed: 9,
        leaves: 54,
      }),
    ],
    light: { ...MORNING, sun: RAKING },
    camera: levelCamera({
      middleMm: [56, 72, 20],
      fieldMm: 520,
      focalMm: 90,
      aboveMm: 260,
      fStop: 4,
      focusMm: [-30, 80, 10],
    }),
    development: { exposure: 1.1 },
    uprightAt: 0.44,
  },
  {
    name: 'still-life-silks',
    pieces: [
      { product: 'AU9001', colour: 'green', turnDeg: [0, 14, 0], atMm: [-170, 0, -30] },
      { product: 'AU9002', colour: 'coral', turnDeg: [0, -20, 0], atMm: [240, 0, 60] },
    ],
    set: [
      wallAt(-460),
      topOf('oak', [3000, 40, 1000]),
      bowlAt([300, 0, -260], 120),
      { kind: 'window', aimMm: [0, 0, 0], distanceMm: 2600, panes: [3, 3], paneMm: [300, 230], barMm: 34 },
    ],
    light: MORNING,
    camera: levelCamera({
      middleMm: [30, 30, 0],
      fieldMm: 1050,
      focalMm: 75,
      aboveMm: 800,
      fStop: 5.6,
      focusMm: [-60, 20, 40],
    }),
    development: { exposure: 1.25 },
    uprightAt: 0.4,
  },
  {
    name: 'still-life-desk-evening',
    pieces: [
      { product: 'AU1001', colour: 'green', turnDeg: [-12, 16, 0], atMm: [-44, 52, 20] },
      { product: 'AU1002', colour: 'black', turnDeg: [-12, -30, 0], atMm: [66, 0, 92] },
    ],
    set: [
      wallAt(-300, [0.27, 0.28, 0.23]),
      topOf('walnut', [2200, 40, 700]),
      { kind: 'book', material: 'cloth', sizeMm: [150, 28, 215], atMm: [-50, 0, 0], turnDeg: [0, -97, 0] },
      {
        kind: 'book',
        material: 'cloth',
        tone: [0.3, 0.2, 0.12],
        sizeMm: [135, 24, 190],
        atMm: [-46, 28, 4],
        turnDeg: [0, -84, 0],
      },
      vaseAt([-168, 0, -130], 0.9, [0.3, 0.26, 0.2]),
      { kind: 'window', aimMm: [10, 60, 20], distanceMm: 2400, panes: [5, 3], paneMm: [190, 150], barMm: 26 },
    ],
    light: EVENING,
    camera: levelCamera({
      middleMm: [34, 74, 40],
      fieldMm: 430,
      focalMm: 95,
      aboveMm: 190,
      fStop: 4,
      focusMm: [-40, 90, 46],
    }),
    development: { exposure: 1.7 },
    uprightAt: 0.4,
  },
  {
    name: 'still-life-gifts',
    pieces: [
      { product: 'AU0901', colour: 'rouge', turnDeg: [0, -20, 0], atMm: [-80, 0, -20] },
      { product: 'AU0902', colour: 'gold', turnDeg: [0, -8, 0], atMm: [104, 0, 70] },
      { product: 'AU9003', colour: 'green', turnDeg: [0, 10, 0], atMm: [176, 0, -90] },
    ],
    set: [
      wallAt(-380, [0.3, 0.29, 0.23]),
      topOf('walnut', [2400, 40, 800]),
      { kind: 'window', aimMm: [0, 40, 40], distanceMm: 2400, panes: [5, 3], paneMm: [260, 190], barMm: 30 },
    ],
    light: EVENING,
    camera: levelCamera({
      middleMm: [52, 34, 20],
      fieldMm: 540,
      focalMm: 85,
      aboveMm: 330,
      fStop: 5,
      focusMm: [-20, 20, 40],
    }),
    development: { exposure: 1.7 },
    uprightAt: 0.42,
  },
];
