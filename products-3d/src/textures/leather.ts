import { at, clamp, randomSequence } from '../geometry/numbers.ts';
import type { Texture } from '../model.ts';
import { normalsFrom, once } from './pixels.ts';

interface Grain {
  readonly name: string;
  /** Cells along one edge of the repeat. */
  readonly cells: number;
  readonly strength: number;
  /** How domed each pebble is, 0 flat to 1.5. */
  readonly dome: number;
}

/** Distance on a repeating unit length. */
const wrap = (gap: number): number => Math.min(Math.abs(gap), 1 - Math.abs(gap));

/** Calf grain: repeating Worley cells (second minus first distance), each a little domed. */
function leatherGrain({ name, cells, strength, dome }: Grain): Promise<Texture> {
  const random = randomSequence(7);
  const seeds = Array.from(
    { length: cells * cells },
    (_, i) =>
      [
        ((i % cells) + 0.15 + random() * 0.7) / cells,
        (Math.floor(i / cells) + 0.15 + random() * 0.7) / cells,
      ] as const,
  );
  const heightAt = (x: number, y: number): number => {
    let [nearest, second] = [9, 9];
    for (let step = 0; step < 25; step += 1) {
      const i = (Math.floor(x * cells) + (step % 5) - 2 + cells) % cells;
      const j = (Math.floor(y * cells) + Math.floor(step / 5) - 2 + cells) % cells;
      const [sx, sy] = at(seeds, j * cells + i);
      const distance = Math.hypot(wrap(sx - x), wrap(sy - y)) * cells;
      if (distance < nearest) [nearest, second] = [distance, nearest];
      else if (distance < second) second = distance;
    }
    const groove = Math.sqrt(clamp((second - nearest) * 2.2));
    return groove * (1 - 0.25 * nearest * nearest * dome);
  };
  return once(name, () => normalsFrom(512, heightAt, strength));
}

/** The tumbled calf of bags and card cases. */
export const pebbledCalf = (): Promise<Texture> =>
  leatherGrain({ name: 'grain-pebble', cells: 24, strength: 3.2, dome: 1.4 });

/** The smooth calf of shoes. */
export const fineCalf = (): Promise<Texture> =>
  leatherGrain({ name: 'grain-fine', cells: 38, strength: 2.2, dome: 1 });
