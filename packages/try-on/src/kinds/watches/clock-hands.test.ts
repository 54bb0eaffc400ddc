import { Group } from 'three';
import { expect, it } from 'vitest';
import { clockHands, handAngles } from './clock-hands.ts';

const at = (hours: number, minutes: number, seconds: number) => new Date(2026, 0, 1, hours, minutes, seconds);

it('stands as clocks do', () => {
  expect(handAngles(at(0, 0, 0))).toEqual({ HandHour: 0, HandMinute: 0, HandSeconds: 0 });
  expect(handAngles(at(15, 30, 0))).toEqual({ HandHour: 105, HandMinute: 180, HandSeconds: 0 });
  expect(handAngles(at(10, 8, 45))).toEqual({ HandHour: 304.375, HandMinute: 52.5, HandSeconds: 270 });
});

it('turns every hand from the time it was modelled at, clockwise as the dial is seen', () => {
  const model = new Group();
  model.userData = { handHourDeg: 304, handMinuteDeg: 50 };
  const hour = new Group();
  hour.name = 'HandHour';
  const seconds = new Group();
  seconds.name = 'HandSeconds';
  seconds.rotation.z = 0.3;
  model.add(hour, seconds);
  clockHands(model)(at(11, 8, 0));
  expect(hour.rotation.z).toBeCloseTo((-30 * Math.PI) / 180, 6);
  // The model does not say what its second hand shows, so the hand stays.
  expect(seconds.rotation.z).toBe(0.3);
});
