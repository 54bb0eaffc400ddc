import { describe, expect, it } from 'vitest';
import { moved, type PlanarSimilarity } from './planar-similarity.ts';
import { aFloor, type SeenFloor } from './a-floor.ts';
import { greyPyramid } from './grey-picture.ts';
import { holdFoot } from './held-foot.ts';
import type { DetectedFoot } from '../detected-feet.ts';

const HERE: PlanarSimilarity = { a: 1, b: 0, x: 0, y: 0 };
const FOOT: DetectedFoot = { heel: { x: 150, y: 165 }, toe: { x: 160, y: 90 }, up: [0, 0.8, 0.6] };
const FOOT_PX = Math.hypot(10, 75);

const turnedBy = (turn: number, scale: number, { x, y }: { readonly x: number; readonly y: number }) => {
  const [a, b] = [scale * Math.cos(turn), scale * Math.sin(turn)];
  // About the middle of the picture.
  return { a, b, x: x + 160 - a * 160 + b * 120, y: y + 120 - b * 160 - a * 120 };
};

const large = (seen: PlanarSimilarity) => greyPyramid(aFloor({ widthPx: 1280, heightPx: 480, seen }));

/** The error of heel and toe in the last of these pictures, in pixels; undefined if tracking gave up. */
function errorAfter(floors: readonly SeenFloor[]): number | undefined {
  const held = holdFoot(FOOT, greyPyramid(aFloor({ seen: HERE })));
  let foot: DetectedFoot | undefined;
  for (const floor of floors) foot = held?.next(greyPyramid(aFloor(floor)));
  const last = floors.at(-1);
  if (!foot || !last) return undefined;
  const apart = (end: 'heel' | 'toe') => {
    const truth = moved(last.seen, FOOT[end]);
    return Math.hypot(foot[end].x - truth.x, foot[end].y - truth.y);
  };
  return Math.max(apart('heel'), apart('toe'));
}

const clip = (at: (share: number) => PlanarSimilarity, frames: number): readonly SeenFloor[] =>
  Array.from({ length: frames }, (_, k) => ({ seen: at((k + 1) / frames), noise: 4, seed: k + 2 }));

const CLIPS: Readonly<Record<string, readonly SeenFloor[]>> = {
  panned: clip((share) => turnedBy(0, 1, { x: 50 * share, y: -30 * share }), 12),
  zoomed: clip((share) => turnedBy(0, 1 + 0.4 * share, { x: 0, y: 0 }), 12),
  turned: clip((share) => turnedBy(0.5 * share, 1, { x: 0, y: 0 }), 12),
  shaken: clip((share) => turnedBy(0, 1, { x: 8 * Math.sin(40 * share), y: 6 * Math.cos(31 * share) }), 12),
};

describe('a foot that was placed by hand', () => {
  it.each(Object.keys(CLIPS))(
    '[R1.006] stays where it is while the picture is %s, within 1 %% of its length',
    (name) => {
      expect(errorAfter(CLIPS[name] ?? [])).toBeLessThan(0.01 * FOOT_PX);
    },
  );

  it('[R1.006] trembles by less than half a pixel before a camera that is held still', () => {
    const held = holdFoot(FOOT, greyPyramid(aFloor({ seen: HERE })));
    const squares = Array.from({ length: 8 }, (_, k) => {
      const foot = held?.next(greyPyramid(aFloor({ seen: HERE, noise: 4, seed: k + 2 })));
      return foot ? (foot.toe.x - FOOT.toe.x) ** 2 + (foot.toe.y - FOOT.toe.y) ** 2 : Infinity;
    });
    expect(Math.sqrt(squares.reduce((sum, one) => sum + one, 0) / squares.length)).toBeLessThan(0.5);
  });

  it('is kept when the camera sets another exposure', () => {
    expect(errorAfter([{ seen: HERE, gain: 0.8 }])).toBeLessThan(1);
  });

  it('is given up when something else is seen, and found again when it comes back in time', () => {
    const elsewhere = turnedBy(1.2, 1, { x: 900, y: 700 });
    const pictures = [HERE, elsewhere, HERE].map((seen) => greyPyramid(aFloor({ seen })));
    const held = holdFoot(FOOT, greyPyramid(aFloor({ seen: HERE })));
    expect(pictures.map((picture) => held?.next(picture) !== undefined)).toEqual([true, false, true]);
  });

  it('is not held where nothing can be followed', () => {
    const wall = aFloor({ seen: HERE, gain: 0 });
    expect(holdFoot(FOOT, greyPyramid(wall))).toBeUndefined();
  });

  it('is followed at the same places in a picture of four times the pixels', () => {
    const twice = { a: 2, b: 0, x: 300, y: 0 };
    const foot = { ...FOOT, heel: moved(twice, FOOT.heel), toe: moved(twice, FOOT.toe) };
    const found = holdFoot(foot, large(twice))?.next(large({ ...twice, x: 320, y: -12 }));
    expect(found?.toe.x).toBeCloseTo(foot.toe.x + 20, 0);
    expect(found?.toe.y).toBeCloseTo(foot.toe.y - 12, 0);
  });
});
