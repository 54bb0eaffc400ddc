import type { MeshStandardMaterial, Object3D, Scene } from 'three';
import { disposeObject, glazeLenses } from '@vitrine/try-on/model';

/** How much of the studio glass mirrors: what it adds to dark dials is added to encoded colours, which is too much. */
const GLOSS = 0.32;
/** A watch's crystal, glass that hides nearly nothing, is coated so that one reads the time and not the window. */
const COATED = { gloss: 0.04, opacityAtMost: 0.1 } as const;

const glossFor = ({ map, opacity }: MeshStandardMaterial): number =>
  map === null && opacity <= COATED.opacityAtMost ? COATED.gloss : GLOSS;

/**
 * Makes glass of what a piece has of it, and answers how to take it off again, before it is dressed otherwise. Glass tints what is behind it and mirrors the room; drawn as plain transparency it would lay a haze over dials, stones
 * and the ground. See `glazeLenses`.
 */
export function glaze(model: Object3D, scene: Scene): () => void {
  const lenses = glazeLenses(model, scene, glossFor);
  return () => {
    for (const lens of lenses) {
      const glosses = [...lens.children];
      lens.remove(...glosses);
      for (const gloss of glosses) disposeObject(gloss);
    }
  };
}
