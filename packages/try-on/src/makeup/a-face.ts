/** Builder of landmarks for tests: the average face before a camera, its mouth as wide open as is wished. */
import { landmarksOf } from '../pose/a-detection.ts';
import { cameraModel } from '../pose/camera-model.ts';
import type { CanonicalFace } from '../landmarks/canonical-face.ts';
import type { Rotation } from '../geometry/rotation.ts';
import type { Landmarks } from '../landmarks/landmarks.ts';
import { LIP_RINGS } from './contours.ts';

const CAMERA = cameraModel('photo', 900, 1200);

export interface AFace {
  readonly yawDeg?: number;
  /** Scales the opening of the mouth about its middle: 0 is shut, 1 as the average face has it. */
  readonly mouth?: number;
}

export function aFace(average: CanonicalFace, { yawDeg = 0, mouth = 1 }: AFace = {}): Landmarks {
  const half = (yawDeg * Math.PI) / 360;
  const rotation: Rotation = [0, Math.sin(half), 0, Math.cos(half)];
  const face = { ...average, positions: withMouth(average.positions, mouth) };
  return landmarksOf(face, { rotation, translation: [0, 0, -60] }, CAMERA);
}

function withMouth(given: readonly number[], open: number): readonly number[] {
  const positions = [...given];
  const opening = LIP_RINGS[3] ?? [];
  const heightOf = (landmark = 0) => given[3 * landmark + 1] ?? 0;
  opening.forEach((landmark, column) => {
    const opposite = opening[(opening.length - column) % opening.length];
    const middle = (heightOf(landmark) + heightOf(opposite)) / 2;
    positions[3 * landmark + 1] = middle + open * (heightOf(landmark) - middle);
  });
  return positions;
}
