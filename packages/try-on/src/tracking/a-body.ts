import { BODY_POINTS, LEG_POINTS } from '../landmarks/body-points.ts';
import type { BodyShape } from './body-shape.ts';
import type { Point } from '../geometry/point.ts';
import type { TrackedBody } from './read-body.ts';
import type { BodySide } from '../landmarks/landmarks.ts';

const SIDE = 256;
/** Sure that a cell shows the body, and sure that it does not. */
const SURE = 8;

/** A shape in the upright square of 512 pixels from the picture's upper left corner. */
export function aShape(shows: (place: Point) => boolean): BodyShape {
  const region = { centreX: 256, centreY: 256, sizePx: 512, rotation: 0 };
  const logits = Float32Array.from({ length: SIDE * SIDE }, (_, cell) =>
    shows({ x: 2 * (cell % SIDE) + 1, y: 2 * Math.floor(cell / SIDE) + 1 }) ? SURE : -SURE,
  );
  return { region, side: SIDE, logits };
}

const NOTHING = aShape(() => false);

/**
 * A person for tests, who stands with the feet to the picture's right, seen from the side: in metres, and 200 pixels to
 * one. Of the shape nothing is known.
 */
export function aBody(changes: Partial<TrackedBody> = {}): TrackedBody {
  const world = new Float32Array(3 * BODY_POINTS);
  const put = (side: BodySide, x: number) => {
    const { hip, knee, ankle, heel, toe } = LEG_POINTS[side];
    world.set([x, 0, 0], 3 * hip);
    world.set([x, 0.45, 0], 3 * knee);
    world.set([x, 0.87, 0], 3 * ankle);
    world.set([x - 0.04, 0.92, 0], 3 * heel);
    world.set([x + 0.19, 0.92, 0], 3 * toe);
  };
  put('left', 0.1);
  put('right', -0.1);
  const landmarks = world.map((value, k) => (k % 3 === 2 ? 0 : 200 + 200 * value));
  const visible = new Float32Array(BODY_POINTS).fill(0.9);
  return { world, landmarks, visible, flag: 0.9, shape: NOTHING, ...changes };
}
