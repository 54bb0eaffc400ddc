import type { PlaceMm, SceneLight, SetThing, Sun } from './scene-plan.ts';

const WARM_WHITE = [1, 0.86, 0.69] as const;
const SKY_WHITE = [0.7, 0.85, 1] as const;

/** A bright room in the morning: sun from the left, the sky through the same window, lime walls around. */
export const MORNING: SceneLight = {
  sun: { azimuthDeg: -58, elevationDeg: 34, strength: 5.2, colour: WARM_WHITE, sizeDeg: 0.7 },
  windows: [
    { atMm: [-2200, 1100, 900], towardsMm: [0, 100, 0], sizeMm: [1500, 1900], watts: 58, colour: SKY_WHITE },
  ],
  sky: { above: [0.56, 0.63, 0.72], horizon: [0.42, 0.42, 0.41], below: [0.28, 0.26, 0.23], gain: 0.38 },
};

/** Before the lamps are lit: a low sun the colour of honey, blue from the other side. */
export const EVENING: SceneLight = {
  sun: { azimuthDeg: -47, elevationDeg: 17, strength: 6.5, colour: [1, 0.66, 0.36], sizeDeg: 0.8 },
  windows: [
    {
      atMm: [1900, 1300, 1100],
      towardsMm: [0, 100, 0],
      sizeMm: [1300, 1700],
      watts: 13,
      colour: [0.62, 0.78, 1],
    },
  ],
  sky: { above: [0.4, 0.46, 0.56], horizon: [0.3, 0.28, 0.27], below: [0.16, 0.12, 0.09], gain: 0.22 },
};

/** A sky of thin cloud: soft from above, and a pale sun. */
export const OVERCAST: SceneLight = {
  sun: { azimuthDeg: -40, elevationDeg: 50, strength: 1.6, colour: [1, 0.95, 0.88], sizeDeg: 9 },
  windows: [
    {
      atMm: [-1500, 1700, 700],
      towardsMm: [0, 0, 0],
      sizeMm: [1800, 1500],
      watts: 62,
      colour: [0.9, 0.95, 1],
    },
  ],
  sky: { above: [0.7, 0.75, 0.8], horizon: [0.45, 0.45, 0.44], below: [0.24, 0.23, 0.2], gain: 0.4 },
};

/** Outside at five: open sky, walls that give the light back. */
export const AFTERNOON: SceneLight = {
  sun: { azimuthDeg: -48, elevationDeg: 38, strength: 6.4, colour: [1, 0.84, 0.63], sizeDeg: 0.6 },
  windows: [],
  sky: { above: [0.42, 0.6, 0.9], horizon: [0.66, 0.6, 0.52], below: [0.5, 0.4, 0.28], gain: 0.62 },
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The place so far from another one towards the sun: what stands there shades it. */
export function towardsSun(
  { azimuthDeg, elevationDeg }: Sun,
  [x, y, z]: PlaceMm,
  distanceMm: number,
): PlaceMm {
  const [azimuth, elevation] = [radians(azimuthDeg), radians(elevationDeg)];
  const flat = Math.cos(elevation) * distanceMm;
  return [x + Math.sin(azimuth) * flat, y + Math.sin(elevation) * distanceMm, z + Math.cos(azimuth) * flat];
}

/** A branch of an olive tree outside the window, whose shadow falls on a place. */
export function branchBefore(
  sun: Sun,
  aimMm: PlaceMm,
  {
    distanceMm,
    reachMm,
    riseMm,
    seed,
    leaves = 46,
    leafMm = [62, 15],
  }: {
    readonly distanceMm: number;
    /** How far it reaches to the right from its stem, and up. */
    readonly reachMm: number;
    readonly riseMm: number;
    readonly seed: number;
    readonly leaves?: number;
    readonly leafMm?: readonly [number, number];
  },
): SetThing {
  const [x, y, z] = towardsSun(sun, aimMm, distanceMm);
  const along = (share: number, sag: number): PlaceMm => [
    x + (share - 0.5) * reachMm,
    y + (share - 0.5) * riseMm + sag,
    z + (share - 0.5) * reachMm * 0.4,
  ];
  return {
    kind: 'branch',
    stemMm: [along(0, 0), along(0.35, 24), along(0.7, 20), along(1, -22)],
    leaves,
    leafMm,
    seed,
    onlyShadow: true,
  };
}
