import { lightStrength } from '../pose/face-light.ts';
import { guessedFeet } from '../pose/guessed-feet.ts';
import type { Frame } from '../scene/frame.ts';
import type { PictureScene } from '../scene/picture-scene.ts';
import type { DetectedFeet } from '../tracking/detected-feet.ts';

/** The ground is mostly about as dark as skin, and is lit from one side as everything else. */
const USUAL_GROUND = 0.28;
const AZIMUTH = -0.5;

/** The feet that shoes are worn on. The brightest surroundings decide the light of the scene. */
export function feetInFrame(
  { detection, camera, byHand }: Frame,
  pictureScene: Pick<PictureScene, 'light'>,
): DetectedFeet | undefined {
  const feet = detection.feet ?? (byHand ? guessedFeet({ leftPx: 0, topPx: 0, ...camera }) : undefined);
  if (feet && !detection.face && !detection.hands)
    pictureScene.light({
      strength: lightStrength(USUAL_GROUND, detection.luminance.bright),
      azimuth: AZIMUTH,
    });
  return feet;
}
