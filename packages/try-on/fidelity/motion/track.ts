import { mean, meanOf } from '../../src/geometry/numbers.ts';
import { at } from '../geometry/point.ts';
import type { PicturePoint } from '../../src/geometry/point.ts';

/** Where a product is drawn in one frame, in pixels. It has several points, so that its turn and size count. */
export type Places = readonly PicturePoint[];
/** One entry for each frame; undefined where the product was lost. */
export type Track = readonly (Places | undefined)[];
/** The truth at any moment, also between two frames. */
export type TruthAt = (frame: number) => Places;

/** How much a still product trembles: the root mean square distance of each point from its mean place, in pixels. */
export function tremble(track: Track): number {
  const seen = track.filter((places) => places !== undefined);
  const means = meanPlaces(seen);
  return rootMeanSquare(seen.flatMap((places) => distances(places, means)));
}

export type Following = {
  /** The delay of the drawn product behind the body, in frames. */
  readonly lagFrames: number;
  /** The root mean square distance between the two in the picture without each point's mean error, in pixels. */
  readonly trailPx: number;
};

const LONGEST_LAG_FRAMES = 4;
const LAG_STEP = 0.02;

/**
 * The lag is the delay of the truth that makes it most similar to the drawn track. The mean error of each point is removed
 * first, because it describes the place and not the delay.
 */
export function following(drawn: Track, truthAt: TruthAt): Following {
  const steps = Array.from({ length: LONGEST_LAG_FRAMES / LAG_STEP }, (_, step) => step * LAG_STEP);
  const errors = steps.map((lagFrames) => ({ lagFrames, px: trail(drawn, truthAt, lagFrames) }));
  const best = errors.reduce((least, error) => (error.px < least.px ? error : least));
  return { lagFrames: best.lagFrames, trailPx: trail(drawn, truthAt, 0) };
}

/** The largest step of the drawn product from one frame to the next that the body does not make, in pixels. */
export function mostJump(drawn: Track, truthAt: TruthAt): number {
  const errors = drawn.map((places, frame) => places && waysBetween(places, truthAt(frame)));
  const jumps = errors.flatMap((ways, frame) => {
    const before = errors[frame - 1];
    return ways && before ? distances(ways, before) : [];
  });
  return Math.max(0, ...jumps);
}

/** The mean distance of the drawn product from its true place, in pixels. */
export function meanOff(drawn: Track, truthAt: TruthAt): number {
  const all = drawn.flatMap((places, frame) => (places ? distances(places, truthAt(frame)) : []));
  return mean(all);
}

/** The distance between the places at rest before and after the movement, in pixels. Both are means over some frames. */
export function drift(start: Track, end: Track): number {
  const [from, to] = [start, end].map((track) => meanPlaces(track.filter((places) => places !== undefined)));
  return rootMeanSquare(distances(to ?? [], from ?? []));
}

function trail(drawn: Track, truthAt: TruthAt, lagFrames: number): number {
  const offsets = drawn.flatMap((places, frame) => {
    if (!places) return [];
    return [waysBetween(places, truthAt(frame - lagFrames))];
  });
  const usual = meanPlaces(offsets);
  return rootMeanSquare(offsets.flatMap((places) => distances(places, usual)));
}

const waysBetween = (places: Places, truth: Places): Places =>
  places.map(([x, y], index): PicturePoint => [x - at(truth, index)[0], y - at(truth, index)[1]]);

/** The mean place of each point. */
export function meanPlaces(all: readonly Places[]): Places {
  return (all[0] ?? []).map((_, index): PicturePoint => {
    const meanAlong = (axis: 0 | 1): number => meanOf(all, (places) => at(places, index)[axis]);
    return [meanAlong(0), meanAlong(1)];
  });
}

const distances = (places: Places, from: Places): readonly number[] =>
  places.map(([x, y], index) => Math.hypot(x - at(from, index)[0], y - at(from, index)[1]));

const rootMeanSquare = (values: readonly number[]): number =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
