import type { IUniform, Texture, Vector2 } from 'three';

/** The picture that is shown, as shaders read it. Its parts stay the same objects from picture to picture. */
export interface ShownPicture {
  readonly picture: IUniform<Texture>;
  /** Its width and height in pixels, which landmarks are counted in. */
  readonly sizePx: IUniform<Vector2>;
  /** Whether each of its pixels fills a whole number of drawn ones. */
  readonly isWhole: IUniform<boolean>;
}

/**
 * `bytesAt(vec2 share)`: the encoded picture at that place. Pixels that fill whole drawn ones are not blended with
 * their neighbours; enlarging and reducing them again would blur them.
 */
export const PICTURE_GLSL = /* glsl */ `
  uniform sampler2D picture;
  uniform vec2 sizePx;
  uniform bool isWhole;
  vec3 bytesAt(vec2 share) {
    return texture2D(picture, isWhole ? (floor(share * sizePx) + 0.5) / sizePx : share).rgb;
  }`;
