import { Box3, Group, Mesh, MeshBasicMaterial, SphereGeometry, Vector3 } from 'three';
import type { GLTF } from 'three/addons/loaders/GLTFLoader.js';
import { assumedFeet } from '../../pose/feet-pose.ts';
import { accepted } from '../../result.ts';
import { disposeObject } from '../../scene/dispose-object.ts';
import { LAYER_ORDER } from '../../scene/layer-order.ts';
import { createModelSlot } from '../../scene/model-slot.ts';
import { inWearFrame } from '../../scene/wear-frame.ts';
import type { WornOf } from '../../worn-product.ts';
import type { Kind, Surroundings, Wearing } from '../kind.ts';

/**
 * Both shoes, placed by hand in a photo. Nothing follows feet: trackers of whole bodies are confidently wrong about feet
 * alone, and a wrong shoe must not look right. So before a camera nothing is drawn.
 */
export const SNEAKERS: Kind<'sneakers'> = {
  type: 'sneakers',
  sees: [],
  seeks: 'foot',
  facing: 'environment',
  open: (surroundings) => Promise.resolve(openSneakers(surroundings)),
};

/** The ground under the heels is its origin: +Y up, +Z to the toes, +X to the wearer's left. */
interface Pair {
  readonly group: Group;
  readonly lengthCm: number;
  dispose(): void;
}

/** From one shoe's middle line to the other's. */
const STANCE_CM = 15;

function openSneakers({ stage, models, group }: Surroundings): Wearing<'sneakers'> {
  const feet = new Group();
  feet.visible = false;
  group.add(feet);
  const slot = createModelSlot<Pair>(feet, (object) => stage.compile(object));

  return {
    async wear(products, signal) {
      const product = products.at(-1);
      const loaded = product && (await models.load(product, signal));
      if (loaded && !loaded.ok) return loaded;
      if (!signal.aborted) await slot.change(loaded && preparePair(loaded.value, product));
      return accepted(undefined);
    },
    place({ camera, byHand }) {
      const pair = slot.model();
      feet.visible = byHand === true && pair !== undefined;
      if (!pair) return false;
      const { translation, rotation } = assumedFeet(camera, pair.lengthCm);
      feet.position.set(...translation);
      feet.quaternion.set(...rotation);
      return feet.visible;
    },
    dispose() {
      slot.dispose();
      group.remove(feet);
    },
  };
}

/** The model is the right shoe; the left is its mirror image. */
function preparePair(gltf: GLTF, { sidecar }: WornOf<'sneakers'>): Pair {
  const right = inWearFrame(gltf.scene, sidecar);
  const size = new Box3().setFromObject(right).getSize(new Vector3());
  const ankle = right.getObjectByName(ANKLE_NODE)?.getWorldPosition(new Vector3());
  if (ankle) right.add(legAbove(ankle));
  const left = right.clone();
  left.scale.x = -1;
  right.position.x = -STANCE_CM / 2;
  left.position.x = STANCE_CM / 2;
  const group = new Group();
  group.add(right, left);
  return { group, lengthCm: size.z, dispose: () => disposeObject(group) };
}

/** What goes in at the top of the shoe: it hides the inside. In centimetres about the ankle. */
const LEG = { aboveCm: 2, aheadCm: 0.2, radiiCm: [2.8, 5, 4.7] } as const;
const ANKLE_NODE = 'Ankle';

function legAbove(ankle: Vector3): Mesh {
  const leg = new Mesh(new SphereGeometry(1, 24, 16), new MeshBasicMaterial({ colorWrite: false }));
  leg.position.copy(ankle).add(new Vector3(0, LEG.aboveCm, LEG.aheadCm));
  leg.scale.set(...LEG.radiiCm);
  leg.renderOrder = LAYER_ORDER.occluder;
  return leg;
}
