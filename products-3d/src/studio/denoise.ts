import type { Film } from './film.ts';

const REACH_PX = 4;

/** A caught shadow has no detail to lose: there the filter is this much stronger. */
const SHADOW_GAIN = 4;
const SHADOW_COVERAGE = 0.5;

/**
 * Non-local means (Buades, Coll, Morel 2005) with 3 × 3 patches in a window of 9 × 9.
 * Patches are compared in a compressed scale, so that highlights do not outvote shadows.
 *
 * @param strength the filter's h in that scale; 0.02 keeps leather grain, 0.04 smooths metal
 */
export function denoised(film: Film, strength: number): Film {
  if (strength <= 0) return film;
  const { width, height, rgba } = film;
  const perceived = Float32Array.from(rgba, (value, i) => (i % 4 === 3 ? value : compressed(value)));
  const sums = new Float32Array(rgba.length);
  const weights = new Float32Array(width * height);
  for (let dy = -REACH_PX; dy <= REACH_PX; dy += 1) {
    for (let dx = -REACH_PX; dx <= REACH_PX; dx += 1) {
      gather({ film, perceived, sums, weights, strength }, dx, dy);
    }
  }
  const result = rgba.map((value, i) => {
    const weight = weights[i >> 2] ?? 0;
    return weight > 0 ? (sums[i] ?? 0) / weight : value;
  });
  return { width, height, rgba: result };
}

const compressed = (value: number): number => Math.sqrt(Math.max(0, value) / (1 + Math.max(0, value) * 0.6));

interface Gathering {
  readonly film: Film;
  readonly perceived: Float32Array;
  readonly sums: Float32Array;
  readonly weights: Float32Array;
  readonly strength: number;
}

/** Adds to every pixel its neighbour at one offset, weighed by how alike their patches are. */
function gather({ film, perceived, sums, weights, strength }: Gathering, dx: number, dy: number): void {
  const { width, height, rgba } = film;
  const difference = differences(film, perceived, dy * width + dx);
  const nearness = Math.exp(-(dx * dx + dy * dy) / 18);
  const margin = REACH_PX + 1;
  for (let y = margin; y < height - margin; y += 1) {
    for (let x = margin; x < width - margin; x += 1) {
      const pixel = y * width + x;
      const isShadow = (rgba[pixel * 4 + 3] ?? 0) < SHADOW_COVERAGE;
      const variance = (strength * (isShadow ? SHADOW_GAIN : 1)) ** 2;
      const distance = Math.max(0, patchMean(difference, pixel, width) - 1.2 * variance);
      const weight = nearness * Math.exp(-distance / variance);
      if (weight < 1e-3) continue;
      const neighbour = (pixel + dy * width + dx) * 4;
      for (let channel = 0; channel < 4; channel += 1) {
        sums[pixel * 4 + channel] =
          (sums[pixel * 4 + channel] ?? 0) + weight * (rgba[neighbour + channel] ?? 0);
      }
      weights[pixel] = (weights[pixel] ?? 0) + weight;
    }
  }
}

/** Squared difference of every pixel to the one at an offset. */
function differences({ width, height }: Film, perceived: Float32Array, offset: number): Float32Array {
  const difference = new Float32Array(width * height);
  for (let pixel = 0; pixel < difference.length; pixel += 1) {
    let sum = 0;
    for (let channel = 0; channel < 4; channel += 1) {
      const here = perceived[pixel * 4 + channel] ?? 0;
      const there = perceived[(pixel + offset) * 4 + channel] ?? 0;
      sum += (here - there) ** 2;
    }
    difference[pixel] = sum;
  }
  return difference;
}

function patchMean(values: Float32Array, pixel: number, width: number): number {
  let sum = 0;
  for (let row = pixel - width; row <= pixel + width; row += width) {
    sum += (values[row - 1] ?? 0) + (values[row] ?? 0) + (values[row + 1] ?? 0);
  }
  return sum / 9;
}
