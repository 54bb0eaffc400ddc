import { Mesh, MeshStandardMaterial, type Object3D } from 'three';
import { materialsOf } from '@vitrine/try-on/model';

/** The number of samples along the surface (anisotropic filtering). */
const ANISOTROPY = 8;

/** Keeps fine grain and lettering sharp where they are seen at a slant. */
export function sharpen(object: Object3D): void {
  object.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    for (const material of materialsOf(part)) {
      if (!(material instanceof MeshStandardMaterial)) continue;
      for (const map of [material.map, material.normalMap, material.roughnessMap]) {
        if (map) map.anisotropy = ANISOTROPY;
      }
    }
  });
}
