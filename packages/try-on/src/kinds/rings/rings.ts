import { solveFinger } from '../../pose/finger-pose.ts';
import { isRingHidden } from '../../pose/hidden-ring.ts';
import { createLimbFilter } from '../../pose/limb-filter.ts';
import { accepted } from '@vitrine/domain/result';
import type { TryOnHint } from '../../hint.ts';
import type { Frame } from '../../scene/frame.ts';
import { createLimbRig } from '../../scene/limb-rig.ts';
import { createModelSlot } from '../../scene/model-slot.ts';
import type { DetectedHand } from '../../tracking/detected-hand.ts';
import type { WornOf } from '../../worn-product.ts';
import { handHint, handInFrame } from '../hand-in-frame.ts';
import type { Kind, Surroundings, KindRenderer } from '../kind.ts';
import { prepareRing, type WornRing } from './worn-ring.ts';

/** Any number of rings, each on a finger of the larger hand; those of one finger lie side by side. */
export const RINGS: Kind<'rings'> = {
  type: 'rings',
  sees: ['hands'],
  open: (surroundings) => Promise.resolve(openRings(surroundings)),
};

type RingProduct = WornOf<'rings'>;

/** Skin bulges a little beside a ring: its hole is a little smaller than the finger is wide. */
const SQUEEZE = 0.98;
/** Breadth that a shadow reaches beyond the band. */
const SHADOW_CM = 0.16;
/** How far a finger hides things from the ring towards its tip and towards the hand. */
const FINGER = { aheadCm: 2.6, behindCm: 1.5 } as const;

function openRings({ pictureScene, models, group }: Surroundings): KindRenderer<'rings'> {
  const places: RingPlace[] = [];
  let hint: TryOnHint | undefined;

  const grown = (count: number) => {
    while (places.length < count) {
      const place = createRingPlace(pictureScene);
      group.add(place.rig.group);
      places.push(place);
    }
  };

  return {
    async wear(products, signal) {
      const loaded: { readonly product: RingProduct; readonly ring: WornRing }[] = [];
      const drop = () => loaded.forEach(({ ring }) => ring.dispose());
      for (const product of products) {
        const gltf = await models.load(product, signal);
        if (!gltf.ok || signal.aborted) {
          drop();
          return gltf.ok ? accepted(undefined) : gltf;
        }
        loaded.push({ product, ring: prepareRing(gltf.value, product.sidecar) });
      }
      grown(loaded.length);
      await Promise.all(places.map((place, index) => place.change(loaded[index])));
      besideEachOther(places);
      if (loaded.length > 0) pictureScene.rehearse(places.map(({ rig }) => rig.group));
      return accepted(undefined);
    },

    place(frame) {
      const hand = handInFrame(frame, pictureScene);
      const isHidden = places.filter((place) => place.show(hand, frame) === 'hidden').length > 0;
      hint = isHidden ? 'ring-hidden' : handHint(hand, frame);
      return hand !== undefined;
    },
    hint: () => hint,
    reset: () => places.forEach((place) => place.reset()),
    dispose() {
      for (const place of places) place.dispose();
    },
  };
}

interface RingPlace {
  readonly rig: ReturnType<typeof createLimbRig>;
  worn(): { readonly product: RingProduct; readonly ring: WornRing } | undefined;
  change(next: { readonly product: RingProduct; readonly ring: WornRing } | undefined): Promise<unknown>;
  /** Moves the ring along the finger. */
  shift(alongCm: number): void;
  /** `hidden`: the hand is seen, but something lies in front of the ring that is worn here. */
  show(hand: DetectedHand | undefined, frame: Frame): 'drawn' | 'hidden' | 'none';
  reset(): void;
  dispose(): void;
}

function createRingPlace(pictureScene: Surroundings['pictureScene']): RingPlace {
  const rig = createLimbRig(FINGER);
  const filter = createLimbFilter();
  const slot = createModelSlot<WornRing>(rig.group, (object) => pictureScene.compile(object));
  let product: RingProduct | undefined;
  let wasHidden = false;

  return {
    rig,
    worn() {
      const ring = slot.model();
      return ring && product && { ring, product };
    },
    async change(next) {
      if (await slot.change(next?.ring)) product = next?.product;
    },
    shift(alongCm) {
      slot.model()?.group.position.setY(alongCm);
    },
    show(hand, { camera, atMs }) {
      const ring = slot.model();
      rig.group.visible = false;
      if (!hand) filter.reset();
      wasHidden = hand && product && ring ? isRingHidden(hand, product.finger, { camera, wasHidden }) : false;
      if (!hand || !ring || !product) return 'none';
      if (wasHidden) return 'hidden';
      rig.group.visible = true;
      const finger = filter.next(solveFinger(hand, camera, product), atMs);
      rig.place(finger);
      const scale = (finger.halfWidthCm * SQUEEZE) / ring.holeCm;
      ring.group.scale.setScalar(scale);
      rig.shade({ bandCm: ring.bandCm * scale, onBackCm: ring.headCm * scale, softCm: SHADOW_CM });
      return 'drawn';
    },
    reset() {
      filter.reset();
      wasHidden = false;
    },
    dispose() {
      slot.dispose();
      rig.dispose();
    },
  };
}

/** Rings of one finger share its place: the whole stack is centred there. */
function besideEachOther(places: readonly RingPlace[]): void {
  const byFinger = Map.groupBy(places, (place) => place.worn()?.product.finger);
  for (const [finger, stacked] of byFinger) {
    if (finger === undefined) continue;
    const breadths = stacked.map((place) => 2 * (place.worn()?.ring.bandCm ?? 0));
    const whole = breadths.reduce((sum, breadth) => sum + breadth, 0);
    let start = -whole / 2;
    stacked.forEach((place, index) => {
      const breadth = breadths[index] ?? 0;
      place.shift(start + breadth / 2);
      start += breadth;
    });
  }
}
