import { type BufferGeometry, ExtrudeGeometry, SphereGeometry, Vector2 } from 'three';
import { TessellateModifier } from 'three/examples/jsm/modifiers/TessellateModifier.js';
import { smoothed, withPlanarUv } from '../../geometry/join.ts';
import { at, clamp, point } from '../../geometry/numbers.ts';
import { shapeWithHoles, smoothOutline } from '../../geometry/solids.ts';
import { surface } from '../../geometry/surface.ts';
import { type Detail, steps } from '../../model.ts';
import type { FrameShape } from './frame-shapes.ts';

const ACETATE_TILE_MM = 58;
const WRAP_RADIUS_MM = 230;

/** How far the front bows back from its middle plane at a distance from the bridge (z, negative). */
export const wrapMm = (x: number): number =>
  -(x * x) / (2 * WRAP_RADIUS_MM) - Math.max(0, Math.abs(x) - 60) ** 2 * 0.006;

/** The front with its two openings, bowed to the face. Flat triangles are cut fine first, or the bow would crease. */
export function frontOf(shape: FrameShape, detail: Detail): BufferGeometry {
  const mirrored = shape.front
    .slice(1, -1)
    .map(([x, y]): readonly [number, number] => [-x, y])
    .toReversed();
  const outer = smoothOutline([...shape.front, ...mirrored], steps(detail, 420, { share: 0.45 }));
  const left = smoothOutline(shape.lens, steps(detail, 180, { share: 0.45 }));
  const right = left.map((p) => new Vector2(-p.x, p.y)).toReversed();
  const bevelMm = Math.min(1.1, shape.depthMm * 0.24);
  const flatFront = new ExtrudeGeometry(shapeWithHoles(outer, [left, right]), {
    depth: shape.depthMm - 2 * bevelMm,
    bevelEnabled: true,
    bevelSize: bevelMm,
    bevelThickness: bevelMm,
    bevelOffset: -bevelMm,
    bevelSegments: steps(detail, 5, { share: 0.4, least: 2 }),
    curveSegments: 1,
  }).translate(0, 0, bevelMm);
  const fine = new TessellateModifier(detail === 'hero' ? 2.6 : 9, detail === 'hero' ? 7 : 4).modify(
    flatFront,
  );
  const front = withPlanarUv(fine, ACETATE_TILE_MM);
  const position = front.getAttribute('position');
  for (let i = 0; i < position.count; i += 1) position.setZ(i, position.getZ(i) + wrapMm(position.getX(i)));
  return smoothed(front);
}

/** One lens, slightly domed, let into the middle of the rim. Its texture runs from brow to cheek. */
export function lensOf(
  shape: Pick<FrameShape, 'lens' | 'depthMm'>,
  detail: Detail,
  side: 1 | -1,
): BufferGeometry {
  const around = steps(detail, 160, { share: 0.4 });
  const rim = smoothOutline(shape.lens, around);
  const centre = rim.reduce((sum, p) => sum.add(p), new Vector2()).divideScalar(rim.length);
  const [lowest, highest] = [Math.min(...rim.map((p) => p.y)), Math.max(...rim.map((p) => p.y))];
  const lens = surface(
    [steps(detail, 14), around],
    (r, v) => {
      const p = centre.clone().lerp(at(rim, Math.round(v * around) % around), r * 1.015);
      return point(p.x * side, p.y, shape.depthMm * 0.3 + wrapMm(p.x) + 1.1 * (1 - r * r));
    },
    { closedV: true, flip: side < 0 },
  );
  const [position, uv] = [lens.getAttribute('position'), lens.getAttribute('uv')];
  for (let i = 0; i < uv.count; i += 1)
    uv.setXY(i, 0.5, clamp((highest - position.getY(i)) / (highest - lowest)));
  return lens;
}

/** A built-up acetate pad that rests on the nose. */
export function nosePadOf(shape: FrameShape, detail: Detail, side: 1 | -1): BufferGeometry {
  return new SphereGeometry(1, steps(detail, 32), steps(detail, 20))
    .scale(2.4, 7, 4)
    .rotateZ(side * 0.3)
    .rotateY(side * 0.5)
    .translate(side * shape.nosePad.xMm, shape.nosePad.yMm, -1.2);
}
