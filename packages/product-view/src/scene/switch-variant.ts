import type { Scene } from 'three';
import type { GLTF } from 'three/addons/loaders/GLTFLoader.js';
import { applyVariant } from '@vitrine/try-on/model';
import { glaze } from './glaze.ts';
import { sharpen } from './sharpen.ts';

/** Gives a model one of its variants. False if it has none of that name. */
export type SwitchVariant = (variant: string) => Promise<boolean>;

/** `scene` has the environment map that the model's glass mirrors. One switch at a time: the caller waits for each. */
export function createVariantSwitch(gltf: GLTF, scene: Scene): SwitchVariant {
  let unglaze: (() => void) | undefined;
  return async (variant) => {
    unglaze?.();
    const hasVariant = await applyVariant(gltf, variant);
    unglaze = glaze(gltf.scene, scene);
    sharpen(gltf.scene);
    return hasVariant;
  };
}
