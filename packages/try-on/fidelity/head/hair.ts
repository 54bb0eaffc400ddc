import { clamp, smoothstep } from '../../src/geometry/numbers.ts';
import type { Mesh, Triangle } from '../geometry/mesh.ts';
import { randomFrom } from '../geometry/noise.ts';
import { at } from '../geometry/point.ts';
import type { Vector } from '../../src/geometry/rotation.ts';
import { direction, dot, lerp, minus, plus, times } from '../../src/geometry/vectors.ts';
import { BROWS, SIDES, UPPER_LIDS } from './face-landmarks.ts';

/** Skin that hair grows on: where each hair leaves the skin, its direction, its length, and the density of the hair. */
export type HairPatch = Mesh & {
  readonly normals: readonly Vector[];
  /** The direction along the skin times the length, in centimetres. */
  readonly combs: readonly Vector[];
  readonly lengths: readonly number[];
  readonly densities: readonly number[];
};

export type Growth = { readonly comb: Vector; readonly lengthCm: number; readonly density: number };

/** The part of a surface where `growthAt` says hair grows. */
export function hairPatch(
  surface: Mesh & { readonly normals: readonly Vector[] },
  growthAt: (index: number) => Growth,
): HairPatch {
  const growths = surface.points.map((_, index) => growthAt(index));
  const numbers = new Map<number, number>();
  const numberOf = (index: number): number => {
    const known = numbers.get(index);
    if (known !== undefined) return known;
    numbers.set(index, numbers.size);
    return numbers.size - 1;
  };
  const triangles = surface.triangles
    .filter((triangle) => triangle.some((index) => at(growths, index).density > 0.02))
    .map(([a, b, c]): Triangle => [numberOf(a), numberOf(b), numberOf(c)]);
  const kept = [...numbers.keys()];
  return {
    points: kept.map((index) => at(surface.points, index)),
    normals: kept.map((index) => at(surface.normals, index)),
    triangles,
    combs: kept.map((index) => lyingFlat(at(growths, index), at(surface.normals, index))),
    lengths: kept.map((index) => at(growths, index).lengthCm),
    densities: kept.map((index) => at(growths, index).density),
  };
}

function lyingFlat({ comb, lengthCm }: Growth, normal: Vector): Vector {
  return times(direction(minus(comb, times(normal, dot(comb, normal)))), lengthCm);
}

/** A short cut, combed back and to the sides: longest on top, cropped at the nape. Point on the canonical head, cm. */
export function scalpGrowth([x, y, z]: Vector, density: number): Growth {
  const onTop = smoothstep(4.5, 9.5, y);
  return {
    comb: [x * 0.12, -0.55 + 0.45 * onTop, -1 + 0.25 * smoothstep(0, -8, z)],
    lengthCm: 0.35 + 0.75 * onTop,
    density,
  };
}

/** A brow: upright at its inner end, lying outwards at its outer end. */
export function browGrowth(point: Vector, landmarks: readonly Vector[], density: number): Growth {
  const side = point[0] < 0 ? -1 : 1;
  const inner = Math.abs(at(landmarks, BROWS.right[4])[0]);
  const along = clamp((Math.abs(point[0]) - inner) / 3.6, 0, 1);
  return { comb: [side * (0.3 + along), 1 - 1.3 * along, 0], lengthCm: 0.34, density };
}

const LASHES_PER_LID = 70;
const LASH_WIDTH_CM = 0.03;

/** Upper lashes as thin curved blades, two triangles and a tip each. */
export function lashes(landmarks: readonly Vector[]): Mesh {
  const random = randomFrom(7);
  const points: Vector[] = [];
  const triangles: Triangle[] = [];
  for (const side of SIDES) {
    const lid = UPPER_LIDS[side].map((index) => at(landmarks, index));
    const outwards = side === 'right' ? -1 : 1;
    for (let lash = 0; lash < LASHES_PER_LID; lash += 1) {
      const along = random() * (lid.length - 1.7);
      const root = lerp(at(lid, Math.floor(along)), at(lid, Math.floor(along) + 1), along % 1);
      const slant = outwards * (0.4 - 0.08 * along) + (random() - 0.5) * 0.12;
      const blade = bladeFrom(root, { slant, lengthCm: 0.5 - 0.03 * along + 0.08 * random() });
      const first = points.length;
      points.push(...blade);
      triangles.push(
        [first, first + 1, first + 2],
        [first + 2, first + 1, first + 3],
        [first + 2, first + 3, first + 4],
      );
    }
  }
  return { points, triangles };
}

function bladeFrom(
  root: Vector,
  { slant, lengthCm }: { slant: number; lengthCm: number },
): readonly Vector[] {
  const start = plus(root, [0, 0, 0.03]);
  const middle = plus(start, [slant * lengthCm * 0.6, -0.02, lengthCm * 0.6]);
  const tip = plus(start, [slant * lengthCm, lengthCm * 0.45, lengthCm * 0.8]);
  const half: Vector = [LASH_WIDTH_CM / 2, 0, 0];
  return [minus(start, half), plus(start, half), minus(middle, half), plus(middle, half), tip];
}
