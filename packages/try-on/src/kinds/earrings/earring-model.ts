import { Box3, Group, type Object3D, Vector3 } from 'three';
import type { GLTF } from 'three/addons/loaders/GLTFLoader.js';
import type { BodySide } from '../../landmarks/landmarks.ts';
import { disposeObject } from '../../scene/dispose-object.ts';
import { inWearFrame } from '../../scene/wear-frame.ts';
import type { WornOf } from '../../worn-product.ts';
import type { Swing } from './pendulum.ts';

/** One earring for each side that it is worn on. */
export interface EarringModel {
  /** Owns both until they are hung up. They share what drawing takes. */
  readonly group: Group;
  readonly hung: readonly HungEarring[];
  dispose(): void;
}

export interface HungEarring {
  readonly side: BodySide;
  /** Its frame is the lobe's, in real centimetres. */
  readonly group: Group;
  /** Undefined where nothing swings. */
  readonly drop: Drop | undefined;
}

interface Drop {
  /** From the hinge to the middle of the hanging part, in metres. */
  readonly lengthM: number;
  /** Position of the hinge in the lobe's frame, real centimetres. */
  readonly hingeCm: Vector3;
  swing(swing: Swing): void;
}

const SIDES: Record<'both' | BodySide, readonly BodySide[]> = {
  both: ['left', 'right'],
  left: ['left'],
  right: ['right'],
};
/** The node that goes through the lobe: nobody sees it once the earring is worn. */
const POST_NODE = 'Post';
const DROP_NODE = 'Drop';
const CM_PER_M = 100;

/** An earring without a `Drop` node swings as a whole if it hangs lower than this below the middle of the lobe. */
const HANGS_FROM_CM = 1.2;

/** The model is the left ear's earring; the right ear's is its mirror image. */
export function prepareEarrings(gltf: GLTF, { side = 'both', sidecar }: WornOf<'earrings'>): EarringModel {
  const group = new Group();
  const whole = inWearFrame(gltf.scene, sidecar);
  if (sidecar && !whole.getObjectByName(DROP_NODE)) letSwing(whole);
  const post = whole.getObjectByName(POST_NODE);
  if (post) post.visible = false;
  const hung = SIDES[side].map((ear, index) => {
    const one = new Group();
    const earring = index === 0 ? whole : whole.clone();
    if (ear === 'right') earring.scale.x = -1;
    one.add(earring);
    group.add(one);
    return { side: ear, group: one, drop: dropOf(earring) };
  });
  return { group, hung, dispose: () => disposeObject(whole) };
}

/**
 * A foreign model has one rigid shape. If it hangs well below the lobe, it swings about the place where it is worn,
 * as a hook in a lobe does. Studs and small hoops do not swing.
 */
function letSwing(whole: Group): void {
  const box = new Box3().setFromObject(whole, true);
  if (box.min.y > -HANGS_FROM_CM) return;
  const drop = new Group();
  drop.name = DROP_NODE;
  drop.add(...whole.children);
  whole.add(drop);
}

function dropOf(earring: Object3D): Drop | undefined {
  const node = earring.getObjectByName(DROP_NODE);
  if (!node) return undefined;
  earring.updateMatrixWorld(true);
  const hingeCm = node.getWorldPosition(new Vector3());
  const middle = new Box3().setFromObject(node, true).getCenter(new Vector3());
  const rest = node.rotation.clone();
  return {
    lengthM: hingeCm.distanceTo(middle) / CM_PER_M,
    hingeCm,
    swing({ aside, ahead }) {
      node.rotation.set(rest.x - ahead, rest.y, rest.z + aside);
    },
  };
}
