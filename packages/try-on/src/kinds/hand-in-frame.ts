import type { TryOnHint } from '../hint.ts';
import { averageHand } from '../pose/average-hand.ts';
import type { CameraModel } from '../pose/camera-model.ts';
import { handInSpace } from '../pose/hand-in-space.ts';
import { lightOnHand } from '../pose/hand-light.ts';
import type { Frame } from '../scene/frame.ts';
import type { PictureScene } from '../scene/picture-scene.ts';
import type { DetectedHand } from '../tracking/detected-hand.ts';

/** A palm shorter than this, as a share of the picture's longer side, shows too little. */
const LEAST_PALM = 0.11;
const PALM_CM = 8;

/** The hand that things are worn on: the larger one. The scene gets the light of that hand. */
export function handInFrame(
  { detection, camera, byHand }: Frame,
  pictureScene: Pick<PictureScene, 'light'>,
): DetectedHand | undefined {
  const light = lightOnHand(detection);
  if (light) pictureScene.light(light);
  return detection.hands?.[0] ?? (byHand ? assumedHand(camera) : undefined);
}

/** As a share of the picture's shorter side: a hand from the wrist to the finger tips, which are 17.5 cm apart. */
const ASSUMED_SHARE = 0.55;
const HAND_CM = 17.5;
/** As a share of the picture's height: wrist and fingers both are near its middle. */
const WRIST_AT = 0.62;

/** An average right hand in the middle of the picture, where things are placed by hand. */
function assumedHand({ widthPx, heightPx }: CameraModel): DetectedHand {
  const handPx = ASSUMED_SHARE * Math.min(widthPx, heightPx);
  return averageHand({ pxPerCm: handPx / HAND_CM, wrist: [widthPx / 2, WRIST_AT * heightPx] });
}

/** The hint for that hand, whatever is worn on it. */
export function handHint(hand: DetectedHand | undefined, { camera }: Frame): TryOnHint | undefined {
  if (!hand) return undefined;
  const longer = Math.max(camera.widthPx, camera.heightPx);
  const isSmall = handInSpace(hand, camera.heightPx).pxPerCm * PALM_CM < LEAST_PALM * longer;
  return isSmall ? 'come-closer' : undefined;
}
