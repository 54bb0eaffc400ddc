import { BufferAttribute, BufferGeometry } from 'three';
import type { RegionMesh } from './region-mesh.ts';

/** A region in the graphics card's memory. Its triangles stay; its points are replaced for every picture. */
export interface RegionGeometry<Attribute extends string> {
  readonly geometry: BufferGeometry;
  update(mesh: RegionMesh<Attribute>): void;
}

/** `mesh` is any mesh of the region: it gives the number of points. */
export function createRegionGeometry<Attribute extends string>(
  triangles: readonly number[],
  names: readonly Attribute[],
  mesh: RegionMesh<Attribute>,
): RegionGeometry<Attribute> {
  const geometry = new BufferGeometry();
  const positions = new BufferAttribute(mesh.positions, 3);
  const attributes = names.map((name) => ({ name, numbers: new BufferAttribute(mesh.attributes[name], 1) }));
  geometry.setAttribute('position', positions).setIndex([...triangles]);
  for (const { name, numbers } of attributes) geometry.setAttribute(name, numbers);
  return {
    geometry,
    update(next) {
      positions.set(next.positions);
      positions.needsUpdate = true;
      for (const { name, numbers } of attributes) {
        numbers.set(next.attributes[name]);
        numbers.needsUpdate = true;
      }
    },
  };
}
