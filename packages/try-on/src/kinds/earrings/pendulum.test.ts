import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Vector } from '../../geometry/rotation.ts';
import { createPendulum, GRAVITY, type Swing } from './pendulum.ts';

const DOWN: Vector = [0, -GRAVITY, 0];
/** The direction of the weight when the hinge is tipped about its +Z by this angle. */
const tipped = (radians: number): Vector => [GRAVITY * Math.sin(radians), -GRAVITY * Math.cos(radians), 0];

/** Swings of a drop of two centimetres after a nudge, over two seconds. */
function nudged(): readonly Swing[] {
  const pendulum = createPendulum(0.02);
  pendulum.rest(DOWN);
  return Array.from({ length: 120 }, (_, frame) =>
    pendulum.next(frame < 12 ? [4, -GRAVITY, 2] : DOWN, 1 / 60),
  );
}

/** The places of a drop on a head that shakes once a second, 20 times a second for two seconds. */
function shaken(framesPerTwentieth: number): readonly Swing[] {
  const pendulum = createPendulum(0.02);
  pendulum.rest(DOWN);
  const stepS = 0.05 / framesPerTwentieth;
  const swings = Array.from({ length: 40 * framesPerTwentieth }, (_, frame) => {
    const push = 3 * Math.sin(2 * Math.PI * (frame + 1) * stepS);
    return pendulum.next([push, -GRAVITY, push / 2], stepS);
  });
  return swings.filter((_, frame) => (frame + 1) % framesPerTwentieth === 0);
}

describe('what hangs on a hinge', () => {
  it('hangs straight down however the hinge is turned, where it is still', () => {
    fc.assert(
      fc.property(fc.double({ min: -0.8, max: 0.8, noNaN: true }), (angle) => {
        expect(createPendulum(0.02).rest(tipped(angle)).aside).toBeCloseTo(angle, 6);
      }),
    );
  });

  it('stays where it hangs while nothing moves', () => {
    const pendulum = createPendulum(0.02);
    pendulum.rest(tipped(0.3));
    for (let frame = 0; frame < 60; frame += 1) {
      expect(pendulum.next(tipped(0.3), 1 / 30).aside).toBeCloseTo(0.3, 6);
    }
  });

  it('swings after a nudge, past the middle, less each time, and comes to rest', () => {
    const aside = nudged().map((swing) => swing.aside);
    expect(Math.max(...aside)).toBeGreaterThan(0.2);
    expect(Math.min(...aside)).toBeLessThan(-0.05);
    const late = aside.slice(-20).map(Math.abs);
    expect(Math.max(...late)).toBeLessThan(0.02);
  });

  it('swings alike at every frame rate', () => {
    const fast = shaken(6);
    shaken(1).forEach(({ aside, ahead }, index) => {
      expect(Math.abs(aside - (fast[index]?.aside ?? Infinity))).toBeLessThan(0.02);
      expect(Math.abs(ahead - (fast[index]?.ahead ?? Infinity))).toBeLessThan(0.02);
    });
    expect(Math.max(...fast.map(({ aside }) => aside))).toBeGreaterThan(0.2);
  });

  it('never swings through a head, whatever the hinge does', () => {
    const number = fc.double({ min: -200, max: 200, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(number, number, number), { maxLength: 40 }), (weights) => {
        const pendulum = createPendulum(0.015);
        for (const weight of weights) {
          const { aside, ahead } = pendulum.next(weight, 1 / 20);
          expect(Math.max(Math.abs(aside), Math.abs(ahead))).toBeLessThanOrEqual(0.9);
        }
      }),
    );
  });
});
