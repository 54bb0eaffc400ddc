import { describe, expect, it } from 'vitest';
import { lobeRotation } from '../../pose/lobes.ts';
import { rotated, type Rotation } from '../../geometry/rotation.ts';
import { createSwinging, type Hinge } from './swinging.ts';

const UPRIGHT: Rotation = [0, 0, 0, 1];
/** The head is tipped towards the wearer's right shoulder, which is on the left of the picture. */
const TIPPED: Rotation = [0, 0, Math.sin(0.15), Math.cos(0.15)];

const at = (atMs: number, change: Partial<Hinge> = {}): Hinge => ({
  head: UPRIGHT,
  place: [0, 0, -0.6],
  atMs,
  motion: 'moving',
  ...change,
});

/** The largest swing of a drop on a head that is moved aside quickly. */
function furthest(motion: Hinge['motion']): number {
  const swinging = createSwinging('left', 0.02);
  const swings = [0, 33, 66, 99, 132, 165].map((atMs) =>
    swinging.next(at(atMs, { motion, place: [0.5 * (atMs / 165) ** 2, 0, -0.6] })),
  );
  return Math.max(...swings.map(({ aside }) => Math.abs(aside)));
}

describe('a drop on a lobe', () => {
  it.each(['left', 'right'] as const)('hangs along gravity on the %s ear of a tipped head', (side) => {
    const { aside, ahead } = createSwinging(side, 0.02).next(at(0, { head: TIPPED }));
    const sign = side === 'right' ? -1 : 1;
    const hangs = rotated(lobeRotation(side), [
      sign * Math.sin(aside) * Math.cos(ahead),
      -Math.cos(aside) * Math.cos(ahead),
      Math.sin(ahead) * Math.cos(aside),
    ]);
    const [x, y, z] = rotated(TIPPED, hangs);
    expect(x).toBeCloseTo(0, 1);
    expect(z).toBeCloseTo(0, 1);
    expect(y).toBeLessThan(-0.95);
  });

  it('swings when the head moves before a camera, and not in a photo or where less motion is asked for', () => {
    expect(furthest('moving')).toBeGreaterThan(0.05);
    expect(furthest('still')).toBeCloseTo(0, 6);
  });

  it('answers the same for a picture that is drawn twice', () => {
    const swinging = createSwinging('left', 0.02);
    swinging.next(at(0));
    const swing = swinging.next(at(40, { place: [0.1, 0, -0.6] }));
    expect(swinging.next(at(40, { place: [0.1, 0, -0.6] }))).toEqual(swing);
  });

  it('hangs still again after the head was away', () => {
    const swinging = createSwinging('left', 0.02);
    for (const [index, x] of [0, 0.05, 0.3].entries()) swinging.next(at(33 * index, { place: [x, 0, -0.6] }));
    expect(Math.abs(swinging.next(at(5000)).aside)).toBeCloseTo(0, 6);
  });
});
