import { Group } from 'three';
import { standOn } from '../../pose/feet-pose.ts';
import { createFootFilter } from '../../pose/foot-filter.ts';
import { accepted } from '@vitrine/domain/result';
import { createModelSlot } from '../../scene/model-slot.ts';
import { FOOT_SIDES } from '../../tracking/detected-feet.ts';
import { feetInFrame } from '../feet-in-frame.ts';
import type { Kind, Surroundings, KindRenderer } from '../kind.ts';
import { preparePair, type WornPair } from './worn-pair.ts';

/** Both shoes, each on its foot if that is seen or was placed by hand. Of several pairs the last is worn. */
export const SNEAKERS: Kind<'sneakers'> = {
  type: 'sneakers',
  sees: ['feet'],
  open: (surroundings) => Promise.resolve(openSneakers(surroundings)),
};

function openSneakers({ pictureScene, models, group }: Surroundings): KindRenderer<'sneakers'> {
  const feet = new Group();
  feet.visible = false;
  group.add(feet);
  const slot = createModelSlot<WornPair>(feet, (object) => pictureScene.compile(object));
  const filters = { left: createFootFilter(), right: createFootFilter() };
  const reset = () => {
    for (const side of FOOT_SIDES) filters[side].reset();
  };

  return {
    async wear(products, signal) {
      const product = products.at(-1);
      const loaded = product && (await models.load(product, signal));
      if (loaded && !loaded.ok) return loaded;
      if (signal.aborted) return accepted(undefined);
      const isWorn = await slot.change(loaded && preparePair(loaded.value, product));
      if (isWorn && product) pictureScene.rehearse([feet]);
      return accepted(undefined);
    },
    place(frame) {
      const pair = slot.model();
      const seen = feetInFrame(frame, pictureScene);
      feet.visible = seen !== undefined && pair !== undefined;
      if (!seen) reset();
      if (!seen || !pair) return seen !== undefined;
      for (const side of FOOT_SIDES) {
        const foot = seen[side];
        if (!foot) filters[side].reset();
        const pose = foot && filters[side].next(standOn(frame.camera, foot, pair.footCm), frame.atMs);
        pair.stand(side, pose);
      }
      return true;
    },
    reset,
    dispose() {
      slot.dispose();
      group.remove(feet);
    },
  };
}
