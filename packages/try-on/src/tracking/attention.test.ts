import { describe, expect, it } from 'vitest';
import { cutWindow, FEATURES, refinedPoint, WINDOW_SIDE, windowAround } from './attention.ts';
import { LEFT_EYE_POINTS, LIP_POINTS, RIGHT_EYE_POINTS } from '../landmarks/face-points.ts';

/** Four points of a rectangle of 40 by 20 pixels about (96, 96), turned; its upper edge runs from the first to the second. */
function aPart(turn: number) {
  const landmarks = new Float32Array(478 * 3);
  const corners = [
    [-20, -10],
    [20, -10],
    [20, 10],
    [-20, 10],
  ] as const;
  corners.forEach(([x, y], k) => {
    landmarks[3 * k] = 96 + x * Math.cos(turn) - y * Math.sin(turn);
    landmarks[3 * k + 1] = 96 + x * Math.sin(turn) + y * Math.cos(turn);
  });
  return { landmarks, part: { points: [0, 1, 2, 3], from: 0, to: 1 } };
}

describe('the window around a part of the face', () => {
  it.each([0, 0.4, -1.1])('is half as large again as the part, and turned with it by %f', (turn) => {
    const { landmarks, part } = aPart(turn);
    const map = windowAround(landmarks, part);
    const at = (x: number, y: number) => [map.a * x + map.b * y + map.e, map.c * x + map.d * y + map.f];
    const [midX = 0, midY = 0] = at(WINDOW_SIDE / 2, WINDOW_SIDE / 2);
    expect([midX * 4, midY * 4]).toEqual([expect.closeTo(96, 3), expect.closeTo(96, 3)]);
    const [leftX = 0, leftY = 0] = at(0, 0);
    const [rightX = 0, rightY = 0] = at(WINDOW_SIDE, 0);
    expect(Math.hypot(rightX - leftX, rightY - leftY) * 4).toBeCloseTo(60, 3);
    expect(Math.atan2(rightY - leftY, rightX - leftX)).toBeCloseTo(turn, 3);
  });

  it('holds the features under it, and zero outside of the map', () => {
    const { side, channels } = FEATURES;
    const features = new Float32Array(side * side * channels);
    for (let cell = 0; cell < side * side; cell += 1)
      features.fill(cell % side, cell * channels, (cell + 1) * channels);
    const inside = cutWindow(features, { a: 1, b: 0, c: 0, d: 1, e: 10, f: 10 });
    expect(inside[0]).toBe(10);
    expect(inside[3 * channels]).toBe(13);
    const between = cutWindow(features, { a: 1, b: 0, c: 0, d: 1, e: 10.25, f: 10 });
    expect(between[0]).toBeCloseTo(10.25, 5);
    const beyond = cutWindow(features, { a: 1, b: 0, c: 0, d: 1, e: 100, f: 10 });
    expect(beyond.every((value) => value === 0)).toBe(true);
  });

  it('brings its middle back to the middle of the part', () => {
    const { landmarks, part } = aPart(0.4);
    const { x, y } = refinedPoint(windowAround(landmarks, part), [32, 32], 0);
    expect(x).toBeCloseTo(96, 3);
    expect(y).toBeCloseTo(96, 3);
  });

  it('has 80 points of the lips and 71 of each eye, none named twice within an eye', () => {
    expect(LIP_POINTS).toHaveLength(80);
    for (const points of [LEFT_EYE_POINTS, RIGHT_EYE_POINTS]) expect(new Set(points).size).toBe(71);
  });
});
