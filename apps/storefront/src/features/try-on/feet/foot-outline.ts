import type { FeetOnScreen } from '@vitrine/try-on';
import type { PlacedFoot, StageSizePx } from './feet-points.ts';

/**
 * The edge of a right sole, as shares of its length: forwards from the heel, and sideways to the little toe. In
 * drawing order, up the outside and down the inside.
 */
const EDGE = [
  [0.0, 0.0],
  [0.05, 0.09],
  [0.22, 0.115],
  [0.45, 0.125],
  [0.66, 0.165],
  [0.83, 0.155],
  [0.95, 0.085],
  [1.0, -0.03],
  [0.96, -0.12],
  [0.84, -0.175],
  [0.68, -0.165],
  [0.48, -0.105],
  [0.24, -0.1],
  [0.05, -0.085],
] as const;

/** The outline of a foot on the stage, as the path of an SVG in CSS pixels: a sole on ground that is looked down on. */
export function footOutline(feet: FeetOnScreen, side: PlacedFoot, { width, height }: StageSizePx): string {
  const { heel, toe } = feet[side];
  // Distances away from the camera look shorter on the screen than they are on the ground.
  const flat = Math.sin(feet.lookDown);
  const [x, y] = [(toe.x - heel.x) * width, ((toe.y - heel.y) * height) / flat];
  const outside = side === 'right' ? 1 : -1;
  const points = EDGE.map(([along, aside]) => ({
    x: heel.x * width + along * x - outside * aside * y,
    y: heel.y * height + (along * y + outside * aside * x) * flat,
  }));
  return smoothLoop(points);
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A closed Catmull-Rom curve through the points, as Bézier curves. */
function smoothLoop(points: readonly Place[]): string {
  const at = (index: number): Place => points[(index + points.length) % points.length] ?? { x: 0, y: 0 };
  const curves = points.map((point, index) => {
    const [before, next, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const first = { x: point.x + (next.x - before.x) / 6, y: point.y + (next.y - before.y) / 6 };
    const second = { x: next.x - (after.x - point.x) / 6, y: next.y - (after.y - point.y) / 6 };
    return `C${[first, second, next].map(({ x, y }) => `${number(x)} ${number(y)}`).join(' ')}`;
  });
  return `M${number(at(0).x)} ${number(at(0).y)}${curves.join('')}Z`;
}

const number = (value: number): string => value.toFixed(1);
