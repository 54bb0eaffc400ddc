import { type Fold, foldsOf } from '../../geometry/folds.ts';
import { clamp, point, smoothStep } from '../../geometry/numbers.ts';
import { type Form, formOf } from '../../geometry/pattern.ts';
import { rolledOver } from './roll-over.ts';

interface Quartering {
  readonly edgeMm: number;
  /** From one layer of cloth to the next where the silk lies quiet. */
  readonly layerMm: number;
  /** How far the turned-back corner's line runs from that corner. */
  readonly turnedMm: number;
}

/** How the cloth lies once folded: seen from above (x right, z to the front) from the folded corner at the back left. */
interface Laid {
  x: number;
  z: number;
  /** Height above the middle of the stack, in layers. */
  layers: number;
}

/** The folds are never quite through the middle, nor quite square: so the hems lie side by side. */
const OFF_MIDDLE = { across: 0.006, acrossSkew: 0.007, back: -0.005, backSkew: -0.006 } as const;

/** Folded twice as paper would be: the upper half away to the back and under, then the left half under. */
function foldedTwice(x: number, y: number, { edgeMm, layerMm }: Quartering): Laid {
  const [loop, turn] = [layerMm / 2, layerMm];
  const along = y + edgeMm * OFF_MIDDLE.back + x * OFF_MIDDLE.backSkew;
  const backTurn = clamp(along / loop, -Math.PI / 2, Math.PI / 2);
  const beyondBack = Math.max(0, Math.abs(along) - (loop * Math.PI) / 2);
  const z = beyondBack + loop * (1 - Math.cos(backTurn));
  const height = -Math.sin(backTurn) * loop;
  const across = x + edgeMm * OFF_MIDDLE.across + y * OFF_MIDDLE.acrossSkew;
  const sideTurn = clamp(across / turn, -Math.PI / 2, Math.PI / 2);
  const beyondSide = Math.max(0, Math.abs(across) - (turn * Math.PI) / 2);
  const radius = turn + height;
  return {
    x: beyondSide + radius * (1 - Math.cos(sideTurn)) + (turn - radius),
    z,
    layers: (radius * Math.sin(sideTurn)) / layerMm,
  };
}

/** Silk is full where it is folded and lies flat towards its hems. */
function puff(x: number, z: number, edgeMm: number): number {
  const atSide = Math.exp(-((Math.max(0, x) / (edgeMm * 0.055)) ** 1.4));
  const atBack = Math.exp(-((Math.max(0, z) / (edgeMm * 0.05)) ** 1.4));
  const away = smoothStep(edgeMm * 0.5, edgeMm * 0.3, Math.max(x, z));
  return 0.62 + 0.38 * away + 1.9 * atSide + 1.5 * atBack;
}

const SQRT_HALF = Math.SQRT1_2;
const TURN_RADIUS_MM = 12;

/** The upper layer's free corner drawn back over itself in a soft roll; how high it then lies above its layer. */
function turnedBack(laid: Laid, { edgeMm, turnedMm }: Quartering): number {
  const beyond = (laid.x + laid.z - edgeMm) * SQRT_HALF + turnedMm + 0.07 * (laid.x - laid.z);
  if (beyond <= 0) return 0;
  const { shiftMm, heightMm } = rolledOver(beyond, { radiusMm: TURN_RADIUS_MM });
  laid.x += shiftMm * SQRT_HALF;
  laid.z += shiftMm * SQRT_HALF;
  const settling = 1 - 0.6 * smoothStep(0, 110, beyond - Math.PI * TURN_RADIUS_MM);
  return heightMm * settling + 1.2;
}

/** Long soft folds, as silk takes them when it is laid down; over the folded square, in shares of its edge. */
const LYING: readonly Fold[] = [
  { from: [-0.02, 0.13], to: [0.52, 0.33], widthMm: 0.026, heightMm: 19 },
  { from: [0.13, -0.02], to: [0.34, 0.52], widthMm: 0.024, heightMm: 17 },
  { from: [0.03, 0.3], to: [0.3, 0.52], widthMm: 0.022, heightMm: 13 },
  { from: [0.3, 0.03], to: [0.52, 0.22], widthMm: 0.021, heightMm: 13 },
  { from: [0.04, 0.05], to: [0.43, 0.42], widthMm: 0.034, heightMm: 12 },
  { from: [0.42, 0.1], to: [0.36, 0.36], widthMm: 0.016, heightMm: 7 },
];

/** Hems swing as the folds behind them rise and fall; each layer a little otherwise. */
function wavering(laid: Laid, edgeMm: number): Laid {
  const [x, z] = [laid.x / edgeMm, laid.z / edgeMm];
  const own = Math.round(laid.layers + 1.5) * 0.9;
  laid.x += edgeMm * 0.0085 * x * 2 * Math.sin(z * 15 + own);
  laid.z += edgeMm * 0.0085 * z * 2 * Math.sin(x * 14 + 1.2 + own);
  return laid;
}

/** A square of silk folded twice, lying with its folded corner at the back left and one corner drawn back. */
export function quartered(quartering: Quartering): Form {
  const { edgeMm, layerMm } = quartering;
  const reliefAt = foldsOf(
    LYING.map(({ from, to, widthMm, heightMm }) => ({
      from: [from[0] * edgeMm, from[1] * edgeMm],
      to: [to[0] * edgeMm, to[1] * edgeMm],
      widthMm: widthMm * edgeMm,
      heightMm: heightMm * (edgeMm / 900) ** 0.6,
    })),
  );
  return formOf((x, y) => {
    const laid = wavering(foldedTwice(x, y, quartering), edgeMm);
    const isUpper = laid.layers > 1;
    const above = isUpper && x > 0 && y < 0 ? turnedBack(laid, quartering) : 0;
    const stack = (laid.layers + 1.55) * layerMm * puff(laid.x, laid.z, edgeMm);
    const share = 0.22 + 0.78 * clamp((laid.layers + 1.5) / 3);
    const relief = Math.max(-stack * 0.35, reliefAt(laid.x, laid.z) * share);
    return point(laid.x - edgeMm / 4, stack + relief + above + 1.4, laid.z - edgeMm / 4);
  });
}
