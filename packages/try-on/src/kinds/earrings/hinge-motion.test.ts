import { describe, expect, it } from 'vitest';
import { createHingeMotion } from './hinge-motion.ts';

const STEP_S = 1 / 30;

/** The acceleration of a hanging piece at each frame, for these places of its hinge. */
const felt = (place: (seconds: number) => number) => {
  const motion = createHingeMotion();
  return Array.from({ length: 30 }, (_, frame) => motion.next([place(frame * STEP_S), 0, 0], STEP_S));
};

describe('a hinge that is moved about', () => {
  it('gives nothing but its weight to what hangs on it while it is still, or moves evenly', () => {
    for (const place of [() => 0.1, (seconds: number) => 0.3 * seconds]) {
      for (const [aside, down] of felt(place)) {
        expect(aside).toBeCloseTo(0, 6);
        expect(down).toBe(-9.81);
      }
    }
  });

  it('pulls against the way it is hastened', () => {
    const [aside] = felt((seconds) => seconds ** 2).at(-1) ?? [0];
    expect(aside).toBeCloseTo(-2, 1);
  });

  it('takes a jump of the tracking for no more than a toss of the head', () => {
    for (const [aside] of felt((seconds) => (seconds > 0.5 ? 5 : 0)))
      expect(Math.abs(aside)).toBeLessThanOrEqual(8);
  });

  it('forgets where it was when something else is followed', () => {
    const motion = createHingeMotion();
    for (const x of [0, 0.1, 0.4]) motion.next([x, 0, 0], STEP_S);
    motion.reset();
    expect(motion.next([9, 9, 9], STEP_S)).toEqual([0, -9.81, 0]);
  });
});
