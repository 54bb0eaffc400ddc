import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three';

interface Face {
  readonly centre: Vector3;
  readonly normal: Vector3;
}

const ATTRIBUTES = [
  ['position', 3],
  ['normal', 3],
  ['uv', 2],
] as const;

const CORNERS = [0, 1, 2] as const;

/** Divides the triangles of a solid, e.g. so that its edges can be polished and its flats brushed: those chosen, then the rest. */
export function dividedFaces(
  geometry: BufferGeometry,
  isChosen: (face: Face) => boolean,
): readonly [chosen: BufferGeometry, rest: BufferGeometry] {
  const loose = geometry.index ? geometry.toNonIndexed() : geometry;
  const position = loose.getAttribute('position');
  const chosen: number[] = [];
  const rest: number[] = [];
  for (let first = 0; first < position.count; first += 3) {
    const [a, b, c] = CORNERS.map((corner) => new Vector3().fromBufferAttribute(position, first + corner));
    if (!a || !b || !c) continue;
    const normal = b.clone().sub(a).cross(c.clone().sub(a)).normalize();
    const centre = a.clone().add(b).add(c).divideScalar(3);
    (isChosen({ centre, normal }) ? chosen : rest).push(first, first + 1, first + 2);
  }
  return [picked(loose, chosen), picked(loose, rest)];
}

function picked(loose: BufferGeometry, corners: readonly number[]): BufferGeometry {
  const geometry = new BufferGeometry();
  for (const [name, size] of ATTRIBUTES) {
    const { array } = loose.getAttribute(name);
    const values = corners.flatMap((corner) => Array.from(array.slice(corner * size, (corner + 1) * size)));
    geometry.setAttribute(name, new Float32BufferAttribute(values, size));
  }
  return geometry;
}
