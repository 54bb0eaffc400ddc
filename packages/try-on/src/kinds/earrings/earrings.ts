import { accepted } from '@vitrine/domain/result';
import type { HeadRig } from '../../scene/head-rig.ts';
import type { Kind, Surroundings, KindRenderer } from '../kind.ts';
import { type EarringModel, prepareEarrings } from './earring-model.ts';
import { createEars } from './ears.ts';

/** On the lobes, swinging: pairs, single ones, and several on one ear. */
export const EARRINGS: Kind<'earrings'> = {
  type: 'earrings',
  sees: ['face'],
  async open(surroundings) {
    const head = await surroundings.head();
    return head && openEarrings(surroundings, head);
  },
};

function openEarrings({ pictureScene, models }: Surroundings, head: HeadRig): KindRenderer<'earrings'> {
  const ears = createEars(head.face);
  head.group.add(ears.group);
  let worn: readonly EarringModel[] = [];

  const replace = (next: readonly EarringModel[]) => {
    ears.hang(next);
    for (const model of worn) model.dispose();
    worn = next;
  };

  return {
    async wear(products, signal) {
      const loaded = await Promise.all(products.map((product) => models.load(product, signal)));
      const refusal = loaded.find((result) => !result.ok);
      if (refusal || signal.aborted) return refusal ?? accepted(undefined);
      const next = loaded.flatMap((result, index) => {
        const product = products[index];
        return result.ok && product ? [prepareEarrings(result.value, product)] : [];
      });
      await Promise.all(next.map(({ group }) => pictureScene.compile(group)));
      if (signal.aborted) {
        for (const model of next) model.dispose();
        return accepted(undefined);
      }
      replace(next);
      if (next.length > 0) pictureScene.rehearse([head.group, ears.group]);
      return accepted(undefined);
    },
    place(frame) {
      const person = head.place(frame, worn.length > 0);
      if (person) ears.place(person, frame, head.hairOver());
      else ears.reset();
      return person !== undefined;
    },
    hint: () => (worn.length > 0 && ears.areCovered() ? 'ear-covered' : undefined),
    reset: () => ears.reset(),
    dispose() {
      replace([]);
      head.group.remove(ears.group);
      ears.dispose();
    },
  };
}
