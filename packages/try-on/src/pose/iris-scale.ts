import { clamp } from '../geometry/numbers.ts';
import { IRIS_POINTS } from '../landmarks/face-points.ts';
import type { Landmarks } from '../landmarks/landmarks.ts';

/**
 * Width of the visible iris in centimetres: 11.7 ± 0.5 mm in adults of all origins (Rüfer et al., Cornea 24, 2005).
 * The one length in a face that hardly differs between people.
 */
const IRIS_CM = 1.17;

/** How far adults' heads differ in size, and how far the iris is off even when large (lids, glints, glasses). */
const HEAD_SPREAD = 0.06;
const IRIS_SPREAD = 0.08;
/** Its outline is found to about so many pixels. */
const OUTLINE_ERROR_PX = 1;
/** No adult's head is smaller or larger than this. */
const LEAST = 0.86;
const MOST = 1.16;

/**
 * Real centimetres per canonical centimetre; `pxPerCm` are the pixels of a canonical one at the depth of the eyes.
 * The canonical face has an adult's mean size. The irises say how far this one differs, and are weighted by their
 * exactness: about a third from 15 pixels on, less below. Good for a frame that looks right, not a measurement:
 * expect ±5 %.
 */
export function irisScale(landmarks: Landmarks, pxPerCm: number): number {
  const irisPx = (irisDiameter(landmarks, 0) + irisDiameter(landmarks, 1)) / 2;
  if (!(irisPx > 0)) return 1;
  const measured = pxPerCm / (irisPx / IRIS_CM);
  const spread = Math.hypot(IRIS_SPREAD, OUTLINE_ERROR_PX / irisPx);
  const weight = HEAD_SPREAD ** 2 / (HEAD_SPREAD ** 2 + spread ** 2);
  return clamp(Math.exp(weight * Math.log(measured)), LEAST, MOST);
}

/** The wider of its two diameters: a glance to the side narrows one. */
function irisDiameter(landmarks: Landmarks, eye: 0 | 1): number {
  const first = IRIS_POINTS.first + eye * IRIS_POINTS.perEye;
  const distance = (one: number, other: number) => {
    const across = (axis: number) =>
      (landmarks[3 * (first + one) + axis] ?? 0) - (landmarks[3 * (first + other) + axis] ?? 0);
    return Math.hypot(across(0), across(1));
  };
  return Math.max(distance(1, 3), distance(2, 4));
}
