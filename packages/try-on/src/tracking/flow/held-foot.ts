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

/** Fewer places that agree than this, or less of all, say nothing. */
const LEAST_AGREEING = 6;
const LEAST_SHARE = 0.35;
/** So often smaller or larger than when it was placed, it is something else. */
const MOST_SCALE = 3;

/**
 * Holds a foot by the places on it and on the ground beside it. Every picture is first compared with the last, which
 * tells where the places went, and then with the one the foot was placed in, so that no errors add up. Undefined where
 * too little can be followed.
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
  // Seen from another side it no longer looks as it did; then what the last picture says has to do.
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
