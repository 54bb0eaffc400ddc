import { Material, Mesh, type Object3D, Texture } from 'three';

/** Frees the graphics memory of everything under `object`. */
export function disposeObject(object: Object3D): void {
  object.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    part.geometry.dispose();
    for (const material of materialsOf(part)) disposeMaterial(material);
  });
}

function disposeMaterial(material: Material): void {
  for (const value of Object.values(material)) if (value instanceof Texture) value.dispose();
  material.dispose();
}

export function materialsOf(mesh: Mesh): readonly Material[] {
  const given: unknown = mesh.material;
  const list: readonly unknown[] = Array.isArray(given) ? given : [given];
  return list.filter((material) => material instanceof Material);
}
