import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameHand, regionOfHand, regionOfPalm } from './hand-region.ts';

/** A hand pointing up, wrist at the origin, 100 pixels to the knuckles, turned and moved. */
function aHand(turn: number, moved = 0): Float32Array<ArrayBuffer> {
  const landmarks = new Float32Array(63);
  for (let point = 1; point < 21; point += 1) {
    const [digit, along] = [Math.floor((point - 1) / 4), (point - 1) % 4];
    const [x, y] = [20 * (digit - 2), -(100 + 25 * along)];
    landmarks[3 * point] = x * Math.cos(turn) - y * Math.sin(turn);
    landmarks[3 * point + 1] = x * Math.sin(turn) + y * Math.cos(turn);
  }
  for (let k = 0; k < 63; k += 3) landmarks[k] = (landmarks[k] ?? 0) + 300 + moved;
  return landmarks;
}

const angle = fc.double({ min: -Math.PI, max: Math.PI, noNaN: true });

describe('the square a hand is looked at in', () => {
  it('turns with the hand, and its size does not', () => {
    fc.assert(
      fc.property(angle, (turn) => {
        const [upright, turned] = [regionOfHand(aHand(0)), regionOfHand(aHand(turn))];
        expect(Math.cos(turned.rotation - upright.rotation - turn)).toBeCloseTo(1, 6);
        expect(turned.sizePx).toBeCloseTo(upright.sizePx, 2);
      }),
    );
  });

  it('holds the finger tips and the wrist', () => {
    const { centreX, centreY, sizePx } = regionOfHand(aHand(0));
    expect(centreY - sizePx / 2).toBeLessThan(-175);
    expect(centreY + sizePx / 2).toBeGreaterThan(0);
    expect(Math.abs(centreX - 300)).toBeLessThan(40);
  });

  it('lies half a palm ahead of a detected palm, over the fingers, whichever way it points', () => {
    fc.assert(
      fc.property(angle, (turn) => {
        const up = { x: Math.sin(turn), y: -Math.cos(turn) };
        const wrist = { x: 100 - 20 * up.x, y: 100 - 20 * up.y };
        const knuckle = { x: 100 + 20 * up.x, y: 100 + 20 * up.y };
        const box = { score: 1, centreX: 100, centreY: 100, widthPx: 60, heightPx: 60 };
        const region = regionOfPalm({ ...box, points: [wrist, wrist, knuckle] });
        expect(region.centreX).toBeCloseTo(100 + 30 * up.x, 6);
        expect(region.centreY).toBeCloseTo(100 + 30 * up.y, 6);
        expect(region.sizePx).toBeCloseTo(156, 6);
      }),
    );
  });

  it('is that of the same hand next to itself, and of another one a hand away', () => {
    const region = regionOfHand(aHand(0));
    expect(isSameHand(region, regionOfHand(aHand(0.2, 10)))).toBe(true);
    expect(isSameHand(region, regionOfHand(aHand(0, 250)))).toBe(false);
  });
});
