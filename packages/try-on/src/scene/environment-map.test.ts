import { DataUtils } from 'three';
import { afterAll, describe, expect, it } from 'vitest';
import { DEFAULT_ENVIRONMENT } from './environment.ts';
import { environmentMap } from './environment-map.ts';

const texture = environmentMap(DEFAULT_ENVIRONMENT);
afterAll(() => texture.dispose());

const read = (from: unknown, key: string | number): unknown => Reflect.get(Object(from), key);

/** Radiance of the middle pixel of a face, in the order right, left, up, down, front, back as textures have it. */
function middleOf(face: number, level: number): number {
  const faces: unknown = texture.image;
  const data = read(read(read(read(faces, face), 'mipmaps'), level), 'data');
  if (!(data instanceof Uint16Array)) throw new Error('the room has no such level');
  const side = Math.sqrt(data.length / 4);
  expect(side).toBe(64 >> level);
  return DataUtils.fromHalfFloat(data[4 * ((side / 2) * side + side / 2)] ?? Number.NaN);
}

describe('the room as a texture', () => {
  it('is light above and dark below, at every roughness', () => {
    for (const level of [0, 1, 2, 3, 4]) expect(middleOf(2, level)).toBeGreaterThan(2 * middleOf(3, level));
  });

  it('has its window in front and to the left, which textures have on the right', () => {
    expect(middleOf(0, 2)).toBeGreaterThan(middleOf(1, 2));
    expect(middleOf(4, 2)).toBeGreaterThan(middleOf(5, 2));
  });

  it('says of itself that it is filtered already', () => {
    expect(texture.isPMREMTexture).toBe(true);
  });
});
