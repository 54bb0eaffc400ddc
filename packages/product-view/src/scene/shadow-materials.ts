import { AddEquation, CustomBlending, OneFactor, ShaderMaterial, type Texture } from 'three';

/** How dark the ground is where all light is missing. */
const DEPTH = 0.62;

const WHOLE_TARGET = /* glsl */ `
  varying vec2 place;
  void main() {
    place = uv;
    gl_Position = vec4(position.xy, 0.0, 1.0);
  }`;

const SHARE = /* glsl */ `
  uniform sampler2D seen;
  uniform float share;
  varying vec2 place;
  void main() {
    gl_FragColor = vec4(vec3((1.0 - texture2D(seen, place).r) * share), 1.0);
  }`;

/** Adds what one light sees to the sum of them all, as its share of the light that is missing. */
export function shareMaterial(seen: Texture, share: number): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { seen: { value: seen }, share: { value: share } },
    vertexShader: WHOLE_TARGET,
    fragmentShader: SHARE,
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
  });
}

const ON_GROUND = /* glsl */ `
  varying vec2 place;
  void main() {
    place = uv;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }`;

/** The shadow as a dark multiplier; it is read sharp where much light is missing, and soft where little is. */
const SHADE = /* glsl */ `
  uniform sampler2D missing;
  uniform float depth;
  varying vec2 place;
  void main() {
    float near = textureLod(missing, place, 1.8).r;
    float wide = 0.25 * (
      textureLod(missing, place + vec2(0.02, 0.008), 4.0).r + textureLod(missing, place + vec2(-0.008, 0.02), 4.0).r +
      textureLod(missing, place + vec2(-0.02, -0.008), 4.0).r + textureLod(missing, place + vec2(0.008, -0.02), 4.0).r);
    // Far from the piece a little light is missing everywhere, which does not look like a shadow.
    float shade = depth * max(0.0, mix(wide, near, smoothstep(0.3, 0.75, wide)) - 0.06);
    // The sheet's own edge must never be seen.
    shade *= 1.0 - smoothstep(0.75, 1.0, 2.0 * length(place - 0.5));
    gl_FragColor = vec4(vec3(0.028, 0.024, 0.018), shade);
    #include <colorspace_fragment>
  }`;

/** The shadow itself, on a sheet that lies on the ground. */
export interface SheetMaterial {
  readonly material: ShaderMaterial;
  /** How much of the shadow is there, 0 to 1. */
  fade(visible: number): void;
}

export function sheetMaterial(missing: Texture): SheetMaterial {
  const depth = { value: DEPTH };
  const material = new ShaderMaterial({
    uniforms: { missing: { value: missing }, depth },
    vertexShader: ON_GROUND,
    fragmentShader: SHADE,
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  });
  return {
    material,
    fade(visible) {
      depth.value = DEPTH * visible;
    },
  };
}
