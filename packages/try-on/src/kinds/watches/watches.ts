import { handInSpace } from '../../pose/hand-in-space.ts';
import { createLimbFilter } from '../../pose/limb-filter.ts';
import { rotated } from '../../geometry/rotation.ts';
import { showsWrist, solveWrist } from '../../pose/wrist-pose.ts';
import type { LimbPose } from '../../pose/limb-pose.ts';
import type { TryOnHint } from '../../hint.ts';
import { accepted } from '@vitrine/domain/result';
import type { Frame } from '../../scene/frame.ts';
import { createLimbRig } from '../../scene/limb-rig.ts';
import { createModelSlot } from '../../scene/model-slot.ts';
import type { DetectedHand } from '../../tracking/detected-hand.ts';
import type { WornOf } from '../../worn-product.ts';
import { handHint, handInFrame } from '../hand-in-frame.ts';
import type { Kind, Surroundings, KindRenderer } from '../kind.ts';
import { prepareWatch, type WornWatch } from './worn-watch.ts';

/** One watch, on the wrist of the larger hand. Of several, the last is worn. */
export const WATCHES: Kind<'watches'> = {
  type: 'watches',
  sees: ['hands'],
  open: (surroundings) => Promise.resolve(openWatches(surroundings)),
};

const SHADOW_CM = 0.4;
/**
 * How far the forearm hides things from the watch towards the hand and the elbow. If it were shorter, one would look
 * into its open end at a tilt of 50° and see the far side of the strap.
 */
export const FOREARM = { aheadCm: 7, behindCm: 6 } as const;
/** The normal's share towards the camera below which nobody can read the dial. */
const DIAL_SHOWS = -0.15;
/** The hint stays until the hand is turned back a little further than that. */
const DIAL_SHOWS_AGAIN = 0;

function openWatches({ pictureScene, models, group }: Surroundings): KindRenderer<'watches'> {
  const rig = createLimbRig(FOREARM);
  group.add(rig.group);
  const filter = createLimbFilter();
  const slot = createModelSlot<WornWatch>(rig.group, (object) => pictureScene.compile(object));
  let product: WornOf<'watches'> | undefined;
  let hint: TryOnHint | undefined;

  const show = (hand: DetectedHand | undefined, frame: Frame): LimbPose | undefined => {
    const watch = slot.model();
    rig.group.visible = hand !== undefined && watch !== undefined;
    if (!hand) filter.reset();
    if (!hand || !watch) return undefined;
    const wrist = filter.next(solveWrist(hand, frame.camera, product), frame.atMs);
    rig.place(wrist);
    watch.fit(wrist);
    watch.tell(new Date());
    layOnBack(watch, wrist, handInSpace(hand, frame.camera.heightPx).isRight);
    rig.shade({ bandCm: watch.strapCm, onBackCm: watch.caseCm, softCm: SHADOW_CM });
    return wrist;
  };

  return {
    async wear(products, signal) {
      const next = products.at(-1);
      const loaded = next && (await models.load(next, signal));
      if (loaded && !loaded.ok) return loaded;
      if (signal.aborted) return accepted(undefined);
      if (!(await slot.change(loaded && prepareWatch(loaded.value, next.sidecar))))
        return accepted(undefined);
      product = next;
      if (next) pictureScene.rehearse([rig.group]);
      return accepted(undefined);
    },
    place(frame) {
      const hand = handInFrame(frame, pictureScene);
      const bare = hand && showsWrist(hand, frame.camera) ? hand : undefined;
      const wrist = show(bare, frame);
      const isHidden = hand !== undefined && bare === undefined && slot.model() !== undefined;
      hint = isHidden ? 'wrist-hidden' : (handHint(hand, frame) ?? (wrist && turnHint(wrist, hint)));
      return bare !== undefined;
    },
    hint: () => hint,
    reset: () => filter.reset(),
    dispose() {
      slot.dispose();
      rig.dispose();
    },
  };
}

/** On either wrist 12 o'clock points to the little finger's side, so that the wearer can read the dial. */
function layOnBack({ group }: WornWatch, { halfDepthCm }: LimbPose, isRight: boolean): void {
  group.position.set(0, 0, halfDepthCm);
  group.rotation.set(0, 0, isRight ? -Math.PI / 2 : Math.PI / 2);
}

function turnHint({ rotation }: LimbPose, before: TryOnHint | undefined): TryOnHint | undefined {
  const [, , shows] = rotated(rotation, [0, 0, 1]);
  return shows < (before === 'turn-the-hand' ? DIAL_SHOWS_AGAIN : DIAL_SHOWS) ? 'turn-the-hand' : undefined;
}
