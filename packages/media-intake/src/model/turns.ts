import type { Quaternion } from './quaternion.ts';
import type { Vec3 } from './vectors.ts';

/** A turn by right angles: where each axis of the model leads in the wear frame. */
export interface Turn {
  /** For x, y and z of the wear frame: the model's axis and its direction. */
  readonly axes: readonly [TurnedAxis, TurnedAxis, TurnedAxis];
}
interface TurnedAxis {
  readonly axis: 0 | 1 | 2;
  readonly sign: 1 | -1;
}

const AXES = [0, 1, 2] as const;
const SIGNS = [1, -1] as const;
const EVERY: readonly TurnedAxis[] = AXES.flatMap((axis) => SIGNS.map((sign) => ({ axis, sign })));

/** The 24 ways to set a model on its faces; none of them mirrors it. */
export const TURNS: readonly Turn[] = EVERY.flatMap((x) =>
  EVERY.flatMap((y) => EVERY.map((z): Turn => ({ axes: [x, y, z] }))),
).filter((turn) => handedness(turn) === 1);

/** The turn that leaves a model as it is. */
export const NO_TURN: Turn = {
  axes: [
    { axis: 0, sign: 1 },
    { axis: 1, sign: 1 },
    { axis: 2, sign: 1 },
  ],
};

/** 1 of a turn, -1 of a mirror image, 0 where two axes are the same. */
function handedness({ axes: [x, y, z] }: Turn): number {
  const order = `${x.axis}${y.axis}${z.axis}`;
  const parity = ['012', '120', '201'].includes(order) ? 1 : ['021', '102', '210'].includes(order) ? -1 : 0;
  return parity * x.sign * y.sign * z.sign;
}

/** A point of the model in the turned frame. */
export function turned(turn: Turn, point: Vec3): Vec3 {
  const [x, y, z] = turn.axes.map(({ axis, sign }) => sign * point[axis]);
  return [x ?? 0, y ?? 0, z ?? 0];
}

/** A point of the turned frame in the model. */
export function unturned(turn: Turn, point: Vec3): Vec3 {
  const model: [number, number, number] = [0, 0, 0];
  turn.axes.forEach(({ axis, sign }, at) => {
    model[axis] = sign * (point[at] ?? 0);
  });
  return model;
}

/** The quaternion (x, y, z, w) of a turn: Shepperd's method on its matrix. */
export function quaternionOf({ axes }: Turn): Quaternion {
  const m = (row: number, column: number): number => {
    const { axis, sign } = axes[row] ?? { axis: 0, sign: 1 };
    return axis === column ? sign : 0;
  };
  const trace = m(0, 0) + m(1, 1) + m(2, 2);
  const squares = [1 + 2 * m(0, 0) - trace, 1 + 2 * m(1, 1) - trace, 1 + 2 * m(2, 2) - trace, 1 + trace];
  const largest = squares.indexOf(Math.max(...squares));
  const [x, y, z] = [m(2, 1) - m(1, 2), m(0, 2) - m(2, 0), m(1, 0) - m(0, 1)];
  const [xy, xz, yz] = [m(0, 1) + m(1, 0), m(0, 2) + m(2, 0), m(1, 2) + m(2, 1)];
  const candidates = [
    [squares[0], xy, xz, x],
    [xy, squares[1], yz, y],
    [xz, yz, squares[2], z],
    [x, y, z, squares[3]],
  ];
  const chosen = (candidates[largest] ?? []).map((part) => part ?? 0);
  const length = Math.hypot(...chosen);
  const [qx = 0, qy = 0, qz = 0, qw = 1] = chosen.map((part) => part / length + 0);
  return [qx, qy, qz, qw];
}
