import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstAlike, orbitAt } from './orbit-at.ts';
import { framesOf, type VideoShot } from './video-shot.ts';
import { VIDEOS } from './videos.ts';

const FULL_TURN = 2 * Math.PI;
/** The same direction, however often one went around. */
const direction = (azimuth: number): readonly number[] => [Math.sin(azimuth), Math.cos(azimuth)];
const seen = (shot: VideoShot, share: number): readonly number[] => {
  const { azimuth, elevation, stops } = orbitAt(shot, share);
  return [...direction(azimuth), elevation, stops];
};
const STEP = 1e-5;
/** The change of the picture at that moment, per length of the film. */
const speed = (shot: VideoShot, from: number): readonly number[] =>
  seen(shot, from + STEP).map((value, index) => (value - (seen(shot, from)[index] ?? 0)) / STEP);

describe('the move of a film', () => {
  it.each(VIDEOS)('has no seam: $id', (shot) => {
    for (const [index, value] of seen(shot, 1).entries())
      expect(value).toBeCloseTo(seen(shot, 0)[index] ?? Number.NaN, 6);
    for (const [index, value] of speed(shot, 1 - STEP).entries())
      expect(value).toBeCloseTo(speed(shot, 0)[index] ?? Number.NaN, 2);
  });

  it.each(VIDEOS)('sees the same in frames that are alike: $id', (shot) => {
    const count = framesOf(shot);
    for (let index = 0; index < count; index += 1) {
      const first = firstAlike(shot, index, count);
      expect(first).toBeLessThanOrEqual(index);
      for (const [place, value] of seen(shot, index / count).entries())
        expect(value).toBeCloseTo(seen(shot, first / count)[place] ?? Number.NaN, 6);
    }
  });

  it('goes once around at an even pace on the turntable', () => {
    const [turn] = VIDEOS.filter(({ move }) => move.kind === 'turn');
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
        const from = turn && orbitAt(turn, 0);
        const at = turn && orbitAt(turn, share);
        expect((from?.azimuth ?? 0) - (at?.azimuth ?? 1)).toBeCloseTo(FULL_TURN * share, 6);
        expect(at?.stops).toBe(0);
      }),
    );
  });

  it('is closest in the middle where it comes closer', () => {
    const [dial] = VIDEOS.filter(({ move }) => move.kind === 'approach');
    if (dial?.move.kind !== 'approach') throw new Error('No film comes closer');
    expect(orbitAt(dial, 0.5).stops).toBeCloseTo(dial.move.stops, 6);
  });
});
