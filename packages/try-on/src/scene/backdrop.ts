import {
  BufferGeometry,
  Float32BufferAttribute,
  Mesh,
  ShaderMaterial,
  Vector2,
  VideoFrameTexture,
} from 'three';
import type { CameraModel } from '../pose/camera-model.ts';
import type { PixelSize } from '../snapshot/visible-part.ts';
import type { SourceImage } from '../tracking/worker-protocol.ts';
import { LAYER_ORDER } from './layer-order.ts';
import { PICTURE_GLSL, type ShownPicture } from './shown-picture.ts';

/** The picture that the landmarks belong to, behind everything else. */
export interface Backdrop {
  readonly mesh: Mesh;
  readonly shown: ShownPicture;
  /** `drawn` is the size that it is drawn at, or a whole multiple of it. */
  show(picture: SourceImage, camera: CameraModel, drawn: PixelSize): void;
  dispose(): void;
}

/** One triangle that covers the whole screen. */
const SCREEN = [-1, -1, 0, 3, -1, 0, -1, 3, 0];

const VERTEX = /* glsl */ `
  varying vec2 place;
  void main() {
    place = vec2(position.x * 0.5 + 0.5, 0.5 - position.y * 0.5);
    gl_Position = vec4(position.xy, 1.0, 1.0);
  }`;

/** Bytes are passed on as they are: the picture is encoded for the screen already. */
const FRAGMENT = /* glsl */ `
  ${PICTURE_GLSL}
  varying vec2 place;
  void main() {
    gl_FragColor = vec4(bytesAt(place), 1.0);
  }`;

export function createBackdrop(): Backdrop {
  const geometry = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(SCREEN, 3));
  // Its memory is allocated for each picture's size; an ordinary texture has a fixed size, and
  // a cropped frame is uploaded with another one.
  const texture = new VideoFrameTexture();
  texture.flipY = false; // decoded pictures ignore it; the shader turns them instead
  const shown = {
    picture: { value: texture },
    sizePx: { value: new Vector2(1, 1) },
    isWhole: { value: false },
  };
  const material = new ShaderMaterial({
    uniforms: { ...shown },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
  });
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  mesh.renderOrder = LAYER_ORDER.backdrop;
  mesh.visible = false;

  return {
    mesh,
    shown,
    show(picture, { widthPx, heightPx }, drawn) {
      shown.sizePx.value.set(widthPx, heightPx);
      shown.isWhole.value = drawn.widthPx === widthPx && drawn.heightPx === heightPx;
      texture.image = picture;
      texture.needsUpdate = true;
      mesh.visible = true;
    },
    dispose() {
      texture.dispose();
      geometry.dispose();
      material.dispose();
    },
  };
}
