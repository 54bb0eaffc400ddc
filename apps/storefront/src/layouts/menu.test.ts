import { expect, it } from 'vitest';
import { menuOf } from './menu.ts';

it('[R7.162] shows three levels of the categories, with their words and addresses alone', () => {
  const round = { dimId: 'round', name: 'Round', url: '/eyewear/sunglasses/round' };
  const sunglasses = { dimId: 'sun', name: 'Sunglasses', url: '/eyewear/sunglasses', children: [round] };
  const eyewear = { dimId: 'eye', name: 'Eyewear', url: '/eyewear', children: [sunglasses] };
  expect(menuOf([eyewear])).toEqual([
    {
      name: 'Eyewear',
      url: '/eyewear',
      below: [
        {
          name: 'Sunglasses',
          url: '/eyewear/sunglasses',
          below: [{ name: 'Round', url: '/eyewear/sunglasses/round', below: [] }],
        },
      ],
    },
  ]);
});
