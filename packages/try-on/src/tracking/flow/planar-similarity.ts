import type { Point } from '../../geometry/point.ts';

/** to = (a, -b; b, a) · from + (x, y): moved, turned and scaled in the picture. */
export interface PlanarSimilarity {
  readonly a: number;
  readonly b: number;
  readonly x: number;
  readonly y: number;
}

export const UNMOVED: PlanarSimilarity = { a: 1, b: 0, x: 0, y: 0 };

export const moved = ({ a, b, x, y }: PlanarSimilarity, point: Point): Point => ({
  x: a * point.x - b * point.y + x,
  y: b * point.x + a * point.y + y,
});

export const scaleOf = ({ a, b }: PlanarSimilarity): number => Math.hypot(a, b);

export interface Step {
  readonly from: Point;
  readonly to: Point;
}

/** The similarity that lies nearest to all steps in least squares. */
function fitPlanar(steps: readonly Step[]): PlanarSimilarity {
  const count = Math.max(1, steps.length);
  const mean = (read: (step: Step) => number) => steps.reduce((sum, step) => sum + read(step), 0) / count;
  const from = { x: mean((step) => step.from.x), y: mean((step) => step.from.y) };
  const to = { x: mean((step) => step.to.x), y: mean((step) => step.to.y) };
  let [along, across, spread] = [0, 0, 0];
  for (const step of steps) {
    const [fromX, fromY] = [step.from.x - from.x, step.from.y - from.y];
    const [toX, toY] = [step.to.x - to.x, step.to.y - to.y];
    along += fromX * toX + fromY * toY;
    across += fromX * toY - fromY * toX;
    spread += fromX * fromX + fromY * fromY;
  }
  const [a, b] = spread < 1e-9 ? [1, 0] : [along / spread, across / spread];
  return { a, b, x: to.x - a * from.x + b * from.y, y: to.y - b * from.x - a * from.y };
}

export interface RobustFit {
  readonly similarity: PlanarSimilarity;
  /** The steps that agree with it. */
  readonly agreeing: readonly Step[];
}

/** A step that ends further from the similarity's answer than this, in pixels, is an outlier. */
const AGREES_WITHIN_PX = 2;
/** The number of pairs tried: with half of the steps wrong, one pair is right with near certainty. */
const MOST_PAIRS = 48;
const REFITS = 3;

/**
 * The similarity most steps agree on (random sample consensus, Fischler and Bolles 1981, with pairs in a fixed order so
 * that the same pictures give the same answer), fitted anew to those. Undefined for fewer than two steps.
 */
export function fitRobustly(steps: readonly Step[]): RobustFit | undefined {
  let best: RobustFit | undefined;
  for (const pair of pairsOf(steps)) {
    const similarity = fitPlanar(pair);
    const agreeing = agreeingWith(similarity, steps);
    if (agreeing.length > (best?.agreeing.length ?? 0)) best = { similarity, agreeing };
  }
  for (let refit = 0; best && refit < REFITS; refit += 1) {
    const similarity = fitPlanar(best.agreeing);
    best = { similarity, agreeing: agreeingWith(similarity, steps) };
  }
  return best;
}

const agreeingWith = (similarity: PlanarSimilarity, steps: readonly Step[]): readonly Step[] =>
  steps.filter(({ from, to }) => {
    const expected = moved(similarity, from);
    return Math.hypot(expected.x - to.x, expected.y - to.y) <= AGREES_WITHIN_PX;
  });

/** Steps far from each other in the list, each in turn with another one. */
function pairsOf(steps: readonly Step[]): readonly (readonly Step[])[] {
  const count = steps.length;
  if (count < 2) return [];
  const most = Math.min(MOST_PAIRS, (count * (count - 1)) / 2);
  return Array.from({ length: most }, (_, k) => {
    const first = k % count;
    const apart = 1 + ((k * 7 + Math.floor(k / count)) % (count - 1));
    return [steps[first], steps[(first + apart) % count]].filter((step) => step !== undefined);
  });
}
