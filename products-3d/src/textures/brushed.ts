import { at, mix, randomSequence, smoothStep } from '../geometry/numbers.ts';
import type { Texture } from '../model.ts';
import { normalsFrom, once } from './pixels.ts';

const SIZE_PX = 512;
/** How many times a scratch ends on its way along the repeat. */
const LENGTHS = 5;

/** Metal drawn over emery paper: fine scratches along v, which repeat. */
export function brushing(): Promise<Texture> {
  const random = randomSequence(23);
  const scratches = Array.from({ length: LENGTHS }, () => Array.from({ length: SIZE_PX }, () => random()));
  const heightAt = (x: number, y: number): number => {
    const [column, along] = [Math.floor(x * SIZE_PX) % SIZE_PX, y * LENGTHS];
    const [here, next] = [Math.floor(along) % LENGTHS, (Math.floor(along) + 1) % LENGTHS];
    return mix(at(at(scratches, here), column), at(at(scratches, next), column), smoothStep(0, 1, along % 1));
  };
  return once('brushing', () => normalsFrom(SIZE_PX, heightAt, 0.9));
}
