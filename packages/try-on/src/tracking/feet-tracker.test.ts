import { describe, expect, it } from 'vitest';
import { createFeetTracker } from './feet-tracker.ts';
import { aFloor } from './flow/a-floor.ts';
import type { DetectedFeet, DetectedFoot } from './detected-feet.ts';

const foot = (x: number): DetectedFoot => ({ heel: { x, y: 165 }, toe: { x, y: 95 }, up: [0, 0.9, 0.4] });
const FEET: DetectedFeet = { left: foot(120), right: foot(190) };
const nowhere = () => Promise.resolve(undefined);
const floorAt = (x: number) => aFloor({ seen: { a: 1, b: 0, x, y: 0 } });

describe('feet that were placed by hand', () => {
  it('[R1.006] are both exactly there in the next picture, and follow what they stand on from then on', async () => {
    const tracker = createFeetTracker(nowhere);
    tracker.place(FEET);
    expect(await tracker.follow(floorAt(0))).toEqual({ feet: FEET });
    const feet = (await tracker.follow(floorAt(7)))?.feet;
    expect(feet?.left?.heel.x).toBeCloseTo(127, 0);
    expect(feet?.right?.toe.x).toBeCloseTo(197, 0);
  });

  it('leave one after the other: what is out of the picture takes nothing of the other with it', async () => {
    const tracker = createFeetTracker(nowhere);
    tracker.place(FEET);
    let feet: DetectedFeet | undefined;
    for (const x of [0, 12, 24, 36, 48, 60, 72, 84, 96, 108, 120, 132, 144, 156])
      feet = (await tracker.follow(floorAt(x)))?.feet;
    expect(feet?.right).toBeUndefined();
    expect(feet?.left?.heel.x).toBeCloseTo(276, 0);
  });

  it('are nowhere once they are given up, and when another source is shown', async () => {
    const tracker = createFeetTracker(nowhere);
    for (const end of [() => tracker.place(undefined), () => tracker.forget()]) {
      tracker.place(FEET);
      await tracker.follow(floorAt(0));
      end();
      expect(await tracker.follow(floorAt(0))).toBeUndefined();
    }
  });

  it('begin in a photo where they are guessed to be, and are worn nowhere', async () => {
    const tracker = createFeetTracker(() => Promise.resolve(FEET));
    expect(await tracker.study(floorAt(0))).toEqual({ feetGuess: FEET });
    expect(await tracker.follow(floorAt(0))).toBeUndefined();
  });
});
