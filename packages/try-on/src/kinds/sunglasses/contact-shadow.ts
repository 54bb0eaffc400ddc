import {
  type BufferGeometry,
  Color,
  LinearFilter,
  LinearMipmapLinearFilter,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MultiplyBlending,
  OrthographicCamera,
  type Scene,
  ShaderMaterial,
  type Texture,
  WebGLRenderTarget,
  type WebGLRenderer,
} from 'three';
import { LAYER_ORDER } from '../../scene/layer-order.ts';

/** What casts a shadow; each has a layer of its own. */
export const SHADOW_LAYERS = { opaque: 1, glass: 2 } as const;

/**
 * The frame's soft shadow on the skin. It is rendered once from the light, then laid onto the face in every picture.
 */
export interface ContactShadow {
  readonly mesh: Mesh;
  /** Part of the head's group, which it moves with. */
  readonly light: OrthographicCamera;
  /** Renders the shadow again, after another product was put on or the same one sits differently. */
  cast(renderer: WebGLRenderer, scene: Scene): void;
  /** Has the graphics made ready for it. */
  warmUp(renderer: WebGLRenderer, scene: Scene): Promise<void>;
  dispose(): void;
}

const SIZE_PX = 256;
/** The light's window, in centimetres of the head's frame: wide enough for any frame. */
const HALF_WIDTH_CM = 8.5;
const HALF_HEIGHT_CM = 6;
/** The light comes from above the forehead, as in most rooms. */
const LIGHT_FROM = [0, 9.5, 15] as const;
const LIGHT_TO = [0, 1, 4] as const;
/** The share of light that glass takes away, and the darkness of the shadow where all light is taken. */
const GLASS_SHADE = 0.55;
const DEPTH = 0.36;
/** The mip level that the shadow is read from: a larger one is softer. */
const SOFTNESS = 2.6;

const VERTEX = /* glsl */ `
  uniform mat4 toLight;
  varying vec2 place;
  varying float facing;
  void main() {
    place = (toLight * vec4(position, 1.0)).xy * 0.5 + 0.5;
    // Skin that looks away from the light has no shadow, and skin seen edge-on would carry it onto the background.
    facing = smoothstep(0.0, 0.5, normal.z) * smoothstep(0.1, 0.5, normalize(normalMatrix * normal).z);
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }`;

const FRAGMENT = /* glsl */ `
  uniform sampler2D seen;
  uniform float softness;
  uniform float depth;
  varying vec2 place;
  varying float facing;
  void main() {
    vec2 apart = vec2(0.012, 0.017);
    float light = 0.25 * (
      textureLod(seen, place + apart, softness).r + textureLod(seen, place - apart, softness).r +
      textureLod(seen, place + vec2(apart.x, -apart.y), softness).r +
      textureLod(seen, place + vec2(-apart.x, apart.y), softness).r);
    float shade = depth * facing * (1.0 - light);
    gl_FragColor = vec4(vec3(1.0) - shade * vec3(0.85, 1.0, 1.0), 1.0);
  }`;

export function createContactShadow(skin: BufferGeometry): ContactShadow {
  const light = new OrthographicCamera(
    -HALF_WIDTH_CM,
    HALF_WIDTH_CM,
    HALF_HEIGHT_CM,
    -HALF_HEIGHT_CM,
    0.1,
    60,
  );
  light.position.set(...LIGHT_FROM);
  const target = new WebGLRenderTarget(SIZE_PX, SIZE_PX, {
    generateMipmaps: true,
    minFilter: LinearMipmapLinearFilter,
    magFilter: LinearFilter,
  });
  const material = shadowMaterial(target.texture, lightMatrix(light));
  const mesh = new Mesh(skin, material);
  mesh.renderOrder = LAYER_ORDER.shadow;
  mesh.frustumCulled = false;
  const black = new MeshBasicMaterial({ color: new Color(0, 0, 0), toneMapped: false });
  const grey = new MeshBasicMaterial({ color: new Color().setScalar(1 - GLASS_SHADE), toneMapped: false });
  const passes = [
    { layer: SHADOW_LAYERS.glass, shade: grey },
    { layer: SHADOW_LAYERS.opaque, shade: black },
  ] as const;

  return {
    mesh,
    light,
    cast(renderer, scene) {
      const before = { target: renderer.getRenderTarget(), autoClear: renderer.autoClear };
      renderer.setRenderTarget(target);
      renderer.setClearColor(0xffffff, 1);
      renderer.clear();
      renderer.autoClear = false;
      for (const { layer, shade } of passes) {
        light.layers.set(layer);
        scene.overrideMaterial = shade;
        renderer.render(scene, light);
      }
      scene.overrideMaterial = null;
      renderer.autoClear = before.autoClear;
      renderer.setRenderTarget(before.target);
    },
    async warmUp(renderer, scene) {
      const before = renderer.getRenderTarget();
      renderer.setRenderTarget(target); // what is rendered into it has another colour space than the screen
      const ready = renderer.compileAsync(new Mesh(skin, black), light, scene);
      renderer.setRenderTarget(before);
      await ready;
    },
    dispose() {
      for (const part of [target, material, black, grey]) part.dispose();
    },
  };
}

function shadowMaterial(seen: Texture, toLight: Matrix4): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: {
      seen: { value: seen },
      toLight: { value: toLight },
      softness: { value: SOFTNESS },
      depth: { value: DEPTH },
    },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    blending: MultiplyBlending,
    premultipliedAlpha: true,
    depthWrite: false,
    toneMapped: false,
    // The shadow lies on the surface that hides things: without an offset the two would flicker.
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -8,
  });
}

/** From the head's frame to the light's window. The light's camera is placed by hand, because it is in no scene. */
function lightMatrix(light: OrthographicCamera): Matrix4 {
  light.matrix.lookAt(light.position, light.position.clone().set(...LIGHT_TO), light.up);
  light.quaternion.setFromRotationMatrix(light.matrix);
  light.updateMatrix();
  return new Matrix4().multiplyMatrices(light.projectionMatrix, light.matrix.clone().invert());
}
