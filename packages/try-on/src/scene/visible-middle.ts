import { Box3, type Group, Mesh, Vector3 } from 'three';
import type { Vector } from '../geometry/rotation.ts';
import { LAYER_ORDER } from './layer-order.ts';

/** The middle of all products that show under `group`, in the space it hangs in; undefined if none does. */
export function visibleMiddle(group: Group): Vector | undefined {
  const whole = new Box3();
  const box = new Box3();
  group.updateWorldMatrix(true, true);
  group.traverseVisible((part) => {
    // Occluders and paint on the skin are drawn before products.
    if (!(part instanceof Mesh) || part.renderOrder < LAYER_ORDER.product) return;
    part.geometry.computeBoundingBox();
    if (part.geometry.boundingBox)
      whole.union(box.copy(part.geometry.boundingBox).applyMatrix4(part.matrixWorld));
  });
  return whole.isEmpty() ? undefined : whole.getCenter(new Vector3()).toArray();
}
