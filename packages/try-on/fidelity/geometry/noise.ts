import type { Vector } from '../../src/geometry/rotation.ts';

/** Numbers in [0, 1) that only depend on the seed (mulberry32), so that a drawn head is the same everywhere. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Smooth value noise in about [-0.5, 0.5]; `frequency` in bumps per centimetre, two octaves. */
export function noiseAt([x, y, z]: Vector, frequency: number, seed: number): number {
  const coarse = valueNoise([x * frequency, y * frequency, z * frequency], seed);
  const fine = valueNoise([x * frequency * 2, y * frequency * 2, z * frequency * 2], seed + 1);
  return (coarse + fine * 0.5) / 1.5 - 0.5;
}

function valueNoise([x, y, z]: Vector, seed: number): number {
  const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [u, v, w] = [fade(x - ix), fade(y - iy), fade(z - iz)];
  const corner = (dx: number, dy: number, dz: number): number => hashed([ix + dx, iy + dy, iz + dz], seed);
  const edge = (dy: number, dz: number): number => corner(0, dy, dz) * (1 - u) + corner(1, dy, dz) * u;
  const face = (dz: number): number => edge(0, dz) * (1 - v) + edge(1, dz) * v;
  return face(0) * (1 - w) + face(1) * w;
}

function fade(t: number): number {
  return t * t * (3 - 2 * t);
}

function hashed([x, y, z]: Vector, seed: number): number {
  let h =
    Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263) ^ Math.imul(z, 2_147_483_647) ^ Math.imul(seed, 97);
  h = Math.imul(h ^ (h >>> 13), 1_274_126_177);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
}
