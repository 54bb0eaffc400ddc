import { expect, it } from 'vitest';
import { i420From } from './i420.ts';

function plain(r: number, g: number, b: number): Uint8Array {
  return i420From(new Uint8ClampedArray(Array.from({ length: 4 }, () => [r, g, b, 255]).flat()), 2, 2);
}

it.each([
  ['black', plain(0, 0, 0), [16, 128, 128]],
  ['white', plain(255, 255, 255), [235, 128, 128]],
  ['red', plain(255, 0, 0), [81, 90, 240]],
  ['blue', plain(0, 0, 255), [41, 240, 110]],
])('writes %s as ITU-R BT.601 has it', (_, planes, [brightness, blueness, redness]) => {
  expect([...planes]).toEqual([brightness, brightness, brightness, brightness, blueness, redness]);
});
