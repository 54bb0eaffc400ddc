import { Box3, Group, Mesh, type Object3D, type Scene, Vector3 } from 'three';
import type { GLTF } from 'three/addons/loaders/GLTFLoader.js';
import type { Vector } from '../../geometry/rotation.ts';
import { disposeObject } from '../../scene/dispose-object.ts';
import { glazeLenses } from '../../scene/glaze-lenses.ts';
import { inWearFrame } from '../../scene/wear-frame.ts';
import type { WearSidecar } from '../../worn-product.ts';
import { SHADOW_LAYERS } from './contact-shadow.ts';
import type { TempleGeometry } from './temple-fit.ts';

/** A frame ready to be put on: the group's frame is the wear frame, in real centimetres. */
export interface WornFrame {
  readonly group: Group;
  /** Undefined for a model whose temples cannot be told apart, which is worn as it is. */
  readonly temples: WornTemples | undefined;
  dispose(): void;
}

interface WornTemples {
  /** The place of the left temple beside an ear that lies so far behind the bridge, in real centimetres. */
  geometry(earBehindCm: number): TempleGeometry;
  /** Turns both at their hinges, outwards by `spread` radians. */
  spread(spread: number): void;
}

const TEMPLE_NODES = { left: 'TempleL', right: 'TempleR' } as const;
/** Length of temple that counts as beside the ear. */
const SLICE_CM = 1.2;

/** `scene` has the environment map that the product will mirror. */
export function prepareFrame(gltf: GLTF, scene: Scene, sidecar: WearSidecar | undefined): WornFrame {
  const group = inWearFrame(gltf.scene, sidecar);
  layOut(group, glazeLenses(gltf.scene, scene));
  return {
    group,
    temples: findTemples(group, sidecar?.temples ?? TEMPLE_NODES),
    dispose: () => disposeObject(group),
  };
}

/** Which parts cast which shadow. */
function layOut(group: Group, lenses: readonly Mesh[]): void {
  group.traverse((part) => {
    if (part instanceof Mesh) part.layers.enable(SHADOW_LAYERS.opaque);
  });
  for (const lens of lenses) {
    lens.traverse((part) => part.layers.disable(SHADOW_LAYERS.opaque));
    lens.layers.enable(SHADOW_LAYERS.glass);
  }
}

/** The position of a node says which side it is on, not its name: authors disagree on whose left it is. */
function findTemples(
  group: Group,
  names: { readonly left: string; readonly right: string },
): WornTemples | undefined {
  const nodes = [names.left, names.right].flatMap((name) => group.getObjectByName(name) ?? []);
  const sides = nodes.map((node) => ({ node, box: new Box3().setFromObject(node, true) }));
  const left = sides.find(({ box }) => box.min.x > 0);
  const right = sides.find(({ box }) => box.max.x < 0);
  if (!left || !right) return undefined;

  const hinge = hingeOf(left.node, left.box);
  const leftPivot = pivotAt(group, left.node, hinge);
  const rightPivot = pivotAt(group, right.node, hingeOf(right.node, right.box));
  const points = pointsOf(left.node);
  return {
    geometry: (earBehindCm) => ({ hinge: hinge.toArray(), besideEar: innerSide(points, -earBehindCm) }),
    spread(spread) {
      leftPivot.rotation.y = -spread;
      rightPivot.rotation.y = spread;
    },
  };
}

/** A node with a position has it at the hinge; one without turns about its front end. */
function hingeOf(node: Object3D, box: Box3): Vector3 {
  const own = node.getWorldPosition(new Vector3());
  if (box.clone().expandByScalar(1).containsPoint(own)) return own;
  const front = box.getCenter(new Vector3());
  front.z = box.max.z;
  return front;
}

function pivotAt(group: Group, node: Object3D, hinge: Vector3): Group {
  const pivot = new Group();
  pivot.position.copy(hinge);
  group.add(pivot);
  group.updateMatrixWorld(true);
  pivot.attach(node);
  return pivot;
}

function pointsOf(node: Object3D): readonly Vector[] {
  const points: Vector[] = [];
  const point = new Vector3();
  node.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const position = part.geometry.getAttribute('position');
    for (let k = 0; k < position.count; k += 1) {
      points.push(point.fromBufferAttribute(position, k).applyMatrix4(part.matrixWorld).toArray());
    }
  });
  return points;
}

/** Inner side and lower edge of the temple at a depth, or at its end if it is shorter. */
function innerSide(points: readonly Vector[], z: number): Vector {
  const deepest = points.reduce((least, point) => Math.min(least, point[2]), Infinity);
  const at = Math.max(z, deepest + SLICE_CM / 2);
  const slice = points.filter((point) => Math.abs(point[2] - at) < SLICE_CM / 2);
  const least = (axis: 0 | 1) => slice.reduce((value, point) => Math.min(value, point[axis]), Infinity);
  return slice.length === 0 ? [0, 0, at] : [least(0), least(1), at];
}
