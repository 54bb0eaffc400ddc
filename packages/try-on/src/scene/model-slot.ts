import type { Group, Object3D } from 'three';

/** A model that is ready to hang somewhere. */
export interface HungModel {
  readonly group: Group;
  dispose(): void;
}

/** What is worn in one place. It stays on until the next model is ready to be drawn. */
export interface ModelSlot<Model extends HungModel> {
  model(): Model | undefined;
  /** Of several changes requested the last one counts. False if it was not this one. */
  change(next: Model | undefined): Promise<boolean>;
  dispose(): void;
}

/** `parent` is the parent of the models; `getReady` settles when the graphics can draw an object. */
export function createModelSlot<Model extends HungModel>(
  parent: Group,
  getReady: (object: Object3D) => Promise<unknown>,
): ModelSlot<Model> {
  let worn: Model | undefined;
  let wishes = 0;

  const replace = (next: Model | undefined) => {
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
      if (next) await getReady(next.group);
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
