import { type Fold, foldsOf } from '../../geometry/folds.ts';
import { clamp, point, smoothStep } from '../../geometry/numbers.ts';
import { type Form, formOf } from '../../geometry/pattern.ts';
import { rolledOver } from './roll-over.ts';

/** Half the diagonal of a square of 45 cm. */
const REACH_MM = 225 * Math.SQRT2;
const LAYER_MM = 2.8;

/** The under layer lies a little askew, so that both hems are seen. */
const ASKEW = 0.035;
const OFF_MIDDLE_MM = 3;

/** The right tip, both layers of it, is laid over to the left along a slanting line. */
const TIP = { fromMm: 96, slant: 0.34, radiusMm: 11 } as const;

const LYING: readonly Fold[] = [
  { from: [-250, 6], to: [-40, 200], widthMm: 13, heightMm: 10 },
  { from: [-120, -4], to: [20, 250], widthMm: 14, heightMm: 9 },
  { from: [-30, 2], to: [96, 120], widthMm: 12, heightMm: 8 },
  { from: [-290, 16], to: [-150, 90], widthMm: 9, heightMm: 6 },
  { from: [-70, 150], to: [40, 110], widthMm: 12, heightMm: 5 },
];
const reliefAt = foldsOf(LYING);

/** Full along the fold, flat towards the hems. */
const puff = (z: number): number => 0.75 + 1.9 * Math.exp(-((Math.max(0, z) / 20) ** 1.3));

/**
 * A square of silk folded along its diagonal, the fold at the back, a corner to the front, and the right tip laid
 * over. Its print's lower right corner comes to lie in front.
 */
export const biasFolded: Form = formOf((x, y) => {
  const along = (x + y) * Math.SQRT1_2;
  const over = (y - x) * Math.SQRT1_2 + OFF_MIDDLE_MM + ASKEW * along;
  const loop = LAYER_MM / 2;
  const turn = clamp(over / loop, -Math.PI / 2, Math.PI / 2);
  const z = Math.max(0, Math.abs(over) - (loop * Math.PI) / 2) + loop * (1 - Math.cos(turn));
  const inStack = -Math.sin(turn) * loop;
  const beyond = (along - TIP.fromMm - TIP.slant * z) / Math.hypot(1, TIP.slant);
  const { shiftMm, heightMm } = rolledOver(beyond, { radiusMm: TIP.radiusMm, heightMm: inStack });
  const [nx, nz] = [1 / Math.hypot(1, TIP.slant), -TIP.slant / Math.hypot(1, TIP.slant)];
  const settled = 1 - 0.55 * smoothStep(0, 130, beyond - Math.PI * TIP.radiusMm);
  const [lx, lz] = [along + shiftMm * nx, z + shiftMm * nz];
  const swing = 3.4 * Math.sin(lx / 38 + inStack) * smoothStep(20, 200, lz);
  const tipRise = 9 * smoothStep(-250, -REACH_MM, along) ** 1.5;
  const relief = Math.max(-1.2, reliefAt(lx, lz) * (inStack > 0 || beyond > 0 ? 1 : 0.45));
  const height = (heightMm * settled + loop) * puff(lz) + relief + tipRise + 1.5;
  return point(lx + 94, height, lz + swing - 150);
});
