import { accepted } from '@vitrine/domain/result';
import { createLensWatch } from '../../makeup/dark-lenses.ts';
import { createModelSlot } from '../../scene/model-slot.ts';
import type { HeadRig } from '../../scene/head-rig.ts';
import type { WornHead } from '../../pose/pose-filter.ts';
import type { Kind, Surroundings, KindRenderer } from '../kind.ts';
import { createContactShadow } from './contact-shadow.ts';
import { createSeat } from './seat.ts';
import { prepareFrame, type WornFrame } from './worn-frame.ts';

/** One frame, at the bridge and behind the ears, with its shadow on the skin. Of several, the last is worn. */
export const SUNGLASSES: Kind<'sunglasses'> = {
  type: 'sunglasses',
  sees: ['face'],
  async open(surroundings) {
    const head = await surroundings.head();
    return head && openSunglasses(surroundings, head);
  },
};

function openSunglasses({ pictureScene, models }: Surroundings, head: HeadRig): KindRenderer<'sunglasses'> {
  const { renderer, scene } = pictureScene;
  const shadow = createContactShadow(head.faceGeometry);
  const seat = createSeat();
  const slot = createModelSlot<WornFrame>(seat.group, (group) => pictureScene.compile(group));
  const lenses = createLensWatch();
  let wearsOwn = false;
  const parts = [shadow.mesh, shadow.light, seat.group];
  head.group.add(...parts);

  const show = (worn: WornHead | undefined): boolean => {
    const frame = slot.model();
    seat.group.visible = shadow.mesh.visible = worn !== undefined && frame !== undefined;
    if (worn && frame && seat.settle(frame, worn)) shadow.cast(renderer, scene);
    return worn !== undefined;
  };
  /** Drawing for the first time costs several times as much, so it is done while nobody sees it. */
  const rehearse = () =>
    pictureScene.rehearse([head.group, seat.group, shadow.mesh], () => shadow.cast(renderer, scene));

  return {
    async wear(products, signal) {
      const product = products.at(-1);
      const loaded = product && (await models.load(product, signal));
      if (loaded && !loaded.ok) return loaded;
      if (signal.aborted) return accepted(undefined);
      const hasChanged = await slot.change(loaded && prepareFrame(loaded.value, scene, product.sidecar));
      if (hasChanged && loaded) rehearse();
      return accepted(undefined);
    },
    place(frame) {
      const { face } = frame.detection;
      wearsOwn = face !== undefined && lenses.isBehind(face.colours);
      return show(head.place(frame, slot.model() !== undefined));
    },
    hint: () => (wearsOwn && slot.model() ? 'glasses-worn' : undefined),
    reset: () => lenses.reset(),
    async warmUp() {
      await shadow.warmUp(renderer, scene);
      rehearse();
    },
    restore: () => seat.unsettle(),
    dispose() {
      head.group.remove(...parts);
      slot.dispose();
      shadow.dispose();
    },
  };
}
