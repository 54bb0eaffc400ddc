import { closeUp, whole, type Shots } from './shot.ts';

/** A watch leans back on its closed band. */
const LEANING = { turnDeg: [-12, 0, 0] } as const;

const CHRONOGRAPH: Shots = {
  front: whole([22, 12], 0.75, { pose: LEANING, exposure: 0.92 }),
  detail: closeUp([20, 26], { atMm: [4, -2, 8], fieldMm: 30 }, { pose: LEANING, exposure: 0.92, fStop: 8 }),
  side: whole([72, 10], 0.8, { pose: LEANING, exposure: 0.92 }),
};

/** The bracelet has a clasp to show. */
const CHRONOGRAPH_ON_STEEL: Shots = {
  ...CHRONOGRAPH,
  back: whole([154, 16], 0.78, { pose: LEANING, exposure: 0.92 }),
};

const SQUARE_WATCH: Shots = {
  front: whole([24, 12], 0.72, { pose: LEANING, exposure: 0.96 }),
  detail: closeUp([20, 26], { atMm: [3, -1, 6], fieldMm: 26 }, { pose: LEANING, exposure: 0.96, fStop: 8 }),
  side: whole([70, 10], 0.78, { pose: LEANING, exposure: 0.96 }),
};

/** Sunglasses stand on their lenses and the tips of their temples. */
const STANDING = { turnDeg: [1.5, 0, 0] } as const;

const AVIATOR: Shots = {
  front: whole([24, 12], 0.87, { pose: STANDING, exposure: 0.95 }),
  detail: closeUp(
    [30, 16],
    { atMm: [12, 6, 0], fieldMm: 66 },
    { pose: STANDING, exposure: 0.95, fStop: 5.6 },
  ),
  back: whole([140, 30], 0.87, { pose: STANDING, exposure: 0.95 }),
};

const CATS_EYE: Shots = {
  front: whole([24, 11], 0.87, { pose: STANDING, exposure: 1 }),
  detail: closeUp(
    [40, 14],
    { atMm: [66, 14, -13], fieldMm: 84 },
    { pose: STANDING, exposure: 1, fStop: 5.6 },
  ),
  back: whole([140, 30], 0.87, { pose: STANDING, exposure: 1 }),
};

/** How chronographs, square watches and the later sunglasses are photographed, by product. */
export const WATCH_EYEWEAR_SHOTS: Readonly<Record<string, Shots>> = {
  AU1003: CHRONOGRAPH_ON_STEEL,
  AU1004: CHRONOGRAPH,
  AU1005: SQUARE_WATCH,
  AU1006: SQUARE_WATCH,
  AU2004: AVIATOR,
  AU2005: CATS_EYE,
};
