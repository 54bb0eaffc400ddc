import { type Group, Mesh, MeshBasicMaterial, type Object3D, SphereGeometry } from 'three';
import type { Vector } from '../../geometry/rotation.ts';
import { LAYER_ORDER } from '../../scene/layer-order.ts';

/** A lobe in its own frame, in real centimetres: a hoop goes through it and behind it. */
const LOBE = { centre: [0, 0.12, 0], radii: [0.62, 0.85, 0.18] } as const satisfies Shape;
/**
 * The neck in the head's frame, centimetres of the canonical face: long earrings hang beside it, and on the far side
 * behind it.
 */
const NECK = { centre: [0, -10, -5], radii: [5.4, 9, 5.4] } as const satisfies Shape;

interface Shape {
  readonly centre: Vector;
  readonly radii: Vector;
}

/** The parts of neck and lobes that hide earrings: they write depth and no colour. */
export interface EarOccluders {
  /** Belongs into the head's frame; the lobes belong into the frames of the ears. */
  readonly neck: Object3D;
  dispose(): void;
}

export function createEarOccluders(ears: readonly Group[]): EarOccluders {
  const sphere = new SphereGeometry(1, 24, 16);
  const material = new MeshBasicMaterial({ colorWrite: false });
  const ellipsoid = ({ centre, radii }: Shape): Mesh => {
    const mesh = new Mesh(sphere, material);
    mesh.position.set(...centre);
    mesh.scale.set(...radii);
    mesh.renderOrder = LAYER_ORDER.occluder;
    return mesh;
  };
  const neck = ellipsoid(NECK);
  for (const ear of ears) ear.add(ellipsoid(LOBE));
  return {
    neck,
    dispose() {
      sphere.dispose();
      material.dispose();
    },
  };
}
