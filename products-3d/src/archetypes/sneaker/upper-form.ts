import { lastedUpper } from './lasted-upper.ts';
import { onSole, outlineAt, smoothTable } from './last.ts';

/** How far along the outline each place of the collar is joined to the sole. */
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

/** The opening, from the heel along the outside to the throat: half width, height, distance from the heel. */
const COLLAR = smoothTable([
  [0, 0, 81, 7],
  [0.04, 12, 80, 9],
  [0.09, 22.5, 74, 25],
  [0.15, 28.5, 64, 54],
  [0.21, 29.5, 66, 82],
  [0.26, 27, 80, 104],
  [0.29, 24, 90.5, 116],
  [0.34, 21.5, 85, 136],
  [0.4, 17.5, 75, 164],
  [0.45, 13, 67, 188],
  [0.48, 8, 63.4, 200],
  [0.5, 0, 61.8, 205],
]);

/** Handles of the wall's curve: at the sole upward and outward, at the collar in x, y and z. */
const HANDLES = smoothTable([
  [0, 26, 3.5, 0, -24, -3],
  [0.09, 26, 3, 3, -22, -2],
  [0.15, 26, 2.5, 5, -18, 0],
  [0.21, 26, 2.5, 8, -18, 2],
  [0.29, 28, 3, 17, -20, 5],
  [0.4, 28, 3, 20, -9, 9],
  [0.45, 29, 3, 15, -7, 26],
  [0.5, 31, 2.5, 0, -6, 44],
]);

const FEATHER_INSET_MM = 4.2;
const FEATHER_HEIGHT_MM = 15;

/** The court sneaker's upper. */
export const COURT_UPPER = lastedUpper({
  solePlace: SOLE_PLACE,
  collar: COLLAR,
  handles: HANDLES,
  footAt: (place) => onSole(outlineAt(place, FEATHER_INSET_MM), FEATHER_HEIGHT_MM),
});
