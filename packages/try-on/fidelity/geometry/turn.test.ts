import { expect, it } from 'vitest';
import { turnedAbout } from './turn.ts';

it('turns counter-clockwise about an axis that points at the viewer', () => {
  const turned = turnedAbout([1, 0, 0], [0, 0, 3], 90);
  [0, 1, 0].forEach((value, axis) => expect(turned[axis]).toBeCloseTo(value, 9));
  expect(turnedAbout([0, 0, 2], [0, 0, 1], 77)[2]).toBeCloseTo(2, 9);
});
