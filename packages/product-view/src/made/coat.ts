import { type Material, Mesh, MeshStandardMaterial, type Object3D } from 'three';
import { materialsOf } from '@vitrine/try-on/model';
import type { PartColours } from './made-to-order.ts';

/** Other colours on the parts of a piece; their texture and gloss stay. */
export interface Coat {
  paint(colours: PartColours | undefined): void;
  /** Gives every part its own material back: before another variant is shown, and at the end. */
  strip(): void;
}

interface Painted {
  readonly own: Material;
  readonly painted: MeshStandardMaterial;
}

export function createCoat(model: Object3D): Coat {
  const coats = new Map<Mesh, Painted>();
  const coatOn = (mesh: Mesh): MeshStandardMaterial | undefined => {
    const known = coats.get(mesh)?.painted;
    const [own] = materialsOf(mesh);
    if (known || !(own instanceof MeshStandardMaterial)) return known;
    // Parts share materials: each gets one of its own.
    const painted = own.clone();
    coats.set(mesh, { own, painted });
    mesh.material = painted;
    return painted;
  };
  const stripOff = (mesh: Mesh) => {
    const coat = coats.get(mesh);
    if (!coat) return;
    mesh.material = coat.own;
    coat.painted.dispose();
    coats.delete(mesh);
  };
  return {
    paint(colours = {}) {
      model.traverse((part) => {
        if (!(part instanceof Mesh)) return;
        const name: unknown = part.geometry.userData['part'];
        const colour = typeof name === 'string' ? colours[name] : undefined;
        if (colour === undefined) stripOff(part);
        else coatOn(part)?.color.set(colour);
      });
    },
    strip() {
      for (const mesh of coats.keys()) stripOff(mesh);
    },
  };
}
