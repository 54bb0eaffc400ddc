import { AFTERNOON, branchBefore } from './daylight.ts';
import type { ScenePlan, SetThing, Sun } from './scene-plan.ts';
import { levelCamera, vaseAt, wallAt } from './sets.ts';

/** An hour later than the afternoon: long shadows over the steps. */
const LATE: Sun = { ...AFTERNOON.sun, azimuthDeg: -62, elevationDeg: 30 };

/** Under the open sky. */
export const OUTDOORS: readonly ScenePlan[] = [
  {
    name: 'still-life-terrace',
    pieces: [
      { product: 'AU5003', colour: 'camel', turnDeg: [0, 20, 0], atMm: [-120, 0, -40] },
      { product: 'AU2004', colour: 'gold', turnDeg: [0, -20, 0], atMm: [150, 0, 130] },
    ],
    set: [
      wallAt(-400, [0.64, 0.5, 0.37]),
      { kind: 'block', material: 'limestone', sizeMm: [4000, 420, 760], atMm: [0, -420, -40], edgeMm: 6 },
      vaseAt([250, 0, -180], 1.3, [0.42, 0.21, 0.12]),
      {
        kind: 'branch',
        stemMm: [
          [250, 290, -180],
          [262, 400, -170],
          [330, 520, -150],
          [430, 600, -120],
        ],
        leaves: 44,
        leafMm: [62, 16],
        seed: 41,
      },
      {
        kind: 'branch',
        stemMm: [
          [248, 290, -180],
          [232, 410, -180],
          [170, 520, -190],
          [90, 570, -200],
        ],
        leaves: 40,
        leafMm: [62, 16],
        seed: 43,
      },
      branchBefore(AFTERNOON.sun, [-80, 420, -400], {
        distanceMm: 900,
        reachMm: 1100,
        riseMm: -240,
        seed: 45,
        leaves: 90,
        leafMm: [78, 19],
      }),
      branchBefore(AFTERNOON.sun, [-300, 200, -400], {
        distanceMm: 1200,
        reachMm: 900,
        riseMm: 200,
        seed: 47,
        leaves: 70,
        leafMm: [80, 20],
      }),
    ],
    light: AFTERNOON,
    camera: levelCamera({
      middleMm: [20, 226, 40],
      fieldMm: 1080,
      focalMm: 75,
      aboveMm: 230,
      fStop: 4,
      focusMm: [-60, 200, 40],
    }),
    development: { exposure: 0.7 },
    uprightAt: 0.46,
  },
  {
    name: 'still-life-shoes',
    pieces: [
      { product: 'AU3001', colour: 'ivory', turnDeg: [0, 58, 0], atMm: [-90, 0, 110] },
      { product: 'AU3002', colour: 'ivory-green', turnDeg: [0, -62, 0], atMm: [100, 110, -176] },
    ],
    set: [
      wallAt(-700, [0.5, 0.42, 0.33]),
      ...[0, 1, 2].map((step): SetThing => ({
        kind: 'block',
        material: 'limestone',
        tone: [0.46, 0.39, 0.3],
        sizeMm: [3600, 110 * (step + 1), 330],
        atMm: [0, -110, 150 - 330 * step],
        edgeMm: 7,
      })),
      vaseAt([330, 110, -190], 1.2, [0.4, 0.2, 0.115]),
      {
        kind: 'branch',
        stemMm: [
          [330, 376, -190],
          [322, 450, -180],
          [270, 540, -160],
          [190, 590, -150],
        ],
        leaves: 40,
        leafMm: [60, 16],
        seed: 61,
      },
      branchBefore(LATE, [-160, 200, -345], {
        distanceMm: 640,
        reachMm: 1000,
        riseMm: -260,
        seed: 51,
        leaves: 90,
        leafMm: [80, 20],
      }),
      branchBefore(LATE, [120, 20, 120], {
        distanceMm: 900,
        reachMm: 900,
        riseMm: 160,
        seed: 53,
        leaves: 60,
        leafMm: [80, 20],
      }),
    ],
    light: { ...AFTERNOON, sun: LATE },
    camera: levelCamera({
      middleMm: [30, 120, 0],
      fieldMm: 790,
      focalMm: 80,
      aboveMm: 250,
      fStop: 4.5,
      focusMm: [-60, 60, 130],
    }),
    development: { exposure: 0.72 },
    uprightAt: 0.45,
  },
];
