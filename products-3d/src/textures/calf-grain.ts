import { at, clamp, randomSequence, smoothStep } from '../geometry/numbers.ts';
import type { Texture } from '../model.ts';
import { normalsFrom, once, valueNoise } from './pixels.ts';

type HeightField = (x: number, y: number) => number;

const wrap = (gap: number): number => Math.min(Math.abs(gap), 1 - Math.abs(gap));

/** Repeating Worley cells: how far a place is from the groove between two pebbles, and from the nearest middle. */
function pebbles(seed: number, cells: number): (x: number, y: number) => readonly [number, number] {
  const random = randomSequence(seed);
  const middles = Array.from(
    { length: cells * cells },
    (_, i) =>
      [
        ((i % cells) + 0.1 + random() * 0.8) / cells,
        (Math.floor(i / cells) + 0.1 + random() * 0.8) / cells,
        0.82 + random() * 0.36,
      ] as const,
  );
  return (x, y) => {
    let [nearest, second] = [9, 9];
    for (let step = 0; step < 25; step += 1) {
      const i = (Math.floor(x * cells) + (step % 5) - 2 + 2 * cells) % cells;
      const j = (Math.floor(y * cells) + Math.floor(step / 5) - 2 + 2 * cells) % cells;
      const [mx, my, size] = at(middles, j * cells + i);
      const distance = (Math.hypot(wrap(mx - x), wrap(my - y)) * cells) / size;
      if (distance < nearest) [nearest, second] = [distance, nearest];
      else if (distance < second) second = distance;
    }
    return [second - nearest, nearest];
  };
}

/** A place within the repeat. */
const unit = (value: number): number => ((value % 1) + 1) % 1;

/** Moves places about a little, so that cells come in all sizes and lie every way; still repeating. */
function stirred(
  seed: number,
  period: number,
  reach: number,
): (x: number, y: number) => readonly [number, number] {
  const [across, along] = [valueNoise(seed, period), valueNoise(seed + 1, period)];
  return (x, y) => [
    unit(x + (across(x * period, y * period) - 0.5) * reach),
    unit(y + (along(x * period, y * period) - 0.5) * reach),
  ];
}

const softGroove = (gap: number): number => Math.sqrt(smoothStep(0, 0.55, gap));

/** Drum-tumbled calf: full round pebbles of many sizes, a net of larger folds over them, pores. */
function tumbled(): HeightField {
  const [place, small, large] = [stirred(3, 6, 0.045), pebbles(17, 22), pebbles(29, 7)];
  const pores = valueNoise(41, 256);
  return (x, y) => {
    const [sx, sy] = place(x, y);
    const [gap, fromMiddle] = small(sx, sy);
    const [foldGap] = large(sx, sy);
    const pebble = softGroove(gap) * (1 - 0.3 * clamp(fromMiddle) ** 2);
    return pebble * 0.8 + smoothStep(0, 0.16, foldGap) * 0.35 + pores(x * 256, y * 256) * 0.05;
  };
}

/** Smooth calf: hardly any relief, fine creases in one direction, pores. */
function smooth(): HeightField {
  const [place, creases] = [stirred(5, 9, 0.05), pebbles(53, 44)];
  const [pores, clouds] = [valueNoise(61, 320), valueNoise(67, 12)];
  return (x, y) => {
    const [sx, sy] = place(x, y);
    const [gap] = creases(sx, sy);
    return softGroove(gap) * 0.42 + pores(x * 320, y * 320) * 0.16 + clouds(x * 12, y * 12) * 0.5;
  };
}

/** Goat suede of linings: a nap without direction. */
function suede(): HeightField {
  const octaves = [48, 110, 256].map((period, i) => ({ period, noise: valueNoise(71 + i, period) }));
  return (x, y) => octaves.reduce((sum, { period, noise }) => sum + noise(x * period, y * period), 0) * 0.4;
}

const PX = 1024;

/** Tumbled calf of soft bags and small leather goods. One repeat is about 40 mm. */
export const tumbledCalf = (): Promise<Texture> => once('grain-tumbled', () => normalsFrom(PX, tumbled(), 6));

/** Smooth calf of belts, straps and handles. One repeat is about 40 mm. */
export const smoothCalf = (): Promise<Texture> => once('grain-smooth', () => normalsFrom(PX, smooth(), 3));

/** Suede of linings. One repeat is about 40 mm. */
export const liningSuede = (): Promise<Texture> => once('grain-suede', () => normalsFrom(512, suede(), 2.2));
