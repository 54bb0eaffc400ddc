import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  SphereGeometry,
} from 'three';
import type { CanonicalFace } from '../landmarks/canonical-face.ts';
import { EAR, type Ellipsoid, SKULL } from './head-anatomy.ts';
import { LAYER_ORDER } from './layer-order.ts';

/** The parts of the head that hide things: they write depth and no colour. In the head's frame, centimetres. */
export interface HeadOccluders {
  readonly group: Group;
  /** This person's face; shared with what is drawn onto the skin. */
  readonly faceGeometry: BufferGeometry;
  shape(points: Float32Array): void;
  dispose(): void;
}

export function createOccluders(face: CanonicalFace): HeadOccluders {
  const positions = new BufferAttribute(new Float32Array(face.positions), 3);
  const faceGeometry = new BufferGeometry().setAttribute('position', positions).setIndex([...face.triangles]);
  faceGeometry.computeVertexNormals();
  const sphere = new SphereGeometry(1, 32, 24);
  const material = new MeshBasicMaterial({ colorWrite: false, side: DoubleSide });

  const group = new Group();
  const hiding = (mesh: Mesh) => {
    mesh.renderOrder = LAYER_ORDER.occluder;
    mesh.frustumCulled = false;
    group.add(mesh);
  };
  hiding(new Mesh(faceGeometry, material));
  hiding(ellipsoid(sphere, material, SKULL));
  hiding(ellipsoid(sphere, material, EAR));
  hiding(ellipsoid(sphere, material, mirrored(EAR)));

  return {
    group,
    faceGeometry,
    shape(points) {
      positions.set(points);
      positions.needsUpdate = true;
    },
    dispose() {
      faceGeometry.dispose();
      sphere.dispose();
      material.dispose();
    },
  };
}

function ellipsoid(sphere: SphereGeometry, material: MeshBasicMaterial, { centre, radii }: Ellipsoid): Mesh {
  const mesh = new Mesh(sphere, material);
  mesh.position.set(...centre);
  mesh.scale.set(...radii);
  return mesh;
}

function mirrored({ centre: [x, y, z], radii }: Ellipsoid): Ellipsoid {
  return { centre: [-x, y, z], radii };
}
