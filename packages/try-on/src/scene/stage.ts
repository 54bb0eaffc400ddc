/** The one renderer of the try-on: the picture, the head that hides, the product, the light. */
import {
  AmbientLight,
  Group,
  Mesh,
  PerspectiveCamera,
  Quaternion,
  Scene,
  Vector3,
  type WebGLRenderer,
} from 'three';
import { createDisposers, type Disposers } from '../disposers.ts';
import { type CameraModel, verticalFieldDegrees } from '../pose/camera-model.ts';
import type { CanonicalFace } from '../pose/canonical-face.ts';
import type { WornHead } from '../pose/pose-filter.ts';
import type { Picture } from '../tracking/worker-protocol.ts';
import type { PixelSize } from '../snapshot/visible-part.ts';
import { createBackdrop } from './backdrop.ts';
import { createContactShadow, SHADOW_LAYERS } from './contact-shadow.ts';
import { createSeat } from './seat.ts';
import { createOccluders } from './occluders.ts';
import { createDrawing } from './drawing.ts';
import { studioEnvironment } from './studio-light.ts';
import { prepareModel, type WornModel } from './worn-model.ts';
import type { GLTF } from 'three/addons/loaders/GLTFLoader.js';
import type { WearSidecar } from '../worn-product.ts';

export interface Stage {
  /** The picture to draw, the lens it is seen through and the size to draw it at. It must stay open until drawn. */
  show(picture: Picture, camera: CameraModel, drawn: PixelSize): void;
  /** Where the head is in that picture; without one the product is not drawn. */
  place(head: WornHead | undefined): void;
  /** Replaces the product; `undefined` takes it off. */
  wear(gltf: GLTF | undefined, sidecar?: WearSidecar): void;
  /**
   * A still picture's edges are smooth on every machine: where the drawing itself leaves them raw, the canvas is larger
   * than the size that was asked for, by a whole number.
   */
  draw(motion: 'still' | 'moving'): void;
  dispose(): void;
}

/** Light on a face in an ordinary room, as a linear luminance; the product is lit as brightly as the face. */
const USUAL_LUMINANCE = 0.28;
const LEAST_LIGHT = 0.5;
const MOST_LIGHT = 1.3;
/** Of white paper's full brightness; the renderer counts irradiance. */
const AMBIENT = 0.42 * Math.PI;
/** Centimetres. */
const NEAR = 1;
const FAR = 2000;
/** How much larger, in each direction, a still picture is drawn instead of smoothing its edges. */
const STILL_TIMES = 2;

/** Throws where there is no WebGL2. */
export function createStage(canvas: HTMLCanvasElement, face: CanonicalFace): Stage {
  const disposers = createDisposers();
  const { renderer, hasRawEdges } = createDrawing(canvas, disposers);
  const { scene, ambient } = createRoom(renderer, disposers);
  const eye = new PerspectiveCamera(40, 1, NEAR, FAR);
  const head = new Group();
  const backdrop = createBackdrop();
  const occluders = createOccluders(face);
  const shadow = createContactShadow(occluders.faceGeometry);
  const seat = createSeat();
  head.add(occluders.group, shadow.mesh, shadow.light, seat.group);
  scene.add(backdrop.mesh, head);
  for (const part of [backdrop, occluders, shadow]) disposers.add(() => part.dispose());

  let size: PixelSize = { widthPx: 1, heightPx: 1 };
  let model: WornModel | undefined;
  disposers.add(() => model?.dispose());

  return {
    show(picture, camera, drawn) {
      size = drawn;
      eye.fov = verticalFieldDegrees(camera);
      eye.aspect = camera.widthPx / camera.heightPx;
      eye.updateProjectionMatrix();
      backdrop.show(picture);
    },

    place(worn) {
      head.visible = worn !== undefined && model !== undefined;
      if (!worn || !model) return;
      head.position.copy(new Vector3(...worn.pose.translation));
      head.quaternion.copy(new Quaternion(...worn.pose.rotation));
      occluders.shape(worn.shape);
      scene.environmentIntensity = lightOf(worn.luminance);
      ambient.intensity = AMBIENT * lightOf(worn.luminance);
      if (seat.settle(model, worn)) shadow.cast(renderer, scene);
    },

    wear(gltf, sidecar) {
      if (model) seat.group.remove(model.group);
      model?.dispose();
      model = gltf && scene.environment ? prepareModel(gltf, scene.environment, sidecar) : undefined;
      head.visible = false;
      if (!model) return;
      layOut(model);
      seat.group.add(model.group);
    },

    draw(motion) {
      const times = hasRawEdges && motion === 'still' ? STILL_TIMES : 1;
      const [widthPx, heightPx] = [size.widthPx * times, size.heightPx * times];
      if (canvas.width !== widthPx || canvas.height !== heightPx) renderer.setSize(widthPx, heightPx, false);
      renderer.render(scene, eye);
    },
    dispose: () => disposers.closeAll(),
  };
}

/**
 * The room's mirrored light, and the scattered one beside it: a room bright enough by itself would gloss over every
 * colour.
 */
function createRoom(renderer: WebGLRenderer, disposers: Disposers) {
  const scene = new Scene();
  const room = studioEnvironment(renderer);
  disposers.add(() => room.dispose());
  scene.environment = room;
  const ambient = new AmbientLight(0xffffff);
  scene.add(ambient);
  return { scene, ambient };
}

function layOut({ group, lenses }: WornModel): void {
  group.traverse((part) => {
    if (part instanceof Mesh) part.layers.enable(SHADOW_LAYERS.opaque);
  });
  for (const lens of lenses) {
    lens.traverse((part) => part.layers.disable(SHADOW_LAYERS.opaque));
    lens.layers.enable(SHADOW_LAYERS.glass);
  }
}

/** Skin differs in colour as much as rooms do in light; the root halves what the skin has to say. */
function lightOf(luminance: number): number {
  return Math.max(LEAST_LIGHT, Math.min(MOST_LIGHT, Math.sqrt(luminance / USUAL_LUMINANCE)));
}
