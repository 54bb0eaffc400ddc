import { BufferGeometry, Float32BufferAttribute, type Vector3 } from 'three';
import { at, clamp } from './numbers.ts';

interface SurfaceOptions {
  /** The last row in u is the first one again: normals run smoothly over the seam. */
  readonly closedU?: boolean;
  readonly closedV?: boolean;
  /** Turns the outside in. */
  readonly flip?: boolean;
  /** Edge of one texture repeat on the product, in millimetres. */
  readonly tileMm?: number;
}

const TINY_MM2 = 1e-10;

class PointGrid {
  readonly #rows: readonly (readonly Vector3[])[];
  readonly #options: SurfaceOptions;
  readonly #poles = new Map<number, Vector3>();
  readonly nu: number;
  readonly nv: number;

  constructor(rows: readonly (readonly Vector3[])[], options: SurfaceOptions) {
    this.#rows = rows;
    this.#options = options;
    this.nu = rows.length - 1;
    this.nv = at(rows, 0).length - 1;
  }

  point(i: number, j: number): Vector3 {
    return at(
      at(this.#rows, wrapped(i, this.nu, this.#options.closedU)),
      wrapped(j, this.nv, this.#options.closedV),
    );
  }

  /** Unit normal; where a whole row is one point (a pole) all its directions are averaged. */
  normal(i: number, j: number): Vector3 {
    if (!this.#isPole(i)) return this.#normalOfCorner(i, j);
    const known = this.#poles.get(i) ?? this.#normalOfPole(i);
    this.#poles.set(i, known);
    return known;
  }

  #normalOfPole(i: number): Vector3 {
    const corners = Array.from({ length: this.nv }, (_, k) => this.#normalOfCorner(i, k));
    return corners.reduce((sum, normal) => sum.add(normal)).normalize();
  }

  #isPole(i: number): boolean {
    const [first, third, twoThirds] = [0, 1 / 3, 2 / 3].map((share) =>
      this.point(i, Math.floor(this.nv * share)),
    );
    if (!first || !third || !twoThirds || (i !== 0 && i !== this.nu)) return false;
    return first.distanceToSquared(third) < TINY_MM2 && first.distanceToSquared(twoThirds) < TINY_MM2;
  }

  /** Central differences; at a pole the neighbouring row lends its direction. */
  #normalOfCorner(i: number, j: number): Vector3 {
    const du = this.point(i + 1, j)
      .clone()
      .sub(this.point(i - 1, j));
    const dv = this.point(i, j + 1)
      .clone()
      .sub(this.point(i, j - 1));
    if (du.lengthSq() < TINY_MM2) {
      const k = towardsMiddle(j, this.nv);
      du.copy(this.point(i + 1, k)).sub(this.point(i - 1, k));
    }
    if (dv.lengthSq() < TINY_MM2) {
      const k = towardsMiddle(i, this.nu);
      dv.copy(this.point(k, j + 1)).sub(this.point(k, j - 1));
    }
    const normal = du.cross(dv).normalize();
    return this.#options.flip ? normal.negate() : normal;
  }
}

const towardsMiddle = (index: number, count: number): number => index + (index < count / 2 ? 1 : -1);

function wrapped(index: number, count: number, closed: boolean | undefined): number {
  return closed ? ((index % count) + count) % count : clamp(index, 0, count);
}

/** Running length along one direction, averaged with the middle line so that textures shear less. */
function lengthsMm(grid: PointGrid, along: 'u' | 'v'): readonly (readonly number[])[] {
  const [steps, lines] = along === 'u' ? [grid.nu, grid.nv] : [grid.nv, grid.nu];
  const pick = (step: number, line: number): Vector3 =>
    along === 'u' ? grid.point(step, line) : grid.point(line, step);
  const middle = Math.floor(lines / 2);
  return Array.from({ length: lines + 1 }, (_, line) => {
    const sums = [0];
    for (let step = 1; step <= steps; step += 1) {
      const here = pick(step, line).distanceTo(pick(step - 1, line));
      const there = pick(step, middle).distanceTo(pick(step - 1, middle));
      sums.push(at(sums, step - 1) + (here + there) / 2);
    }
    return sums;
  });
}

function triangles(nu: number, nv: number, flip: boolean): number[] {
  const indices: number[] = [];
  const width = nv + 1;
  for (let i = 0; i < nu; i += 1) {
    for (let j = 0; j < nv; j += 1) {
      const [a, b, c, d] = [i * width + j, (i + 1) * width + j, (i + 1) * width + j + 1, i * width + j + 1];
      indices.push(...(flip ? [a, c, b, a, d, c] : [a, b, c, a, c, d]));
    }
  }
  return indices;
}

/**
 * A smooth parametric surface with normals and metric texture coordinates.
 *
 * @param size steps in u and v
 * @param pointAt millimetres for u, v in [0, 1]; the outside is du × dv
 */
export function surface(
  [nu, nv]: readonly [number, number],
  pointAt: (u: number, v: number) => Vector3,
  options: SurfaceOptions = {},
): BufferGeometry {
  const rows = Array.from({ length: nu + 1 }, (_, i) =>
    Array.from({ length: nv + 1 }, (__, j) =>
      pointAt(options.closedU && i === nu ? 0 : i / nu, options.closedV && j === nv ? 0 : j / nv),
    ),
  );
  const grid = new PointGrid(rows, options);
  const tileMm = options.tileMm ?? 30;
  const [alongU, alongV] = [lengthsMm(grid, 'u'), lengthsMm(grid, 'v')];
  const positions: number[] = [];
  const normals: number[] = [];
  const coordinates: number[] = [];
  for (let i = 0; i <= nu; i += 1) {
    for (let j = 0; j <= nv; j += 1) {
      positions.push(...at(at(rows, i), j).toArray());
      normals.push(...grid.normal(i, j).toArray());
      coordinates.push(at(at(alongU, j), i) / tileMm, at(at(alongV, i), j) / tileMm);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(coordinates, 2));
  geometry.setIndex(triangles(nu, nv, options.flip ?? false));
  return geometry;
}
