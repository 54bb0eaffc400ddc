import type { Landmarks } from '../landmarks/landmarks.ts';
import type { DetectedBox } from './detected-box.ts';

/** A square of the picture, turned about its centre. Pixels, radians clockwise as the picture is seen. */
export interface Region {
  readonly centreX: number;
  readonly centreY: number;
  readonly sizePx: number;
  readonly rotation: number;
}

/** Margin around a face that the landmark model was trained with (mediapipe face_detection_front_detection_to_roi). */
const MARGIN = 1.5;
/** Outer corners of the eyes. */
const RIGHT_EYE_CORNER = 33;
const LEFT_EYE_CORNER = 263;

/** The smallest square that holds the whole picture. */
export function wholePicture(widthPx: number, heightPx: number): Region {
  return { centreX: widthPx / 2, centreY: heightPx / 2, sizePx: Math.max(widthPx, heightPx), rotation: 0 };
}

/**
 * Squares, so many `across` the picture's longer side and half overlapping: where to look for what is too small for a
 * detector, which sees faces of a sixth of its square or more.
 */
export function partsOfPicture({
  widthPx,
  heightPx,
  across,
}: {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly across: 2 | 4;
}): readonly Region[] {
  const sizePx = Math.max(widthPx, heightPx) / across;
  const starts = (length: number) => {
    const steps = Math.max(1, Math.round((length - sizePx) / (sizePx / 2)) + 1);
    return Array.from({ length: steps }, (_, k) =>
      steps === 1 ? length / 2 : sizePx / 2 + (k * (length - sizePx)) / (steps - 1),
    );
  };
  return starts(heightPx).flatMap((centreY) =>
    starts(widthPx).map((centreX) => ({ centreX, centreY, sizePx, rotation: 0 })),
  );
}

/** Where the landmark model looks after a detection: upright eyes, 1.5 times the box. */
export function regionOfBox({ centreX, centreY, widthPx, heightPx, points }: DetectedBox): Region {
  const [rightEye, leftEye] = points;
  const rotation = rightEye && leftEye ? Math.atan2(leftEye.y - rightEye.y, leftEye.x - rightEye.x) : 0;
  return { centreX, centreY, sizePx: Math.max(widthPx, heightPx) * MARGIN, rotation };
}

/** Where it looks in the next frame: around the landmarks of this one. */
export function regionOfLandmarks(landmarks: Landmarks): Region {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let k = 0; k + 2 < landmarks.length; k += 3) {
    const x = landmarks[k] ?? 0;
    const y = landmarks[k + 1] ?? 0;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const across = (axis: number) =>
    (landmarks[3 * LEFT_EYE_CORNER + axis] ?? 0) - (landmarks[3 * RIGHT_EYE_CORNER + axis] ?? 0);
  return {
    centreX: (left + right) / 2,
    centreY: (top + bottom) / 2,
    sizePx: Math.max(right - left, bottom - top) * MARGIN,
    rotation: Math.atan2(across(1), across(0)),
  };
}

/** Turns points of a model's input square, of `inputPx` a side, into picture pixels; in place. */
export function placeInPicture(points: Landmarks, region: Region, inputPx: number): Landmarks {
  const scale = region.sizePx / inputPx;
  const cos = Math.cos(region.rotation) * scale;
  const sin = Math.sin(region.rotation) * scale;
  for (let k = 0; k + 2 < points.length; k += 3) {
    const x = (points[k] ?? 0) - inputPx / 2;
    const y = (points[k + 1] ?? 0) - inputPx / 2;
    points[k] = region.centreX + x * cos - y * sin;
    points[k + 1] = region.centreY + x * sin + y * cos;
    points[k + 2] = (points[k + 2] ?? 0) * scale;
  }
  return points;
}
