import type { DetectedFoot } from '../detected-feet.ts';
import type { Point } from '../../geometry/point.ts';
import { cornersNear } from './corners-near.ts';
import { followPoint } from './follow-point.ts';
import type { GreyPyramid } from './grey-picture.ts';
import {
  fitRobustly,
  moved,
  type PlanarSimilarity,
  scaleOf,
  type Step,
  UNMOVED,
} from './planar-similarity.ts';

/** A foot that was placed by hand in one picture and is kept in its place in those that follow. */
export interface HeldFoot {
  /** Where it is in the next picture; undefined while that cannot be told. */
  next(picture: GreyPyramid): DetectedFoot | undefined;
}

/** With fewer agreeing places than this number or share, there is no answer. */
const LEAST_AGREEING = 6;
const LEAST_SHARE = 0.35;
/** A foot that seems so much smaller or larger than when it was placed is something else. */
const MOST_SCALE = 3;

/**
 * Follows a foot by corners on it and on the ground beside it. Every picture is compared with the last one first,
 * which gives a guess, and then with the one the foot was placed in, so that errors do not add up. Undefined where
 * too few corners can be followed.
 */
export function holdFoot(foot: DetectedFoot, placedIn: GreyPyramid): HeldFoot | undefined {
  const finest = placedIn.levels[0];
  const inPicture = scaledBy(1 / placedIn.scale);
  const anchors = finest ? cornersNear(finest, inPicture(foot.heel), inPicture(foot.toe)) : [];
  if (anchors.length < LEAST_AGREEING) return undefined;
  const toFoot = (similarity: PlanarSimilarity): DetectedFoot => {
    const place = (point: Point) => scaledBy(placedIn.scale)(moved(similarity, inPicture(point)));
    return { ...foot, heel: place(foot.heel), toe: place(foot.toe) };
  };
  const anchored = { picture: placedIn, anchors };
  let last = { picture: placedIn, similarity: UNMOVED };

  return {
    next(picture) {
      const roughly = comparedWithLast(anchored, last, picture);
      const similarity = roughly && comparedWithFirst(anchored, roughly, picture);
      if (!similarity) return undefined;
      last = { picture, similarity };
      return toFoot(similarity);
    },
  };
}

interface Anchored {
  readonly picture: GreyPyramid;
  readonly anchors: readonly Point[];
}

interface PlacedProducts {
  readonly picture: GreyPyramid;
  readonly similarity: PlanarSimilarity;
}

function comparedWithLast(
  { anchors }: Anchored,
  last: PlacedProducts,
  picture: GreyPyramid,
): PlanarSimilarity | undefined {
  const steps = anchors.flatMap((anchor): readonly Step[] => {
    const at = moved(last.similarity, anchor);
    const to = followPoint({ from: last.picture, to: picture, at, guess: at });
    return to ? [{ from: anchor, to }] : [];
  });
  return agreed(steps, anchors.length);
}

/** The finest levels only: where the places are is known to a pixel or two. */
const FINEST_LEVELS = 2;

function comparedWithFirst(
  { picture: first, anchors }: Anchored,
  similarity: PlanarSimilarity,
  picture: GreyPyramid,
): PlanarSimilarity | undefined {
  const scale = scaleOf(similarity);
  // A square of the new picture, as it looked in the first.
  const turn = { a: similarity.a / scale ** 2, b: -similarity.b / scale ** 2 };
  const steps = anchors.flatMap((anchor): readonly Step[] => {
    const guess = moved(similarity, anchor);
    const to = followPoint({ from: first, to: picture, at: anchor, guess, turn, levels: FINEST_LEVELS });
    return to ? [{ from: anchor, to }] : [];
  });
  // From another side it no longer looks the same; then the answer of the last picture is used.
  return agreed(steps, anchors.length) ?? similarity;
}

function agreed(steps: readonly Step[], of: number): PlanarSimilarity | undefined {
  const fit = fitRobustly(steps);
  if (!fit || fit.agreeing.length < Math.max(LEAST_AGREEING, LEAST_SHARE * of)) return undefined;
  const scale = scaleOf(fit.similarity);
  return scale < MOST_SCALE && scale > 1 / MOST_SCALE ? fit.similarity : undefined;
}

const scaledBy =
  (factor: number) =>
  ({ x, y }: Point): Point => ({ x: x * factor, y: y * factor });
