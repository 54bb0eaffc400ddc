import { type BufferGeometry, Shape } from 'three';
import { mix, point, signedPower, smoothStep } from '../../geometry/numbers.ts';
import { smoothCurve } from '../../geometry/solids.ts';
import { ellipseSection, type Section, swept } from '../../geometry/sweep.ts';
import { bentBar } from './frame.ts';

interface PinBuckle {
  /** Of the strap it holds. */
  readonly strapMm: number;
  readonly lengthMm: number;
  readonly barMm: number;
  readonly depthMm: number;
  /** How finely it is drawn: along the frame and around its bar. */
  readonly steps?: number;
  readonly sides?: number;
}

/** A bar that is flat above with a fine groove along its middle, the house's double line. */
const groovedSection =
  (halfWidthMm: number, halfDepthMm: number): Section =>
  (_t, angle) => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const groove = s > 0 ? 0.42 * Math.exp(-((c / 0.17) ** 4)) : 0;
    return [halfWidthMm * signedPower(c, 0.62), halfDepthMm * signedPower(s, 0.62) - groove];
  };

/** The frame's outline along the middle of its bar: nearly square where the strap folds, rounder at the far side. */
function outline(lengthMm: number, heightMm: number): Shape {
  const [top, near, far] = [heightMm / 2, 2.6, heightMm * 0.29];
  const shape = new Shape().moveTo(0, -top + near).lineTo(0, top - near);
  shape.quadraticCurveTo(0, top, -near, top).lineTo(-lengthMm + far, top);
  shape.bezierCurveTo(-lengthMm + far * 0.4, top, -lengthMm, top - far * 0.6, -lengthMm, top - far);
  shape.lineTo(-lengthMm, -top + far);
  shape.bezierCurveTo(-lengthMm, -top + far * 0.6, -lengthMm + far * 0.4, -top, -lengthMm + far, -top);
  shape.lineTo(-near, -top).quadraticCurveTo(0, -top, 0, -top + near);
  return shape;
}

/** The tongue: from the bar across the frame, its tip bent down over the far side. */
function pin({ lengthMm, depthMm, barMm }: PinBuckle): BufferGeometry {
  const top = depthMm / 2 + barMm * 0.42;
  const curve = smoothCurve([
    point(1.5, 0, -barMm * 0.9),
    point(2.9, 0, 0.6),
    point(0.6, 0, top * 0.95),
    point(-8, 0, top * 0.98),
    point(-lengthMm * 0.62, 0, top + 0.1),
    point(-lengthMm + 1.5, 0, top + 0.15),
    point(-lengthMm - 1.7, 0, top - 0.9),
  ]);
  return swept({
    curve,
    steps: 64,
    sides: 16,
    section: (t, angle) => {
      const girth = mix(1, 0.72, smoothStep(0.25, 1, t)) * (1 - smoothStep(0.985, 1, t) * 0.35);
      const [x, y] = ellipseSection(barMm * 0.62, barMm * 0.42, 3.2)(t, angle);
      return [x * girth, y * girth];
    },
    up: (t) => (t < 0.12 ? point(-1, 0, 0.4) : point(0.3, 0, 1)),
  });
}

/**
 * A pin buckle: frame and tongue. The side that the strap holds stands on x = 0 along y, the rest lies to -x,
 * the face looks along +z.
 */
export function pinBuckle(buckle: PinBuckle): readonly BufferGeometry[] {
  const { strapMm, lengthMm, barMm, depthMm, steps = 200, sides = 28 } = buckle;
  const heightMm = strapMm + barMm + 1.6;
  const frame = bentBar({
    shape: outline(lengthMm, heightMm),
    section: groovedSection(barMm / 2, depthMm / 2),
    steps,
    sides,
  });
  return [frame, pin(buckle)];
}
