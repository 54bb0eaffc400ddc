import {
  Mesh,
  type MeshMatcapMaterial,
  MeshPhysicalMaterial,
  type MeshStandardMaterial,
  type Object3D,
  type Scene,
} from 'three';
import { disposeObject, glazeLenses, materialsOf } from '@vitrine/try-on/model';
import { createGlassBody } from './glass-body.ts';

/** How much of the studio glass mirrors: what it adds to dark dials is added to encoded colours, which is too much. */
const GLOSS = 0.32;
/** A watch's crystal, glass that hides nearly nothing, is coated so that one reads the time and not the window. */
const COATED = { gloss: 0.04, opacityAtMost: 0.1 } as const;

/** Thick glass stands on the page: whatever it mirrors evenly would only make it paler than that. */
const THICK_GLOSS = 0.14;

function glossFor(glass: MeshStandardMaterial): number {
  if (isThick(glass)) return THICK_GLOSS;
  return glass.map === null && glass.opacity <= COATED.opacityAtMost ? COATED.gloss : GLOSS;
}

const isThick = (material: object): boolean =>
  material instanceof MeshPhysicalMaterial && material.transmission > 0 && material.thickness > 0;

/**
 * Turns the glass parts of a piece into glass, and answers how to undo it before another variant is shown. Glass
 * tints what is behind it and mirrors the room; plain transparency would lay a haze over dials, stones and the
 * ground. See `glazeLenses`.
 */
export function glaze(model: Object3D, scene: Scene): () => void {
  const thick = new Set<Mesh>();
  model.traverse((part) => {
    if (part instanceof Mesh && materialsOf(part).some(isThick)) thick.add(part);
  });
  const lenses = glazeLenses(model, scene, glossFor);
  const body = createGlassBody();
  for (const mesh of thick) mesh.material = body;
  return () => {
    disposeBody(body);
    for (const lens of lenses) {
      const glosses = [...lens.children];
      lens.remove(...glosses);
      for (const gloss of glosses) disposeObject(gloss);
    }
  };
}

function disposeBody(body: MeshMatcapMaterial): void {
  body.matcap?.dispose();
  body.dispose();
}
