import { describe, expect, it } from 'vitest';
import { ANCHORS, decodeBoxes, DETECTOR, probability } from './detector.ts';

const noFace = () => ({
  boxes: new Float32Array(ANCHORS.length * DETECTOR.numbersPerBox),
  logits: new Float32Array(ANCHORS.length).fill(-20),
});

describe('the detector output', () => {
  it('has 896 anchors: two per cell of 16 by 16, then six per cell of 8 by 8', () => {
    expect(ANCHORS).toHaveLength(896);
    expect(ANCHORS[0]).toEqual({ x: 0.5 / 16, y: 0.5 / 16 });
    expect(ANCHORS[1]).toEqual(ANCHORS[0]);
    expect(ANCHORS[2]).toEqual({ x: 1.5 / 16, y: 0.5 / 16 });
    expect(ANCHORS[32]).toEqual({ x: 0.5 / 16, y: 1.5 / 16 });
    expect(ANCHORS[512]).toEqual({ x: 0.5 / 8, y: 0.5 / 8 });
    expect(ANCHORS[895]).toEqual({ x: 7.5 / 8, y: 7.5 / 8 });
  });

  it('is a box and two eyes relative to its anchor, in units of the square', () => {
    const { boxes, logits } = noFace();
    logits[600] = 3;
    boxes.set([12.8, -6.4, 64, 32, -16, 0, 16, 0], 600 * DETECTOR.numbersPerBox);
    const anchor = ANCHORS[600] ?? { x: 0, y: 0 };
    const [box, ...others] = decodeBoxes(boxes, logits);
    expect(others).toEqual([]);
    expect(box?.score).toBeCloseTo(0.953, 3);
    expect(box?.centreX).toBeCloseTo(anchor.x + 0.1, 6);
    expect(box?.centreY).toBeCloseTo(anchor.y - 0.05, 6);
    expect(box).toMatchObject({ widthPx: 0.5, heightPx: 0.25 });
    expect(box?.leftEye.x).toBeCloseTo(anchor.x + 0.125, 6);
    expect(box?.rightEye.x).toBeCloseTo(anchor.x - 0.125, 6);
  });

  it('holds nothing where every score is low', () => {
    const { boxes, logits } = noFace();
    expect(decodeBoxes(boxes, logits)).toEqual([]);
  });

  it('is even at a logit of zero and stays a number at any other', () => {
    expect(probability(0)).toBe(0.5);
    expect(probability(1e9)).toBeCloseTo(1, 12);
    expect(probability(-Infinity)).toBeGreaterThanOrEqual(0);
  });
});
