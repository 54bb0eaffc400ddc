/** The one renderer of the try-on: the picture, the head that hides, the product, the light. */
import { AmbientLight, Group, PerspectiveCamera, Quaternion, Scene, Vector3 } from 'three';
import { createDisposers, type Disposers } from '../disposers.ts';
import { type CameraModel, verticalFieldDegrees } from '../pose/camera-model.ts';
import type { CanonicalFace } from '../pose/canonical-face.ts';
import type { WornHead } from '../pose/pose-filter.ts';
import type { Picture } from '../tracking/worker-protocol.ts';
import type { PixelSize } from '../snapshot/visible-part.ts';
import { createBackdrop } from './backdrop.ts';
import { createContactShadow } from './contact-shadow.ts';
import { createSeat } from './seat.ts';
import { createOccluders } from './occluders.ts';
import { createDrawing } from './drawing.ts';
import { USUAL_ROOM, windowAzimuth } from './room.ts';
import { roomTexture } from './room-texture.ts';
import { createProductSlot } from './product-slot.ts';
import { prepareModel } from './worn-model.ts';
import type { GLTF } from 'three/addons/loaders/GLTFLoader.js';
import type { WearSidecar } from '../worn-product.ts';

export interface Stage {
  /** The picture to draw, the lens it is seen through and the size to draw it at. It must stay open until drawn. */
  show(picture: Picture, camera: CameraModel, drawn: PixelSize): void;
  /** Where the head is in that picture; without one the product is not drawn. */
  place(head: WornHead | undefined): void;
  /**
   * Replaces the product, once the graphics are ready to draw the new one; `undefined` takes it off. Of several, the
   * last counts.
   */
  wear(gltf: GLTF | undefined, sidecar?: WearSidecar): Promise<void>;
  /** After the graphics memory was taken away and given back, empty: what is drawn once only has to be drawn again. */
  restore(): void;
  /** Has the graphics made ready for what every picture needs, without holding up the page. */
  warmUp(): Promise<void>;
  /**
   * A still picture's edges are smooth on every machine: where the drawing itself leaves them raw, the canvas is larger
   * than the size that was asked for, by a whole number.
   */
  draw(motion: 'still' | 'moving'): void;
  dispose(): void;
}

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
  const { scene, ambient } = createRoom(disposers);
  const eye = new PerspectiveCamera(40, 1, NEAR, FAR);
  const { head, backdrop, occluders, shadow, seat } = createParts(scene, face, disposers);
  const product = createProductSlot(seat.group, (group) => renderer.compileAsync(group, eye, scene));
  disposers.add(() => product.dispose());

  let size: PixelSize | undefined;
  let isOver = false;
  disposers.add(() => {
    isOver = true;
  });
  /** What is drawn for the first time costs several times as much. While nobody sees it, that is the time for it. */
  const rehearse = () => {
    if (size || isOver) return;
    head.visible = true;
    shadow.cast(renderer, scene);
    renderer.render(scene, eye);
    head.visible = false;
  };

  return {
    show(picture, camera, drawn) {
      size = drawn;
      lookThrough(eye, camera);
      backdrop.show(picture);
    },

    place(worn) {
      const model = product.model();
      head.visible = worn !== undefined && model !== undefined;
      if (!worn || !model) return;
      head.position.copy(new Vector3(...worn.pose.translation));
      head.quaternion.copy(new Quaternion(...worn.pose.rotation));
      occluders.shape(worn.shape);
      const { strength, azimuth } = worn.light;
      scene.environmentIntensity = strength;
      ambient.intensity = AMBIENT * strength;
      scene.environmentRotation.y = azimuth - windowAzimuth(USUAL_ROOM);
      if (seat.settle(model, worn)) shadow.cast(renderer, scene);
    },

    async wear(gltf, sidecar) {
      const hasChanged = await product.change(gltf && prepareModel(gltf, scene, sidecar));
      if (!hasChanged) return;
      head.visible = false;
      if (product.model()) rehearse();
    },

    async warmUp() {
      await Promise.all([renderer.compileAsync(scene, eye), shadow.warmUp(renderer, scene)]);
      rehearse();
    },

    restore: () => seat.unsettle(),

    draw(motion) {
      if (!size) return;
      const times = hasRawEdges && motion === 'still' ? STILL_TIMES : 1;
      const [widthPx, heightPx] = [size.widthPx * times, size.heightPx * times];
      if (canvas.width !== widthPx || canvas.height !== heightPx) renderer.setSize(widthPx, heightPx, false);
      renderer.render(scene, eye);
    },
    dispose: () => disposers.closeAll(),
  };
}

function lookThrough(eye: PerspectiveCamera, lens: CameraModel): void {
  eye.fov = verticalFieldDegrees(lens);
  eye.aspect = lens.widthPx / lens.heightPx;
  eye.updateProjectionMatrix();
}

/** The picture, and the head with all that is on it. */
function createParts(scene: Scene, face: CanonicalFace, disposers: Disposers) {
  const head = new Group();
  const backdrop = createBackdrop();
  const occluders = createOccluders(face);
  const shadow = createContactShadow(occluders.faceGeometry);
  const seat = createSeat();
  head.add(occluders.group, shadow.mesh, shadow.light, seat.group);
  scene.add(backdrop.mesh, head);
  for (const part of [backdrop, occluders, shadow]) disposers.add(() => part.dispose());
  return { head, backdrop, occluders, shadow, seat };
}

/**
 * The room's mirrored light, and the scattered one beside it: a room bright enough by itself would gloss over every
 * colour.
 */
function createRoom(disposers: Disposers) {
  const scene = new Scene();
  const room = roomTexture(USUAL_ROOM);
  disposers.add(() => room.dispose());
  scene.environment = room;
  const ambient = new AmbientLight(0xffffff);
  scene.add(ambient);
  return { scene, ambient };
}
