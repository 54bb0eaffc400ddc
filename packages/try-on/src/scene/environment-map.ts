import {
  CompressedCubeTexture,
  DataUtils,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  LinearSRGBColorSpace,
  RGBAFormat,
  type Texture,
} from 'three';
import type { Vector } from '../geometry/rotation.ts';
import { prefiltered, type Profile } from './prefilter.ts';
import { type Environment, wallsRadiance, windowRadiance } from './environment.ts';

/** Nothing in the environment has edges, so this many pixels a side suffice. */
const SIDE_PX = 64;
/** Each level is half as large as the one before, and rougher. */
const LEVELS = 5;

/** The directions that the middles of a cube texture's faces look in, and the ways its columns and rows run. */
const FACES: readonly (readonly [middle: Vector, right: Vector, down: Vector])[] = [
  [
    [1, 0, 0],
    [0, 0, -1],
    [0, -1, 0],
  ],
  [
    [-1, 0, 0],
    [0, 0, 1],
    [0, -1, 0],
  ],
  [
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ],
  [
    [0, -1, 0],
    [1, 0, 0],
    [0, 0, -1],
  ],
  [
    [0, 0, 1],
    [1, 0, 0],
    [0, -1, 0],
  ],
  [
    [0, 0, -1],
    [-1, 0, 0],
    [0, -1, 0],
  ],
];

/** Radiance from a direction of unit length. */
export type RadianceAt = (direction: Vector) => number;

/** The environment as physical materials want it; see `mirrorCube`. */
export function environmentMap(environment: Environment): Texture {
  return mirrorCube(SIDE_PX, (roughness) => lookAt(environment, roughness));
}

/**
 * An environment map as physical materials want it: a cube whose levels are filtered for ever rougher surfaces.
 * `lookOf` gives the radiance for a roughness from 0 to 1. The processor makes it in milliseconds; the renderer's own
 * filter keeps a graphics card busy, for seconds where the processor plays one. The caller disposes of it.
 */
export function mirrorCube(sidePx: number, lookOf: (roughness: number) => RadianceAt): Texture {
  const levels = Array.from({ length: LEVELS }, (_, level) => lookOf(roughnessOf(level)));
  const faces = FACES.map((face) => ({
    width: sidePx,
    height: sidePx,
    mipmaps: levels.map((look, level) => pixelsOf(face, look, sidePx >> level)),
  }));
  const texture = new CompressedCubeTexture(faces, undefined, HalfFloatType);
  // The only type of cube texture whose levels can be given; its pixels need not be compressed.
  Object.assign(texture, { format: RGBAFormat, isPMREMTexture: true });
  texture.colorSpace = LinearSRGBColorSpace;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.needsUpdate = true;
  return texture;
}

/** How three.js's materials read a level: its roughness is r·(2 − r) of the last one's. */
const roughnessOf = (level: number): number => 1 - Math.sqrt(1 - level / (LEVELS - 1));

function lookAt(environment: Environment, roughness: number): RadianceAt {
  const walls: Profile = prefiltered((up) => wallsRadiance(environment, up), roughness);
  const window: Profile = prefiltered((cosine) => windowRadiance(environment, cosine), roughness);
  const [wx, wy, wz] = environment.window.towards;
  return ([x, y, z]) => walls(y) + window(x * wx + y * wy + z * wz);
}

function pixelsOf([middle, right, down]: (typeof FACES)[number], look: RadianceAt, side: number) {
  const data = new Uint16Array(side * side * 4);
  const one = DataUtils.toHalfFloat(1);
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    const u = (2 * ((pixel % side) + 0.5)) / side - 1;
    const v = (2 * (Math.floor(pixel / side) + 0.5)) / side - 1;
    const length = Math.hypot(1, u, v);
    const along = (axis: 0 | 1 | 2) => (middle[axis] + u * right[axis] + v * down[axis]) / length;
    // Cube textures are mirrored: their x runs to the left.
    const radiance = DataUtils.toHalfFloat(look([-along(0), along(1), along(2)]));
    data.set([radiance, radiance, radiance, one], 4 * pixel);
  }
  return { data, width: side, height: side };
}
