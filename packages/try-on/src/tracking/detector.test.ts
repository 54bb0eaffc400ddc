import { describe, expect, it } from 'vitest';
import { decodeBoxes, FACE_DETECTOR, numbersPerBox, PALM_DETECTOR, probability } from './detector.ts';

const ANCHORS = FACE_DETECTOR.anchors;
const NUMBERS = numbersPerBox(FACE_DETECTOR);

const noFace = () => ({
  boxes: new Float32Array(ANCHORS.length * NUMBERS),
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

  it('has 2016 anchors for palms: two per cell of 24 by 24, then six per cell of 12 by 12', () => {
    const { anchors } = PALM_DETECTOR;
    expect(anchors).toHaveLength(2016);
    expect(anchors[1151]).toEqual({ x: 23.5 / 24, y: 23.5 / 24 });
    expect(anchors[1152]).toEqual({ x: 0.5 / 12, y: 0.5 / 12 });
    expect(numbersPerBox(PALM_DETECTOR)).toBe(18);
  });

  it('is a box and two eyes relative to its anchor, in units of the square', () => {
    const { boxes, logits } = noFace();
    logits[600] = 3;
    boxes.set([12.8, -6.4, 64, 32, -16, 0, 16, 0], 600 * NUMBERS);
    const anchor = ANCHORS[600] ?? { x: 0, y: 0 };
    const [box, ...others] = decodeBoxes(FACE_DETECTOR, boxes, logits);
    expect(others).toEqual([]);
    expect(box?.score).toBeCloseTo(0.953, 3);
    expect(box?.centreX).toBeCloseTo(anchor.x + 0.1, 6);
    expect(box?.centreY).toBeCloseTo(anchor.y - 0.05, 6);
    expect(box).toMatchObject({ widthPx: 0.5, heightPx: 0.25 });
    expect(box?.points[1]?.x).toBeCloseTo(anchor.x + 0.125, 6);
    expect(box?.points[0]?.x).toBeCloseTo(anchor.x - 0.125, 6);
  });

  it('holds nothing where every score is low', () => {
    const { boxes, logits } = noFace();
    expect(decodeBoxes(FACE_DETECTOR, boxes, logits)).toEqual([]);
  });

  it('is even at a logit of zero and stays a number at any other', () => {
    expect(probability(0)).toBe(0.5);
    expect(probability(1e9)).toBeCloseTo(1, 12);
    expect(probability(-Infinity)).toBeGreaterThanOrEqual(0);
  });
});
