/** A number as GLSL wants it: always with a point. */
export const glsl = (value: number): string => (Number.isInteger(value) ? `${value}.0` : `${value}`);

/** What the paints of lips and of lids share. */
export const COLOUR_GLSL = /* glsl */ `
  float luminanceOf(vec3 light) { return dot(light, vec3(0.2126, 0.7152, 0.0722)); }
  float bell(float x) { return exp(-x * x); }`;
