import {
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { shareMaterial, sheetMaterial } from './shadow-materials.ts';
import { skyDirections } from './sky-directions.ts';

/** What casts a shadow, by the layer that a mesh lies in besides the one that is seen. */
export const SHADOW_LAYERS = { opaque: 1, glass: 2 } as const;

/** The soft shadow of a piece on the ground: cast once, from the whole sky, and then part of the scene. */
export interface GroundShadow {
  readonly mesh: Mesh;
  /** Casts the shadow of `piece`, which stands on the ground at y = 0 within `radius` of the middle. */
  cast(renderer: WebGLRenderer, piece: Object3D, radius: number): void;
  /** Its visibility, 0 to 1: nothing from below the ground. */
  fade(visible: number): void;
  dispose(): void;
}

const SIZE_PX = 512;
const LIGHTS = 28;
/** The size of the shadow's plane, in radii of the piece: no light is missing at its edge any more. */
const REACH = 1.9;
/** How much light glass takes away. */
const GLASS_SHADE = 0.5;

export function createGroundShadow(): GroundShadow {
  const sum = createSum();
  const sheet = sheetMaterial(sum.missing);
  const plane = new PlaneGeometry(2, 2);
  const mesh = new Mesh(plane, sheet.material);
  mesh.rotation.x = -Math.PI / 2;
  mesh.renderOrder = -1;
  return {
    mesh,
    cast(renderer, piece, radius) {
      const reach = radius * REACH;
      const { parent } = piece;
      const placed = piece.matrix.clone();
      piece.matrixAutoUpdate = false;
      sum.begin(renderer);
      for (const [x, y, z] of skyDirections(LIGHTS)) {
        piece.matrix.copy(laidDown(x / y, z / y)).multiply(placed);
        piece.matrixWorldNeedsUpdate = true;
        sum.add(renderer, piece, lookingDown(reach));
      }
      sum.end(renderer);
      piece.matrix.copy(placed);
      piece.matrixWorldNeedsUpdate = true;
      piece.matrixAutoUpdate = true;
      parent?.add(piece);
      mesh.scale.setScalar(reach);
    },
    fade(visible) {
      sheet.fade(visible);
      mesh.visible = visible > 0;
    },
    dispose() {
      for (const part of [sum, sheet.material, plane]) part.dispose();
    },
  };
}

/** A directional light as a view from above in which each point moves along the ground by its height. */
const laidDown = (alongX: number, alongZ: number): Matrix4 =>
  new Matrix4().set(1, -alongX, 0, 0, 0, 1, 0, 0, 0, -alongZ, 1, 0, 0, 0, 0, 1);

function lookingDown(reach: number): OrthographicCamera {
  const camera = new OrthographicCamera(-reach, reach, reach, -reach, 0.01 * reach, 40 * reach);
  camera.position.set(0, 20 * reach, 0);
  camera.up.set(0, 0, -1);
  camera.lookAt(0, 0, 0);
  return camera;
}

/** Renders one light after the other, and adds up how much of their light is missing where. */
function createSum() {
  const one = new WebGLRenderTarget(SIZE_PX, SIZE_PX);
  const all = new WebGLRenderTarget(SIZE_PX, SIZE_PX, {
    type: HalfFloatType,
    generateMipmaps: true,
    minFilter: LinearMipmapLinearFilter,
    magFilter: LinearFilter,
    depthBuffer: false,
  });
  const black = new MeshBasicMaterial({ color: 0x000000, toneMapped: false });
  const grey = new MeshBasicMaterial({ toneMapped: false });
  grey.color.setScalar(1 - GLASS_SHADE);
  const share = shareMaterial(one.texture, 1 / LIGHTS);
  const plane = new PlaneGeometry(2, 2);
  const adding = new Mesh(plane, share);
  adding.frustumCulled = false;
  const anyEye = new OrthographicCamera();
  const stand = new Scene();
  const passes = [
    { layer: SHADOW_LAYERS.glass, shade: grey },
    { layer: SHADOW_LAYERS.opaque, shade: black },
  ] as const;

  return {
    missing: all.texture,
    begin(renderer: WebGLRenderer) {
      renderer.autoClear = false;
      renderer.setRenderTarget(all);
      renderer.setClearColor(0x000000, 1);
      renderer.clear();
    },
    add(renderer: WebGLRenderer, piece: Object3D, down: OrthographicCamera) {
      stand.add(piece);
      renderer.setRenderTarget(one);
      renderer.setClearColor(0xffffff, 1);
      renderer.clear();
      for (const { layer, shade } of passes) {
        down.layers.set(layer);
        stand.overrideMaterial = shade;
        renderer.render(stand, down);
      }
      renderer.setRenderTarget(all);
      renderer.render(adding, anyEye);
    },
    end(renderer: WebGLRenderer) {
      renderer.setRenderTarget(null);
      renderer.autoClear = true;
    },
    dispose() {
      for (const part of [one, all, black, grey, share, plane]) part.dispose();
    },
  };
}
