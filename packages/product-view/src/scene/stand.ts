import { Box3, Euler, Group, MathUtils, Mesh, type Object3D, Quaternion, Vector3 } from 'three';
import { materialsOf } from '@vitrine/try-on/model';
import type { Cylinder } from '../motion/framing.ts';
import { SHADOW_LAYERS } from './ground-shadow.ts';
import type { Stance } from './stance.ts';

export interface StandingPiece {
  /** On the ground at y = 0, in the middle, in units of its own size: the cylinder around it is one high or one wide. */
  readonly group: Group;
  readonly cylinder: Cylinder;
}

/** Quaternion of a model with other axes. */
export type ModelRotation = readonly [x: number, y: number, z: number, w: number];

/** Sets a model down as its stance says; whatever its units are, it comes out of the same size. */
export function stand(model: Object3D, { turnDeg }: Stance, rotation?: ModelRotation): StandingPiece {
  const [x, y, z] = turnDeg.map(MathUtils.degToRad);
  const turned = new Group();
  turned.rotation.copy(new Euler(x, y, z, 'ZYX'));
  if (rotation) turned.quaternion.multiply(new Quaternion(...rotation));
  turned.add(model);
  turned.updateMatrixWorld(true);

  const box = new Box3().setFromObject(turned, true);
  const middle = box.getCenter(new Vector3());
  const height = box.max.y - box.min.y;
  const radius = radiusAround(turned, middle);
  const scale = 1 / Math.max(height, 2 * radius);
  turned.position.set(-middle.x, -box.min.y, -middle.z);
  const group = new Group();
  group.add(turned);
  group.scale.setScalar(scale);
  layShadowLayers(group);
  group.updateMatrixWorld(true);
  return { group, cylinder: { radius: radius * scale, height: height * scale } };
}

/** The largest distance of any point from the upright axis through the middle. */
function radiusAround(object: Object3D, middle: Vector3): number {
  let square = 0;
  const point = new Vector3();
  object.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const position = part.geometry.getAttribute('position');
    for (let index = 0; index < position.count; index += 1) {
      point.fromBufferAttribute(position, index).applyMatrix4(part.matrixWorld).sub(middle);
      square = Math.max(square, point.x * point.x + point.z * point.z);
    }
  });
  return Math.sqrt(square);
}

function layShadowLayers(group: Group): void {
  group.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const isGlass = materialsOf(part).some(({ transparent }) => transparent);
    part.layers.enable(isGlass ? SHADOW_LAYERS.glass : SHADOW_LAYERS.opaque);
  });
}
