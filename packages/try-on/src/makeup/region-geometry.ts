import { BufferAttribute, BufferGeometry } from 'three';
import type { RegionMesh } from './region-mesh.ts';

/** A region as the graphics card holds it; its triangles stay, its points are given anew for every picture. */
export interface RegionGeometry<Said extends string> {
  readonly geometry: BufferGeometry;
  update(mesh: RegionMesh<Said>): void;
}

/** `mesh` is any of the region: it says how many points there are. */
export function createRegionGeometry<Said extends string>(
  triangles: readonly number[],
  names: readonly Said[],
  mesh: RegionMesh<Said>,
): RegionGeometry<Said> {
  const geometry = new BufferGeometry();
  const positions = new BufferAttribute(mesh.positions, 3);
  const said = names.map((name) => ({ name, numbers: new BufferAttribute(mesh.said[name], 1) }));
  geometry.setAttribute('position', positions).setIndex([...triangles]);
  for (const { name, numbers } of said) geometry.setAttribute(name, numbers);
  return {
    geometry,
    update(next) {
      positions.set(next.positions);
      positions.needsUpdate = true;
      for (const { name, numbers } of said) {
        numbers.set(next.said[name]);
        numbers.needsUpdate = true;
      }
    },
  };
}
