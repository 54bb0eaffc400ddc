import { point } from '../../geometry/numbers.ts';
import { outlineAt, smoothTable } from '../sneaker/last.ts';
import { lastedUpper } from '../sneaker/lasted-upper.ts';
import { foamTopAt } from './sole-form.ts';

const SOLE_PLACE = smoothTable([
  [0, 0],
  [0.09, 0.073],
  [0.15, 0.12],
  [0.21, 0.165],
  [0.29, 0.235],
  [0.4, 0.36],
  [0.45, 0.43],
  [0.5, 0.5],
]);

/** Higher at the heel than a court shoe, and drawn back there to keep off the tendon. */
const COLLAR = smoothTable([
  [0, 0, 111, -1],
  [0.03, 8, 109.5, 1],
  [0.06, 15, 104, 8],
  [0.1, 22.5, 93, 25],
  [0.15, 27.5, 82, 52],
  [0.21, 28.5, 83, 80],
  [0.26, 26, 95, 103],
  [0.29, 23.5, 104, 115],
  [0.34, 21, 98, 137],
  [0.4, 17, 88, 164],
  [0.45, 12.5, 80, 188],
  [0.48, 8, 76.2, 200],
  [0.5, 0, 74.4, 205],
]);

const HANDLES = smoothTable([
  [0, 24, 5, 0, -22, 7],
  [0.06, 24, 5, 0, -22, 6],
  [0.1, 24, 4.5, 3, -20, 3],
  [0.15, 24, 4, 5, -16, 0],
  [0.21, 24, 3.5, 8, -16, 2],
  [0.29, 26, 3.5, 17, -20, 5],
  [0.4, 27, 4, 21, -9, 9],
  [0.45, 30, 4, 16, -6, 28],
  [0.5, 33, 3.4, 0, -5, 48],
]);

const FEATHER_INSET_MM = 4.4;
/** The upper goes down behind the foam's edge by this much. */
const SUNK_MM = 6;

/** The runner's upper. */
export const RUNNER_UPPER = lastedUpper({
  solePlace: SOLE_PLACE,
  collar: COLLAR,
  handles: HANDLES,
  footAt: (place) => {
    const foot = outlineAt(place, FEATHER_INSET_MM);
    return point(foot.x, foamTopAt(place) - SUNK_MM, foot.z);
  },
});
