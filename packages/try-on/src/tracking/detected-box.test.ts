import { describe, expect, it } from 'vitest';
import { type DetectedBox, mergeBoxes, overlap, placeBox } from './detected-box.ts';

const aBox = (centreX: number, score = 0.9, size = 10): DetectedBox => ({
  score,
  centreX,
  centreY: 50,
  widthPx: size,
  heightPx: size,
  points: [
    { x: centreX - 2, y: 48 },
    { x: centreX + 2, y: 48 },
  ],
});

describe('boxes of one thing', () => {
  it('overlap wholly with themselves and not at all with others', () => {
    expect(overlap(aBox(50), aBox(50))).toBe(1);
    expect(overlap(aBox(50), aBox(70))).toBe(0);
    expect(overlap(aBox(50), aBox(55))).toBeCloseTo(1 / 3, 6);
  });

  it('are averaged by their scores under the best one', () => {
    const [merged, ...others] = mergeBoxes([aBox(50, 0.6), aBox(52, 0.9)], 0.3);
    expect(others).toEqual([]);
    expect(merged?.score).toBe(0.9);
    expect(merged?.centreX).toBeCloseTo((50 * 0.6 + 52 * 0.9) / 1.5, 6);
    expect(merged?.points[1]?.x).toBeCloseTo((52 * 0.6 + 54 * 0.9) / 1.5, 6);
  });

  it('stay apart from those of another, best first', () => {
    expect(mergeBoxes([aBox(20, 0.6), aBox(80, 0.9)], 0.3).map(({ centreX }) => centreX)).toEqual([80, 20]);
  });

  it('are none where none came', () => {
    expect(mergeBoxes([], 0.3)).toEqual([]);
  });

  it('are brought from the unit square to the picture', () => {
    const unit = { ...aBox(0.5, 0.9, 0.1), centreY: 0.5 };
    expect(placeBox(unit, { x: -80, y: 0 }, 640)).toMatchObject({ centreX: 240, centreY: 320, widthPx: 64 });
  });
});
