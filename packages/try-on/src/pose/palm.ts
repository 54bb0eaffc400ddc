/**
 * The rotation of a palm in space. Its points in the picture are reliable; their depths are rough and exaggerated. So
 * an adult's palm is fitted to the points, and decides most of their depth: turned to the side it is narrower, its
 * arched knuckles shift against each other, and the thumb's base, which lies below them, shifts against them all.
 */
import { KNUCKLES } from '../landmarks/hand-points.ts';
import { AVERAGE_HAND_CM, DEPTH_SEEN } from './average-hand.ts';
import { rotated, type Vector } from '../geometry/rotation.ts';
import { fitSimilarity, type Similarity } from '../geometry/similarity.ts';

/** The weight of a point's place in the picture, and the share of its depth that is used. */
interface PalmPrior {
  readonly point: number;
  readonly weight: number;
  readonly depthShare: number;
}

/**
 * Shares of the deviations squared, measured on drawn hands: of places, where the thumb's vary with how it is held; and of
 * depths, which are off by 8 mm between knuckles, but by 28 from the wrist to them.
 */
const PRIORS: readonly PalmPrior[] = [
  { point: 0, weight: 1, depthShare: 0.02 },
  { point: 1, weight: 0.16, depthShare: 0 },
  { point: 2, weight: 0.06, depthShare: 0 },
  ...KNUCKLES.map((point) => ({ point, weight: 1, depthShare: 0.12 })),
];
/**
 * Palms differ in breadth by 6 %: the usual breadth has the weight of so many square centimetres of visible breadth.
 */
const USUAL_BREADTH = 11;
/** Each round moves the depths that are not used nearer to the fitted palm. */
const ROUNDS = 30;

/** Of length 1, in camera space. */
interface PalmAxes {
  /** From the wrist to the knuckles. */
  readonly along: Vector;
  readonly back: Vector;
}

/** One of its points, and where it is seen. */
interface SeenPoint extends PalmPrior {
  readonly from: Vector;
  readonly seen: Vector;
}

/** `points` are the hand's 21, in pixels, Y up and Z towards the camera. */
export function palmIn(points: readonly Vector[], isRight: boolean): PalmAxes {
  const palm = PRIORS.map((prior): SeenPoint => {
    const [x, y, z] = AVERAGE_HAND_CM[prior.point] ?? [0, 0, 0];
    const [right, up, depth] = points[prior.point] ?? [0, 0, 0];
    return { ...prior, from: [isRight ? x : -x, y, z], seen: [right, up, depth / DEPTH_SEEN] };
  });
  let breadth = 1;
  let layout = fitSimilarity(
    palm
      .filter(({ depthShare }) => depthShare > 0)
      .map(({ from, seen, weight }) => ({ from, to: seen, weight })),
  );
  for (let round = 1; round < ROUNDS; round += 1) {
    const before = layout;
    const across = breadth;
    layout = fitSimilarity(
      palm.map(({ from, seen: [x, y, z], weight, depthShare }) => {
        const broad = widened(from, across);
        const depth = fittedPoint(broad, before)[2];
        return { from: broad, to: [x, y, depthShare * z + (1 - depthShare) * depth], weight };
      }),
    );
    breadth = breadthOf(palm, layout);
  }
  return { along: rotated(layout.rotation, [0, 1, 0]), back: rotated(layout.rotation, [0, 0, 1]) };
}

const widened = ([x, y, z]: Vector, breadth: number): Vector => [x * breadth, y, z];

function fittedPoint(point: Vector, { scale, rotation, translation }: Similarity): Vector {
  const [x, y, z] = rotated(rotation, point);
  return [scale * x + translation[0], scale * y + translation[1], scale * z + translation[2]];
}

/** Compared with the usual palm's: by least squares over where the points are seen. */
function breadthOf(palm: readonly SeenPoint[], layout: Similarity): number {
  if (!(layout.scale > 0)) return 1;
  let [along, spread] = [USUAL_BREADTH, USUAL_BREADTH];
  for (const { from, seen, weight } of palm) {
    const [acrossX, acrossY] = rotated(layout.rotation, [from[0], 0, 0]);
    const [x, y] = fittedPoint([0, from[1], from[2]], layout);
    along += (weight * (acrossX * (seen[0] - x) + acrossY * (seen[1] - y))) / layout.scale;
    spread += weight * (acrossX ** 2 + acrossY ** 2);
  }
  return along / spread;
}
