/** The one renderer of the view: the studio's light, the piece, its shadow on the ground. */
import { MathUtils, PerspectiveCamera, Scene } from 'three';
import type { GLTF } from 'three/addons/loaders/GLTFLoader.js';
import { createDisposers, createDrawing, mirrorCube } from '@vitrine/try-on/model';
import type { MadeToOrder } from '../made/made-to-order.ts';
import { type Cylinder, FIELD, fitDistance } from '../motion/framing.ts';
import { enlargement, type Orbit } from '../motion/orbit.ts';
import { fitFilm, type Motion, type StageSize } from './film.ts';
import { createGroundShadow } from './ground-shadow.ts';
import { roughRadiance } from './rough-radiance.ts';
import { type MadePiece, setDown } from './made-piece.ts';
import type { ModelRotation } from './stand.ts';
import type { Stance } from './stance.ts';
import { studioRadiance } from './studio-light.ts';

export interface Stage {
  /** Sets the piece up, once the graphics are ready to draw it. False if it has no such variant. */
  setUp(gltf: GLTF, variant: string): Promise<boolean>;
  /** Gives the piece another of its variants. False if it has none of that name. */
  showVariant(variant: string): Promise<boolean>;
  /** Makes the piece as the shopper wants it, now and whenever it is set up. */
  make(order: MadeToOrder): void;
  resize(size: StageSize): void;
  draw(orbit: Orbit, motion: Motion): void;
  /** After the graphics memory was taken away and given back, empty. */
  restore(): void;
  dispose(): void;
}

export interface StageOptions {
  readonly stance: Stance;
  readonly rotation: ModelRotation | undefined;
  /** CSS colour of the ground, which is that of the page around it. */
  readonly ground: string;
  /** The exposure as a share of the usual one: white goods keep their shape in less light. */
  readonly light?: number;
}

/** Smooth metal shows the windows' edges: as many pixels a side of the mirrored cube. */
const MIRROR_PX = 128;
/** The exposure, chosen so that a piece looks as in the studio's pictures. */
const EXPOSURE = 0.74;
/** Share of the stage's height that the piece is raised by: below it there are buttons. */
const RAISED = 0.03;
/** In radians: below this angle of the eye the shadow fades, down to the ground itself. */
const SHADOW_FADES_BELOW = 0.12;

/** Throws where there is no WebGL2. */
export function createStage(
  canvas: HTMLCanvasElement,
  { stance, rotation, ground, light = 1 }: StageOptions,
): Stage {
  const disposers = createDisposers();
  const drawing = createDrawing(canvas, disposers);
  const { renderer } = drawing;
  renderer.toneMappingExposure = EXPOSURE * light;
  const scene = new Scene();
  const mirror = mirrorCube(MIRROR_PX, (roughness) => roughRadiance(studioRadiance, roughness));
  scene.environment = mirror;
  const shadow = createGroundShadow();
  scene.add(shadow.mesh);
  const eye = new PerspectiveCamera(MathUtils.radToDeg(FIELD), 1);
  eye.setViewOffset(1, 1, 0, RAISED, 1, 1);
  let size: StageSize = { widthPx: 1, heightPx: 1, pixelRatio: 1 };
  let made: MadeToOrder = {};
  let piece: MadePiece | undefined;
  disposers.add(() => {
    mirror.dispose();
    shadow.dispose();
    piece?.dispose();
  });
  const castShadow = () => {
    if (piece) shadow.cast(renderer, piece.group, reachOf(piece.cylinder));
  };

  return {
    async setUp(gltf, variant) {
      piece = await setDown(gltf, { scene, stance, rotation, variant });
      if (!piece) return false;
      piece.make(made);
      await renderer.compileAsync(scene, eye);
      castShadow();
      return true;
    },

    async showVariant(variant) {
      const hasVariant = piece !== undefined && (await piece.showVariant(variant));
      if (hasVariant) await renderer.compileAsync(scene, eye);
      return hasVariant;
    },

    make(order) {
      made = order;
      piece?.make(order);
    },

    resize(next) {
      size = next;
    },

    draw(orbit, motion) {
      if (!piece) return;
      look(eye, orbit, { cylinder: piece.cylinder, aspect: size.widthPx / size.heightPx, stance });
      // The light turns with the eye, as if the piece were turned on a turntable.
      scene.environmentRotation.y = orbit.azimuth;
      shadow.fade(MathUtils.clamp(orbit.elevation / SHADOW_FADES_BELOW, 0, 1));
      fitFilm(drawing, size, motion);
      renderer.setClearColor(ground, 1);
      renderer.render(scene, eye);
    },

    restore: castShadow,
    dispose: () => disposers.closeAll(),
  };
}

/** How far around the middle something casts a shadow: what stands high casts it further. */
const reachOf = ({ radius, height }: Cylinder): number => radius + height / 4;

interface Seen {
  readonly cylinder: Cylinder;
  readonly aspect: number;
  readonly stance: Stance;
}

/** Zooms with the lens, without coming nearer: nothing is clipped or distorted by perspective. */
function look(eye: PerspectiveCamera, orbit: Orbit, { cylinder, aspect, stance }: Seen): void {
  const distance = fitDistance(cylinder, { aspect, elevation: MathUtils.degToRad(stance.elevationDeg) });
  const middle = cylinder.height / 2;
  const flat = distance * Math.cos(orbit.elevation);
  eye.position.set(
    flat * Math.sin(orbit.azimuth),
    middle + distance * Math.sin(orbit.elevation),
    flat * Math.cos(orbit.azimuth),
  );
  eye.lookAt(0, middle, 0);
  eye.aspect = aspect;
  eye.zoom = enlargement(orbit);
  eye.near = distance / 20;
  eye.far = distance * 4;
  eye.updateProjectionMatrix();
}
