import { COLOUR_GLSL, glsl } from './glsl.ts';
import { FLAKES, LID_FINE, SHEEN } from './lid-paint.ts';

/** The number of layers that the shader has room for: those of two full palettes. */
export const MOST_LAYERS = 8;

/** `paintedLid` for the graphics card. Unused layers have an opacity of 0. */
export const LID_GLSL = /* glsl */ `
  uniform vec3 shades[${MOST_LAYERS}];
  uniform vec4 across[${MOST_LAYERS}];
  uniform vec4 up[${MOST_LAYERS}];
  /** Opacity, sheen, sparkle and rise. */
  uniform vec4 traits[${MOST_LAYERS}];
  uniform vec3 white;
  uniform float mean;
  uniform float flakes;
  ${COLOUR_GLSL}

  float chance(float one, float other) {
    return fract(fract(one * 0.1731 + other * 0.3137) * (one * 1.37 + other * 2.71 + 31.7));
  }

  float flakeAt() {
    vec2 spot = vec2(outward * ${glsl(FLAKES.across)}, (high + 1.0) * ${glsl(FLAKES.up)});
    vec2 field = floor(spot);
    vec2 middle = field + 0.3
      + 0.4 * vec2(chance(field.y + 7.0, field.x + 3.0), chance(field.x + 19.0, field.y + 11.0));
    float bright = max(chance(field.x, field.y) - ${glsl(FLAKES.missing)}, 0.0) / ${glsl(1 - FLAKES.missing)};
    return bright * (1.0 - smoothstep(0.0, ${glsl(FLAKES.radius)}, distance(spot, middle)));
  }

  float inWindow(float value, vec4 window) {
    return smoothstep(window.x, window.y, value) * (1.0 - smoothstep(window.z, window.w, value));
  }

  vec3 painted(vec2 at) {
    vec3 bare = pictureAt(at);
    float fine = clamp(luminanceOf(bare) / max(mean, 1e-4), ${glsl(LID_FINE.least)}, ${glsl(LID_FINE.most)});
    float bulge = bell((high - ${glsl(SHEEN.high)}) / ${glsl(SHEEN.highWidth)})
      * bell((outward - ${glsl(SHEEN.out)}) / ${glsl(SHEEN.outWidth)});
    float flake = flakes * flakeAt() * min(fine, 1.0);
    vec3 worn = bare;
    for (int layer = 0; layer < ${MOST_LAYERS}; layer += 1) {
      vec4 trait = traits[layer];
      if (trait.x <= 0.0) continue;
      float height = high > 0.0 ? high / (1.0 + trait.w * outward * outward) : high;
      float coverage = trait.x * inWindow(outward, across[layer]) * inWindow(height, up[layer]);
      vec3 powder = white * (shades[layer] * fine * (1.0 + trait.y * bulge)
        + trait.z * flake * (0.5 + 0.5 * shades[layer]));
      worn = mix(worn, min(powder, vec3(1.0)), coverage);
    }
    return worn;
  }`;
