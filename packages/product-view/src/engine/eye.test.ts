import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../motion/orbit.ts';
import { createEye, type Sight } from './eye.ts';

function anEye(isStill = false) {
  const sights: Sight[] = [];
  let asked = 0;
  const eye = createEye({
    home: { azimuth: 0, elevation: 0.2, stops: 0 },
    isStill: () => isStill,
    onChanged: () => {
      asked += 1;
    },
    onRest: (sight) => sights.push(sight),
  });
  const settle = () => {
    for (let frame = 0; frame < 200; frame += 1) eye.advance(16);
  };
  return { eye, sights, settle, asked: () => asked };
}

describe('the eye', () => {
  it('glides on when it is let go of, and says what is seen once it rests', () => {
    const { eye, sights, settle } = anEye();
    eye.onHold();
    eye.onDrag({ ...NOWHERE, azimuth: Math.PI / 2 });
    expect(eye.isMoving()).toBe(true);
    eye.onRelease({ ...NOWHERE, azimuth: Math.PI / 2 });
    eye.advance(16);
    expect([eye.isGliding(), sights]).toEqual([true, []]);
    settle();
    expect(eye.isMoving()).toBe(false);
    expect(sights).toEqual([{ side: 'back', enlargement: 1 }]);
  });

  it('stands where it is when a hand is laid on it', () => {
    const { eye } = anEye();
    eye.onMove('turn-left');
    eye.advance(16);
    const { azimuth } = eye.orbit();
    eye.onHold();
    eye.advance(1000);
    expect([eye.isGliding(), eye.orbit().azimuth]).toEqual([false, azimuth]);
  });

  it('comes home from wherever it is', () => {
    const { eye, sights, settle } = anEye();
    for (const move of ['turn-left', 'closer', 'tilt-down', 'closer'] as const) eye.onMove(move);
    settle();
    expect(sights.at(-1)).toEqual({ side: 'frontLeft', enlargement: expect.closeTo(2, 9) });
    eye.onMove('home');
    settle();
    expect(sights.at(-1)).toEqual({ side: 'front', enlargement: 1 });
  });

  it('comes in from the side, and says nothing of what nobody did', () => {
    const { eye, sights, settle } = anEye();
    eye.enter();
    expect(eye.orbit().azimuth).toBeGreaterThan(0.5);
    settle();
    expect([eye.orbit().azimuth, sights]).toEqual([0, []]);
  });

  it('does all that at once, without coming in, for whom motion is reduced', () => {
    const { eye, sights, asked } = anEye(true);
    eye.enter();
    expect([eye.orbit().azimuth, asked()]).toEqual([0, 0]);
    eye.onMove('turn-left');
    expect(eye.isMoving()).toBe(false);
    expect(eye.orbit().azimuth).toBeCloseTo(Math.PI / 6, 9);
    eye.onHold();
    eye.onDrag({ ...NOWHERE, azimuth: 1 });
    eye.onRelease({ ...NOWHERE, azimuth: 3 });
    expect(eye.isGliding()).toBe(false);
    eye.advance(16);
    expect(sights).toHaveLength(1);
  });
});
