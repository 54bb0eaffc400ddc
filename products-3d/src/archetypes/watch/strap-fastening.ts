import { type BufferGeometry, Path } from 'three';
import { placed, shifted } from '../../geometry/join.ts';
import { point } from '../../geometry/numbers.ts';
import { plate, roundedRectangle, smoothCurve } from '../../geometry/solids.ts';
import { ellipseSection, swept } from '../../geometry/sweep.ts';
import { type Detail, steps } from '../../model.ts';
import { frameAt } from './wrist.ts';

/** The pin buckle of a strap of this width. */
export function buckle(tailWidthMm: number, detail: Detail): readonly BufferGeometry[] {
  const frame = roundedRectangle({ widthMm: tailWidthMm + 6, heightMm: 15, radiusMm: 3.5 });
  const opening = roundedRectangle({ widthMm: tailWidthMm + 1.4, heightMm: 10.6, radiusMm: 2 }).getPoints(12);
  frame.holes.push(new Path(opening));
  const ring = plate(frame, {
    thicknessMm: 2.2,
    bevelMm: 0.6,
    bevelSegments: steps(detail, 4),
    curveSegments: steps(detail, 24),
  });
  const pin = plate(roundedRectangle({ widthMm: 1.8, heightMm: 14, radiusMm: 0.9 }), {
    thicknessMm: 1.5,
    bevelMm: 0.5,
    curveSegments: steps(detail, 24, { share: 0.3 }),
  });
  const at = frameAt(Math.PI * 0.94, 1.6);
  return [placed(shifted(ring, [0, 0, -0.9]), at), placed(shifted(pin, [0, 0, 0.6]), at)];
}

/** The two loops that hold the free end. */
export function keepers(tailWidthMm: number, detail: Detail): readonly BufferGeometry[] {
  const half = tailWidthMm / 2 + 1;
  const loop = smoothCurve(
    [
      point(-half, 0, -2),
      point(-half, 0, 2.4),
      point(0, 0, 3),
      point(half, 0, 2.4),
      point(half, 0, -2),
      point(0, 0, -2.4),
    ],
    true,
  );
  const keeper = swept({
    curve: loop,
    steps: steps(detail, 64),
    sides: steps(detail, 16),
    section: ellipseSection(0.5, 2.6, 4),
    up: () => point(0, 1, 0),
    closed: true,
    tileMm: 24,
  });
  return [0.86, 0.76].map((share) => placed(keeper, frameAt(Math.PI * share, 1.4)));
}
