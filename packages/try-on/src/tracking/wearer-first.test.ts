import { expect, it } from 'vitest';
import { averageHand } from '../pose/average-hand.ts';
import { wearerFirst } from './wearer-first.ts';

const sized = (pxPerCm: number, worn?: object) => ({
  hand: averageHand({ pxPerCm, wrist: [100, 200] }),
  ...(worn && { worn }),
});

it('has the larger of two new hands wear', () => {
  const [small, large] = [sized(10), sized(11)];
  expect(wearerFirst([small, large])[0]).toBe(large);
});

it('leaves what is worn where it is while the other hand is hardly larger, and changes for a clearly larger one', () => {
  const [wearer, hardlyLarger, larger] = [sized(10, {}), sized(11, {}), sized(14)];
  expect(wearerFirst([wearer, hardlyLarger])[0]).toBe(wearer);
  expect(wearerFirst([wearer, larger])[0]).toBe(larger);
});
