import { Group, Matrix4, type Object3D, Quaternion, Vector3 } from 'three';
import type { WearSidecar } from '../worn-product.ts';

const CM_PER_M = 100;
const WEAR_NODE = 'wear';

/** The model in a group whose own frame is the model's wear frame, in real centimetres. */
export function inWearFrame(model: Object3D, sidecar: WearSidecar | undefined): Group {
  model.updateMatrixWorld(true);
  const placed = new Group();
  placed.applyMatrix4(toWearFrame(model, sidecar));
  placed.add(model);
  const group = new Group();
  group.add(placed);
  group.updateMatrixWorld(true);
  return group;
}

/** From the model's own space to its wear frame in centimetres. A sidecar wins over the model's node. */
function toWearFrame(model: Object3D, sidecar: WearSidecar | undefined): Matrix4 {
  if (sidecar) {
    const scale = sidecar.unitScale * CM_PER_M;
    const rotation = new Matrix4().makeRotationFromQuaternion(new Quaternion(...sidecar.rotation));
    return new Matrix4()
      .makeScale(scale, scale, scale)
      .multiply(rotation)
      .multiply(new Matrix4().makeTranslation(new Vector3(...sidecar.origin).negate()));
  }
  const node = model.getObjectByName(WEAR_NODE);
  const metric = new Matrix4().makeScale(CM_PER_M, CM_PER_M, CM_PER_M);
  return node ? metric.multiply(node.matrixWorld.clone().invert()) : metric;
}
