import type { BufferGeometry } from 'three';
import { point, signedPower } from '../../geometry/numbers.ts';
import { surface } from '../../geometry/surface.ts';
import { type Detail, steps } from '../../model.ts';
import { INNER_RADIUS_MM } from './ring-size.ts';

/** The cut of a shank at an angle from the top of the finger (radians, 0 at the stone, π at the palm). */
export interface ShankCut {
  readonly widthMm: number;
  readonly thicknessMm: number;
  /** Roundness of the outside and of the inside: 2 is half round, larger is flatter. */
  readonly outside: number;
  readonly inside: number;
}

/** A band around the finger hole whose cut may change on the way around. +Z is the back of the finger. */
export function shank(cutAt: (fromTop: number) => ShankCut, detail: Detail): BufferGeometry {
  return surface(
    [steps(detail, 220, { share: 0.36 }), steps(detail, 72, { share: 0.36 })],
    (u, v) => {
      const angle = u * Math.PI * 2;
      const { widthMm, thicknessMm, outside, inside } = cutAt(Math.min(angle, Math.PI * 2 - angle));
      const around = v * Math.PI * 2;
      const power = 2 / (Math.cos(around) > 0 ? outside : inside);
      const half = thicknessMm / 2;
      const radius = INNER_RADIUS_MM + half + half * signedPower(Math.cos(around), power);
      const y = (widthMm / 2) * signedPower(Math.sin(around), power);
      return point(Math.sin(angle) * radius, y, Math.cos(angle) * radius);
    },
    { closedU: true, closedV: true },
  );
}
