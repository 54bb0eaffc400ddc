import type { BodySide } from '../../landmarks/landmarks.ts';
import { Box3, Group, Vector3 } from 'three';
import type { GLTF } from 'three/addons/loaders/GLTFLoader.js';
import type { FootPose } from '../../pose/feet-pose.ts';
import { disposeObject } from '../../scene/dispose-object.ts';
import { inWearFrame } from '../../scene/wear-frame.ts';
import { FOOT_SIDES } from '../../tracking/detected-feet.ts';
import type { WornOf } from '../../worn-product.ts';
import { groundShadow, legAbove } from './foot-surroundings.ts';

/** A pair of shoes ready to be put on, each on a foot of its own. */
export interface WornPair {
  readonly group: Group;
  /** The distance between the places of a shoe where a foot's heel and toe are seen, in centimetres. */
  readonly footCm: number;
  /** Puts one shoe on, or takes it off. */
  stand(side: BodySide, foot: FootPose | undefined): void;
  dispose(): void;
}

/** A shoe reaches beyond the visible foot by these shares of its length, because it encloses the foot. */
const BEYOND = { heel: 0.02, toe: 0.03 } as const;
/** Height of heel and toe above the ground. */
const SEEN_ABOVE_CM = 1.2;

const ANKLE_NODE = 'Ankle';
/** The ankle of a model that does not say it: its height and its distance from the heel, as shares of the length. */
const USUAL_ANKLE = [0, 0.3, 0.24] as const;

/** The model is the right shoe; the left is its mirror image. */
export function preparePair(gltf: GLTF, { sidecar }: WornOf<'sneakers'>): WornPair {
  const model = inWearFrame(gltf.scene, sidecar);
  const box = new Box3().setFromObject(model);
  const { x: widthCm, z: lengthCm } = box.getSize(new Vector3());
  const ankle = model.getObjectByName(ANKLE_NODE)?.getWorldPosition(new Vector3());
  const right = new Group();
  right.add(model);
  right.add(
    legAbove(
      ankle ??
        new Vector3(...USUAL_ANKLE).multiplyScalar(lengthCm).setZ(box.min.z + USUAL_ANKLE[2] * lengthCm),
    ),
  );
  right.add(groundShadow({ widthCm, lengthCm, middle: box.getCenter(new Vector3()) }));
  // Heel and toe of the foot come to lie on the group's own axis, the heel at its origin.
  right.position.set(0, -SEEN_ABOVE_CM, -box.min.z - BEYOND.heel * lengthCm);
  const left = right.clone();
  left.scale.x = -1;

  const group = new Group();
  const feet = { left: footOf(left), right: footOf(right) };
  for (const side of FOOT_SIDES) group.add(feet[side]);
  return {
    group,
    footCm: lengthCm * (1 - BEYOND.heel - BEYOND.toe),
    stand(side, foot) {
      feet[side].visible = foot !== undefined;
      if (!foot) return;
      feet[side].position.set(...foot.translation);
      feet[side].quaternion.set(...foot.rotation);
    },
    dispose: () => disposeObject(group),
  };
}

function footOf(shoe: Group): Group {
  const foot = new Group();
  foot.add(shoe);
  return foot;
}
