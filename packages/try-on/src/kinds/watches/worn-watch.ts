import { Box3, BufferAttribute, type Group, Matrix4, Mesh, type Object3D, Vector3 } from 'three';
import type { GLTF } from 'three/addons/loaders/GLTFLoader.js';
import { disposeObject } from '../../scene/dispose-object.ts';
import { findExtra } from '../../scene/find-extra.ts';
import { inWearFrame } from '../../scene/wear-frame.ts';
import type { WearSidecar } from '../../worn-product.ts';
import { clockHands } from './clock-hands.ts';
import { fittedToWrist, type WristEllipse } from './strap-fit.ts';

/** A watch ready to be put on: its case back is the group's origin, Z comes out of the dial, Y points to 12. */
export interface WornWatch {
  readonly group: Group;
  /** Half the length of the wrist that its strap and its case take. */
  readonly strapCm: number;
  readonly caseCm: number;
  /** Bends the strap round this wrist; does nothing where the difference would not show. */
  fit(wrist: WristEllipse): void;
  tell(time: Date): void;
  dispose(): void;
}

/** The wrist of models that do not say theirs. */
const MADE_FOR_MM = { width: 61, depth: 51 } as const;
const STRAP_NODES = ['Strap', 'Bracelet', 'Buckle'] as const;
/** The share by which a wrist must change before the strap is bent again. */
const VISIBLE_CHANGE = 0.02;

export function prepareWatch(gltf: GLTF, sidecar: WearSidecar | undefined): WornWatch {
  const group = inWearFrame(gltf.scene, sidecar);
  const made: WristEllipse = {
    halfWidthCm: (findExtra(gltf.scene, 'wristWidthMm') ?? MADE_FOR_MM.width) / 20,
    halfDepthCm: (findExtra(gltf.scene, 'wristDepthMm') ?? MADE_FOR_MM.depth) / 20,
  };
  const straps = STRAP_NODES.flatMap((name) => group.getObjectByName(name) ?? []);
  const cloths = straps.flatMap((strap) => softParts(group, strap));
  const whole = new Box3().setFromObject(group, true);
  const strap = new Box3();
  for (const part of straps) strap.expandByObject(part, true);
  let fitted: WristEllipse = made;

  return {
    group,
    strapCm: strap.isEmpty() ? whole.max.x : strap.max.x,
    // The crown stands out further than the case.
    caseCm: -whole.min.x,
    fit(wrist) {
      if (isNear(fitted, wrist)) return;
      fitted = wrist;
      for (const cloth of cloths) cloth.lay(made, wrist);
    },
    tell: clockHands(gltf.scene),
    dispose: () => disposeObject(group),
  };
}

const isNear = (one: WristEllipse, other: WristEllipse): boolean =>
  Math.abs(one.halfWidthCm / other.halfWidthCm - 1) < VISIBLE_CHANGE &&
  Math.abs(one.halfDepthCm / other.halfDepthCm - 1) < VISIBLE_CHANGE;

/** The meshes of a strap, whose points move. Their positions are stored packed, and are unpacked once. */
function softParts(group: Group, strap: Object3D) {
  const parts: { lay(made: WristEllipse, wrist: WristEllipse): void }[] = [];
  strap.traverse((part) => {
    if (part instanceof Mesh) parts.push(softPart(group, part));
  });
  return parts;
}

function softPart(group: Group, mesh: Mesh) {
  const toWear = new Matrix4().copy(group.matrixWorld).invert().multiply(mesh.matrixWorld);
  const back = toWear.clone().invert();
  const packed = mesh.geometry.getAttribute('position');
  const point = new Vector3();
  const asMade = Array.from({ length: packed.count }, (_, index) =>
    new Vector3().fromBufferAttribute(packed, index).applyMatrix4(toWear),
  );
  const positions = new BufferAttribute(new Float32Array(3 * packed.count), 3);
  asMade.forEach((place, index) =>
    positions.setXYZ(index, ...point.copy(place).applyMatrix4(back).toArray()),
  );
  mesh.geometry = mesh.geometry.clone().setAttribute('position', positions);
  return {
    lay(made: WristEllipse, wrist: WristEllipse) {
      asMade.forEach(({ x, y, z }, index) => {
        point.set(...fittedToWrist([x, y, z], made, wrist)).applyMatrix4(back);
        positions.setXYZ(index, point.x, point.y, point.z);
      });
      positions.needsUpdate = true;
      mesh.geometry.computeBoundingSphere();
    },
  };
}
