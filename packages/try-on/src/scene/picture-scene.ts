/**
 * The one three.js scene of the try-on and its renderer, which all kinds share: the picture, the environment, the
 * light.
 */
import { AmbientLight, type Mesh, type Object3D, PerspectiveCamera, Scene, type WebGLRenderer } from 'three';
import { createDisposers, type Disposers } from '../disposers.ts';
import { type CameraModel, verticalFieldDegrees } from '../pose/camera-model.ts';
import type { FaceLight } from '../pose/face-light.ts';
import type { Vector } from '../geometry/rotation.ts';
import type { PixelSize } from '../snapshot/visible-part.ts';
import type { SourceImage } from '../tracking/worker-protocol.ts';
import { createBackdrop } from './backdrop.ts';
import { createDrawing } from './drawing.ts';
import { createPaint, type Paint } from './paint.ts';
import { DEFAULT_ENVIRONMENT } from './environment.ts';
import { environmentMap } from './environment-map.ts';
import { environmentRotation } from './environment-rotation.ts';
import type { ShownPicture } from './shown-picture.ts';

export interface PictureScene {
  readonly renderer: WebGLRenderer;
  /**
   * Camera space: the eye is at the origin and looks along -Z, in centimetres. Its environment is the environment
   * map.
   */
  readonly scene: Scene;
  /**
   * Sets the picture to draw, the camera it was taken with and the size to draw it at. It must stay open until drawn.
   */
  show(picture: SourceImage, camera: CameraModel, drawn: PixelSize): void;
  /** The picture that is shown, for shaders that read it. */
  readonly shown: ShownPicture;
  /** Makes a mesh that paints on the picture; it belongs into the scene. */
  paint(paint: Paint): Mesh;
  /**
   * Lights the products as the picture is lit. `facing` is the direction in which a head in it looks, of unit length.
   */
  light(light: FaceLight, facing?: Vector): void;
  /** Makes the graphics ready to draw something, without holding up the page. */
  compile(object: Object3D): Promise<unknown>;
  /**
   * Draws everything once with these objects visible, as long as no picture was shown yet, so that nobody sees it.
   * `before` is called while they are visible.
   */
  rehearse(objects: readonly Object3D[], before?: () => void): void;
  /**
   * Draws the picture. The edges of a still picture are smooth on every machine: where drawing leaves them raw, the
   * canvas is larger than the requested size by a whole number. With `parts`, each strip of the picture is drawn by
   * itself, and a thin line between them.
   */
  draw(motion: 'still' | 'moving', parts?: readonly PictureStrip[]): void;
  dispose(): void;
}

/** A strip of the picture from top to bottom. */
export interface PictureStrip {
  /** Shares of the picture's width. */
  readonly from: number;
  readonly to: number;
  /** Called before it is drawn. */
  readonly show: () => void;
}

/** As a share of white paper's full brightness; the renderer counts irradiance. */
const AMBIENT = 0.42 * Math.PI;
/** Centimetres. */
const NEAR = 1;
const FAR = 2000;
/** How much larger, in each direction, a still picture is drawn instead of smoothing its edges. */
const STILL_TIMES = 2;

/** Throws where there is no WebGL2. */
export function createPictureScene(canvas: HTMLCanvasElement): PictureScene {
  const disposers = createDisposers();
  const { renderer, hasRawEdges } = createDrawing(canvas, disposers);
  const { scene, ambient } = createEnvironment(disposers);
  const eye = new PerspectiveCamera(40, 1, NEAR, FAR);
  const backdrop = createBackdrop();
  scene.add(backdrop.mesh);
  disposers.add(() => backdrop.dispose());

  let size: PixelSize | undefined;
  let isOver = false;
  disposers.add(() => {
    isOver = true;
  });

  return {
    renderer,
    scene,
    shown: backdrop.shown,

    show(picture, camera, drawn) {
      size = drawn;
      lookThrough(eye, camera);
      backdrop.show(picture, camera, drawn);
    },

    paint: (paint) => createPaint(backdrop.shown, paint),

    light({ strength, azimuth }, facing) {
      scene.environmentIntensity = strength;
      ambient.intensity = AMBIENT * strength;
      scene.environmentRotation.copy(environmentRotation(DEFAULT_ENVIRONMENT, { azimuth, facing }));
    },

    compile: (object) => renderer.compileAsync(object, eye, scene),

    rehearse(objects, before) {
      if (size || isOver) return;
      const wereVisible = objects.map(({ visible }) => visible);
      for (const object of objects) object.visible = true;
      before?.();
      renderer.render(scene, eye);
      objects.forEach((object, index) => {
        object.visible = wereVisible[index] ?? false;
      });
    },

    draw(motion, parts) {
      if (!size) return;
      const times = hasRawEdges && motion === 'still' ? STILL_TIMES : 1;
      const [widthPx, heightPx] = [size.widthPx * times, size.heightPx * times];
      if (canvas.width !== widthPx || canvas.height !== heightPx) renderer.setSize(widthPx, heightPx, false);
      if (parts) drawParts(renderer, parts, () => renderer.render(scene, eye));
      else renderer.render(scene, eye);
    },
    dispose: () => disposers.closeAll(),
  };
}

/** The width of the line as a share of the picture's, and its least width. */
const LINE = { share: 0.002, leastPx: 2, colour: 0xffffff } as const;

function drawParts(renderer: WebGLRenderer, parts: readonly PictureStrip[], draw: () => void): void {
  const { width, height } = renderer.domElement;
  const halfLine = Math.max(LINE.leastPx, Math.round(width * LINE.share)) / 2;
  renderer.setClearColor(LINE.colour, 1);
  renderer.clear();
  renderer.setScissorTest(true);
  for (const { from, to, show } of parts) {
    const left = Math.round(from * width + (from > 0 ? halfLine : 0));
    const right = Math.round(to * width - (to < 1 ? halfLine : 0));
    if (right <= left) continue;
    renderer.setScissor(left, 0, right - left, height);
    show();
    draw();
  }
  renderer.setScissorTest(false);
}

function lookThrough(eye: PerspectiveCamera, lens: CameraModel): void {
  eye.fov = verticalFieldDegrees(lens);
  eye.aspect = lens.widthPx / lens.heightPx;
  eye.updateProjectionMatrix();
}

/**
 * The environment map and scattered light beside it: an environment that is bright enough alone would put gloss over
 * every colour.
 */
function createEnvironment(disposers: Disposers) {
  const scene = new Scene();
  const environment = environmentMap(DEFAULT_ENVIRONMENT);
  disposers.add(() => environment.dispose());
  scene.environment = environment;
  const ambient = new AmbientLight(0xffffff);
  scene.add(ambient);
  return { scene, ambient };
}
