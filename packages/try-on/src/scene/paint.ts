import { type BufferGeometry, type IUniform, Mesh, ShaderMaterial } from 'three';
import { LAYER_ORDER } from './layer-order.ts';
import { PICTURE_GLSL, type ShownPicture } from './shown-picture.ts';

/** `place` is in pixels of the picture, from its upper left corner, as landmarks are. */
const VERTEX = /* glsl */ `
  uniform vec2 sizePx;
  varying vec2 place;
  PASSED
  void main() {
    place = position.xy;
    PASS
    vec2 share = position.xy / sizePx;
    gl_Position = vec4(2.0 * share.x - 1.0, 1.0 - 2.0 * share.y, 0.0, 1.0);
  }`;

const FRAGMENT = /* glsl */ `
  ${PICTURE_GLSL}
  varying vec2 place;
  PASSED
  vec3 linearOf(vec3 encoded) {
    return mix(encoded / 12.92, pow((encoded + 0.055) / 1.055, vec3(2.4)), step(0.04045, encoded));
  }
  vec3 encodedOf(vec3 light) {
    return mix(12.92 * light, 1.055 * pow(light, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, light));
  }
  /** The bare picture there, in linear light; at in its pixels. */
  vec3 pictureAt(vec2 at) {
    return linearOf(bytesAt(at / sizePx));
  }
  PAINT
  void main() {
    gl_FragColor = vec4(encodedOf(clamp(painted(place), 0.0, 1.0)), 1.0);
  }`;

export interface Paint {
  /**
   * Positions are x and y in pixels of the picture, and 0. Triangles may overlap other paint: the one drawn last
   * shows.
   */
  readonly geometry: BufferGeometry;
  /**
   * GLSL with `vec3 painted(vec2 at)`, which answers the colour at a pixel of the picture in linear light. It can use
   * `pictureAt(vec2)`, `linearOf(vec3)`, `sizePx`, the attributes in `passes`, and its own `uniforms`, which it
   * declares.
   */
  readonly glsl: string;
  readonly uniforms?: Readonly<Record<string, IUniform>>;
  /** Attributes of one number that the shader reads, smoothed over each triangle, as `float` of the same name. */
  readonly passes?: readonly string[];
}

/**
 * Paint on the picture. It is drawn after the picture and before all models, so that what hides skin hides its paint
 * too. It replaces the picture where its triangles lie; `painted` decides how much of the picture stays.
 */
export function createPaint(shown: ShownPicture, { geometry, glsl, uniforms, passes = [] }: Paint): Mesh {
  const material = new ShaderMaterial({
    uniforms: { ...uniforms, ...shown },
    vertexShader: VERTEX.replace(
      'PASSED',
      passes.map((name) => `attribute float ${name}; varying float ${name}Passed;`).join('\n'),
    ).replace('PASS', passes.map((name) => `${name}Passed = ${name};`).join('\n')),
    fragmentShader: FRAGMENT.replace(
      'PASSED',
      passes.map((name) => `varying float ${name}Passed;\n#define ${name} ${name}Passed`).join('\n'),
    ).replace('PAINT', glsl),
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
  });
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  mesh.renderOrder = LAYER_ORDER.paint;
  return mesh;
}
