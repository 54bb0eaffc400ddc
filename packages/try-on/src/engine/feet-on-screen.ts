import { lookDownAt, upSeenFrom } from '../pose/feet-pose.ts';
import { guessedFeet } from '../pose/guessed-feet.ts';
import type { Frame } from '../scene/frame.ts';
import { pointInPicture, pointOnScreen, type ScreenPoint } from '../snapshot/screen-point.ts';
import { type Layout, visiblePart } from '../snapshot/visible-part.ts';
import type { DetectedFeet, DetectedFoot } from '../tracking/detected-feet.ts';

/** The outline points of one foot. Left and right are the person's own. */
export interface FootOnScreen {
  readonly heel: ScreenPoint;
  readonly toe: ScreenPoint;
}

export interface FeetOnScreen {
  readonly left: FootOnScreen;
  readonly right: FootOnScreen;
  /**
   * The angle at which people look down at the ground they stand on: radians from the horizontal; a quarter turn is
   * straight down.
   */
  readonly lookDown: number;
}

/** Where the feet of a picture are on the screen. It is a guess where they were not placed yet. */
export function feetOnScreen({ detection, camera }: Frame, screen: Layout): FeetOnScreen {
  const layout = { ...screen, picture: camera };
  const seen = bothOf({ ...detection.feetGuess, ...detection.feet });
  const feet = seen ?? guessedFeet(visiblePart(layout));
  const placed = (foot: DetectedFoot): FootOnScreen => ({
    heel: pointOnScreen(foot.heel, layout),
    toe: pointOnScreen(foot.toe, layout),
  });
  return { left: placed(feet.left), right: placed(feet.right), lookDown: lookDownAt(feet.left.up) };
}

/** A foot that was not found stands beside the other one. */
function bothOf({ left, right }: DetectedFeet): Required<DetectedFeet> | undefined {
  const [one, other] = [left ?? (right && beside(right)), right ?? (left && beside(left))];
  return one && other && { left: one, right: other };
}

function beside({ heel, toe, up }: DetectedFoot): DetectedFoot {
  const aside = Math.hypot(toe.x - heel.x, toe.y - heel.y) / 2;
  return { heel: { ...heel, x: heel.x + aside }, toe: { ...toe, x: toe.x + aside }, up };
}

/** The inverse: from the screen to the picture. */
export function feetInPicture(
  { left, right, lookDown }: FeetOnScreen,
  { camera }: Frame,
  screen: Layout,
): DetectedFeet {
  const layout = { ...screen, picture: camera };
  const up = upSeenFrom(lookDown);
  const placed = ({ heel, toe }: FootOnScreen): DetectedFoot => ({
    heel: pointInPicture(heel, layout),
    toe: pointInPicture(toe, layout),
    up,
  });
  return { left: placed(left), right: placed(right) };
}
