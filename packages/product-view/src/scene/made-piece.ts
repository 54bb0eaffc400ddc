import type { Scene } from 'three';
import type { GLTF } from 'three/addons/loaders/GLTFLoader.js';
import { disposeObject } from '@vitrine/try-on/model';
import { createCoat } from '../made/coat.ts';
import { createLettering } from '../made/lettering.ts';
import type { MadeToOrder } from '../made/made-to-order.ts';
import { type ModelRotation, stand, type StandingPiece } from './stand.ts';
import type { Stance } from './stance.ts';
import { createVariantSwitch } from './switch-variant.ts';

/** A piece that stands in the scene, in one of its variants, made as the shopper wants it. */
export interface MadePiece extends StandingPiece {
  /** False if it has no variant of that name. One at a time: the caller waits for each. */
  showVariant(variant: string): Promise<boolean>;
  make(order: MadeToOrder): void;
  dispose(): void;
}

export interface PieceOptions {
  /** It has the environment map that the model's glass mirrors. */
  readonly scene: Scene;
  readonly stance: Stance;
  readonly rotation: ModelRotation | undefined;
  readonly variant: string;
}

/** Undefined if the model has no such variant. */
export async function setDown(
  gltf: GLTF,
  { scene, stance, rotation, variant }: PieceOptions,
): Promise<MadePiece | undefined> {
  const switchVariant = createVariantSwitch(gltf, scene);
  if (!(await switchVariant(variant))) return undefined;
  const standing = stand(gltf.scene, stance, rotation);
  scene.add(standing.group);
  const coat = createCoat(gltf.scene);
  const lettering = createLettering(gltf.scene);
  let made: MadeToOrder = {};
  const finish = () => {
    coat.paint(made.colours);
    lettering.write(made.letters);
  };
  return {
    ...standing,
    async showVariant(next) {
      coat.strip();
      const hasVariant = await switchVariant(next);
      finish();
      return hasVariant;
    },
    make(order) {
      made = order;
      finish();
    },
    dispose() {
      coat.strip();
      lettering.dispose();
      disposeObject(standing.group);
    },
  };
}
