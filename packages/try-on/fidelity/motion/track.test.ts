import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drift, following, meanOff, mostJump, tremble } from './track.ts';
import type { Places, TruthAt } from './track.ts';

const swinging: TruthAt = (frame) => {
  const turn = (2 * Math.PI * frame) / 40;
  return [
    [300 + 40 * Math.sin(turn), 200 + 15 * Math.sin(2 * turn)],
    [360 + 40 * Math.sin(turn), 210 + 15 * Math.sin(2 * turn)],
  ];
};
const frames = Array.from({ length: 40 }, (_, frame) => frame);
const moved = (places: Places, byPx: number): Places => places.map(([x, y]) => [x + byPx, y]);

describe('following', () => {
  it('finds the delay of what trails, whatever its usual error is', () => {
    const delay = fc.double({ min: 0, max: 3, noNaN: true });
    const error = fc.double({ min: -20, max: 20, noNaN: true });
    fc.assert(
      fc.property(delay, error, (lag, byPx) => {
        const drawn = frames.map((frame) => moved(swinging(frame - lag), byPx));
        expect(following(drawn, swinging).lagFrames).toBeCloseTo(lag, 1);
      }),
    );
  });

  it('says how far what trails lies behind, and nothing of what does not', () => {
    expect(following(frames.map(swinging), swinging)).toEqual({ lagFrames: 0, trailPx: 0 });
    const late = frames.map((frame) => swinging(frame - 1));
    expect(following(late, swinging).trailPx).toBeGreaterThan(4);
  });

  it('leaves lost frames out', () => {
    const drawn = frames.map((frame) => (frame % 3 === 0 ? undefined : swinging(frame - 1)));
    expect(following(drawn, swinging).lagFrames).toBeCloseTo(1, 1);
  });
});

describe('tremble', () => {
  it('is the root mean square of the way from the mean place', () => {
    const places: Places = [[100, 100]];
    expect(tremble([moved(places, 1), moved(places, -1)])).toBeCloseTo(1);
    expect(tremble([places, undefined, places])).toBe(0);
  });
});

describe('drift', () => {
  it('is how far apart start and end lie', () => {
    const places: Places = [[100, 100]];
    expect(drift([places], [moved(places, 3), moved(places, 5)])).toBeCloseTo(4);
  });
});

describe('a jump', () => {
  it('is a step that what it is drawn on does not make, however that moves', () => {
    const drawn = frames.map((frame) => moved(swinging(frame), frame < 20 ? 2 : 9));
    expect(mostJump(drawn, swinging)).toBeCloseTo(7);
    expect(mostJump(frames.map(swinging), swinging)).toBe(0);
    expect(meanOff(drawn, swinging)).toBeCloseTo(5.5);
  });
});
