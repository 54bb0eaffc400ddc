import { type Group, Mesh, type Object3D } from 'three';
import { SHADOW_LAYERS } from './contact-shadow.ts';
import type { WornModel } from './worn-model.ts';

/** The one product worn. It is replaced when the next is ready to be drawn, and until then stays on. */
export interface ProductSlot {
  model(): WornModel | undefined;
  /** Of several changes asked for, the last counts. False if it was not this one. */
  change(next: WornModel | undefined): Promise<boolean>;
  dispose(): void;
}

/** `parent` is what products hang from; `getReady` settles when the graphics can draw what it is given. */
export function createProductSlot(
  parent: Group,
  getReady: (object: Object3D) => Promise<unknown>,
): ProductSlot {
  let worn: WornModel | undefined;
  let wishes = 0;

  const replace = (next: WornModel | undefined) => {
    if (worn) parent.remove(worn.group);
    worn?.dispose();
    worn = next;
    if (next) parent.add(next.group);
  };

  return {
    model: () => worn,
    async change(next) {
      wishes += 1;
      const mine = wishes;
      if (next) {
        layOut(next);
        await getReady(next.group);
      }
      if (mine !== wishes) {
        next?.dispose();
        return false;
      }
      replace(next);
      return true;
    },
    dispose() {
      wishes += 1;
      replace(undefined);
    },
  };
}

function layOut({ group, lenses }: WornModel): void {
  group.traverse((part) => {
    if (part instanceof Mesh) part.layers.enable(SHADOW_LAYERS.opaque);
  });
  for (const lens of lenses) {
    lens.traverse((part) => part.layers.disable(SHADOW_LAYERS.opaque));
    lens.layers.enable(SHADOW_LAYERS.glass);
  }
}
