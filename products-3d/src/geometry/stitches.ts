import type { BufferGeometry, Vector3 } from 'three';
import { joined } from './join.ts';
import { at, lastOf } from './numbers.ts';
import { surface } from './surface.ts';

/** A point of a seam with the outward normal of the surface there. */
export interface SeamPoint {
  readonly at: Vector3;
  readonly normal: Vector3;
}

interface StitchOptions {
  readonly lengthMm?: number;
  readonly gapMm?: number;
  readonly radiusMm?: number;
  readonly sides?: number;
  readonly steps?: number;
  /** How far each stitch leans out of the seam's line, as a saddler's awl sets it. */
  readonly slantDeg?: number;
}

/** A row of saddle stitches: small capsules laid along a seam, sunk at their ends. */
export function stitched(seam: readonly SeamPoint[], options: StitchOptions = {}): BufferGeometry {
  const { lengthMm = 2.2, gapMm = 1, radiusMm = 0.28, sides = 6, steps = 4, slantDeg = 0 } = options;
  const along = runningLengths(seam);
  const count = Math.max(1, Math.floor(lastOf(along) / (lengthMm + gapMm)));
  const pitch = lastOf(along) / count;
  const stitches = Array.from({ length: count }, (_, k) => {
    const from = between(seam, along, k * pitch + gapMm / 2);
    const to = between(seam, along, (k + 1) * pitch - gapMm / 2);
    const normal = from.normal.clone().add(to.normal).normalize();
    const side = to.at.clone().sub(from.at).normalize().cross(normal).normalize();
    const lean = (Math.tan((slantDeg * Math.PI) / 180) * lengthMm) / 2;
    from.at.addScaledVector(side, -lean);
    to.at.addScaledVector(side, lean);
    return surface(
      [steps, sides],
      (u, v) => {
        const girth = Math.sqrt(Math.max(0, 1 - ((u - 0.5) * 2) ** 4));
        const angle = v * Math.PI * 2;
        const lift = Math.sin(angle) * radiusMm * 0.75 * girth - (1 - girth) * radiusMm * 0.6 + 0.05;
        return from.at
          .clone()
          .lerp(to.at, u)
          .addScaledVector(normal, lift)
          .addScaledVector(side, Math.cos(angle) * radiusMm * girth);
      },
      { closedV: true },
    );
  });
  return joined(stitches);
}

function runningLengths(seam: readonly SeamPoint[]): readonly number[] {
  const sums = [0];
  for (let i = 1; i < seam.length; i += 1)
    sums.push(lastOf(sums) + at(seam, i).at.distanceTo(at(seam, i - 1).at));
  return sums;
}

function between(seam: readonly SeamPoint[], along: readonly number[], lengthMm: number): SeamPoint {
  const next = Math.max(
    1,
    along.findIndex((sum, i) => sum >= lengthMm || i === along.length - 1),
  );
  const [a, b] = [at(seam, next - 1), at(seam, next)];
  const stretch = at(along, next) - at(along, next - 1);
  const t = stretch > 0 ? (lengthMm - at(along, next - 1)) / stretch : 0;
  return { at: a.at.clone().lerp(b.at, t), normal: a.normal.clone().lerp(b.normal, t).normalize() };
}
