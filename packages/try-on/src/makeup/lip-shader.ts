import { COLOUR_GLSL, glsl } from './glsl.ts';
import { LIP_FEATHER } from './lip-mesh.ts';
import { BOUNCE, EDGE, GLINTS, LIP_BROAD, LIP_FINE, LIP_GLOSS_FROM } from './lip-paint.ts';

const { lower, upper } = GLINTS;

/** `paintedLip` for the graphics card, as a paint wants it. */
export const LIP_GLSL = /* glsl */ `
  uniform vec3 shade;
  uniform vec3 white;
  uniform float mean;
  uniform float side;
  uniform float opacity;
  uniform float form;
  uniform float creases;
  uniform float lights;
  uniform float gloss;
  uniform float glints;
  ${COLOUR_GLSL}

  float glintAt(float fine) {
    float across = inside / max(inside + fromOpening, 1e-4);
    float below = bell((across - ${glsl(lower.across)}) / ${glsl(lower.acrossWidth)})
      * bell((along - ${glsl(lower.towardsLight)} * side) / ${glsl(lower.alongWidth)});
    float above = bell((across - ${glsl(upper.across)}) / ${glsl(upper.acrossWidth)})
      * bell((abs(along) - ${glsl(upper.bow)}) / ${glsl(upper.alongWidth)});
    float there = max(-lip, 0.0) * below + 0.6 * max(lip, 0.0) * above * (1.0 + 0.5 * side * sign(along));
    return smoothstep(0.38, 1.2, there * (0.3 + 0.7 * fine));
  }

  vec3 painted(vec2 at) {
    vec3 bare = pictureAt(at);
    float light = luminanceOf(bare);
    float fine = clamp(light / max(base, 1e-4), ${glsl(LIP_FINE.least)}, ${glsl(LIP_FINE.most)});
    float share = base / max(mean, 1e-4);
    float bright = max(min(share, ${glsl(LIP_BROAD.most)}) - 1.0, 0.0);
    float broad = pow(clamp(share, ${glsl(LIP_BROAD.least)}, 1.0) + bright / (1.0 + bright), form);
    fine -= max(fine - 1.0, 0.0) * (1.0 - smoothstep(0.0, ${glsl(EDGE)}, inside));
    float lit = max(fine - 1.0, 0.0);
    float grain = pow(min(fine, 1.0), creases) * (1.0 + lights * lit / (1.0 + lit));
    float shine = gloss * max(fine - ${glsl(LIP_GLOSS_FROM)}, 0.0) * base;
    float dark = 1.0 - min(broad * grain, 1.0);
    float most = max(max(shade.r, shade.g), max(shade.b, 1e-4));
    vec3 colour = shade * pow(max(shade, 1e-4) / most, vec3(${glsl(BOUNCE)} * dark));
    vec3 worn = mix(bare, colour * white * broad * grain, opacity) + white * glints * glintAt(fine) + shine;
    float feather = ${glsl(LIP_FEATHER)};
    float coverage = smoothstep(-0.5 * feather, 0.5 * feather, inside) * smoothstep(0.0, feather, fromOpening);
    return mix(bare, min(worn, vec3(1.0)), coverage);
  }`;
