import { type Group, Mesh, type Object3D, Vector3 } from 'three';
import type { GLTF } from 'three/addons/loaders/GLTFLoader.js';
import { disposeObject } from '../../scene/dispose-object.ts';
import { findExtra } from '../../scene/find-extra.ts';
import { inWearFrame } from '../../scene/wear-frame.ts';
import type { WearSidecar } from '../../worn-product.ts';

/** A ring ready to be put on: the middle of its hole is the group's origin, Y runs through it, Z to the stone. */
export interface WornRing {
  readonly group: Group;
  /** As modelled: half the width of the hole, half the breadth of the band, and half that of its head. */
  readonly holeCm: number;
  readonly bandCm: number;
  readonly headCm: number;
  dispose(): void;
}

export function prepareRing(gltf: GLTF, sidecar: WearSidecar | undefined): WornRing {
  const group = inWearFrame(gltf.scene, sidecar);
  const innerMm = findExtra(gltf.scene, 'innerDiameterMm');
  const { nearest, below, above } = measured(group);
  return {
    group,
    holeCm: innerMm === undefined ? nearest : innerMm / 20,
    bandCm: below,
    headCm: above,
    dispose: () => disposeObject(group),
  };
}

/** The distance of its points from the finger's axis, and their reach along it on the palm's side and on the back. */
function measured(group: Object3D) {
  const point = new Vector3();
  const found = { nearest: Infinity, below: 0, above: 0 };
  group.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const positions = part.geometry.getAttribute('position');
    for (let index = 0; index < positions.count; index += 1) {
      const { x, y, z } = point.fromBufferAttribute(positions, index).applyMatrix4(part.matrixWorld);
      found.nearest = Math.min(found.nearest, Math.hypot(x, z));
      if (z < 0) found.below = Math.max(found.below, Math.abs(y));
      else found.above = Math.max(found.above, Math.abs(y));
    }
  });
  return found;
}
